import type { Consent } from '@contract/personal/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { CONSENT_MESSAGES } from './consent-messages';

const PLATFORM_NAMES = ['wechat', 'alipay', 'weapp'] as const;

export interface ConsentText {
  readonly title: string;
  readonly follows: string;
  /** When it was given or withdrawn, and the version of the document. */
  readonly since: string;
}

/** Words of consents, in the reader's language. */
export function useConsentText(): (consent: Consent) => ConsentText {
  const t = useText(CONSENT_MESSAGES);
  const dates = useDateText();
  return ({ purpose, id, name, day, at, version, given }) => {
    const platform = PLATFORM_NAMES.find((each) => each === id);
    const values = {
      name: platform ? t(platform) : name,
      day: day === null ? '' : dates.dayOfYear(day),
    };
    const when = at === null ? '' : dates.dateTimeText(at);
    const since = when && t(given ? 'givenAt' : 'withdrawnAt', { at: when });
    return {
      title: t(purpose, values),
      follows: t(`${purpose}Follows`, values),
      since: [since, version && t('version', { version })].filter(Boolean).join(' · '),
    };
  };
}
