import { View } from '@tarojs/components';
import type { LinkmanDetail } from '@contract/linkman/endpoints';
import { TextLink } from '@/ui/button/text-link';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { LINKMAN_MESSAGES } from '../messages';
import { CONSENT_USES } from '../consent-uses';
import type { MemberDraft } from '../draft-rules';
import { ConsentCard } from './consent-card';
import styles from './fields.module.scss';

export interface ConsentFieldsProps {
  readonly draft: MemberDraft;
  readonly isChild: boolean;
}

const GIVEN = {
  owner: 'consentGiven',
  guardian: 'guardianConsentGiven',
  notified: 'guardianNotifiedGiven',
  proved: 'guardianProvedGiven',
} as const;

const givenBy = ({ by, notified, proved }: LinkmanDetail['consents'][number]) => {
  if (proved) return GIVEN.proved;
  return notified ? GIVEN.notified : GIVEN[by];
};

/**
 * Separate consent to the handling of sensitive personal information, with its purpose, and for a child the guardian's: what the
 * button that saves agrees to.
 */
export function ConsentFields({ draft, isChild }: ConsentFieldsProps) {
  const t = useText(LINKMAN_MESSAGES);
  const dates = useDateText();
  const isOther = isChild && draft.guardianIs === 'other';
  return (
    <ConsentCard title={t('consentTitle')} text={t('consentText')}>
      <View>
        {CONSENT_USES.map((use) => (
          <View key={use} className={styles.use}>
            {t(use)}
          </View>
        ))}
      </View>
      <View>
        {draft.consents?.map((consent) => (
          <View key={consent.by} className={styles.given}>
            {t(givenBy(consent), {
              time: dates.dateTimeText(consent.at),
              version: consent.version,
            }).trim()}
          </View>
        ))}
      </View>
      <View className={styles.agreed}>
        {isChild && !isOther ? t('guardianConsent') : t('consent')}
      </View>
      <View className={styles.agreed}>{isOther ? t('guardianNotified') : ''}</View>
      <View className={styles.more}>
        <TextLink onPress={() => void navigate.to('privacyPolicy')}>{t('consentMore')}</TextLink>
        {isChild ? (
          <TextLink onPress={() => void navigate.to('childrenPrivacy')}>
            {t('guardianConsentMore')}
          </TextLink>
        ) : null}
      </View>
    </ConsentCard>
  );
}
