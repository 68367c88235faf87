import { View } from '@tarojs/components';
import type { LinkmanDetail } from '@contract/linkman/endpoints';
import { TextLink } from '@/ui/button/text-link';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { LINKMAN_MESSAGES } from '../messages';
import { CONSENT_USES } from '../consent-uses';
import { needsGuardianCode } from '../draft-rules';
import { ConsentCard, ConsentCheck } from './consent-card';
import { GuardianCode } from './guardian-code';
import styles from './fields.module.scss';
import type { MemberFieldsProps } from './identity-fields';

export interface ConsentFieldsProps extends Omit<MemberFieldsProps, 'today'> {
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
 * Separate consent to the handling of sensitive personal information, with its purpose; for a child also the
 * guardian's.
 */
export function ConsentFields({ draft, violations, change, isChild }: ConsentFieldsProps) {
  const t = useText(LINKMAN_MESSAGES);
  const dates = useDateText();
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
      <ConsentCheck
        checked={draft.consent}
        onChange={(consent) => change({ consent })}
        label={t('consent')}
        fault={violations.consent ? t('consentMissing') : ''}
      />
      <View className={styles.more}>
        <TextLink onPress={() => void navigate.to('privacyPolicy')}>{t('consentMore')}</TextLink>
      </View>
      <Optional>
        {isChild ? (
          <>
            <ConsentCheck
              checked={draft.guardianIs === 'owner'}
              onChange={(checked) => change({ guardianIs: checked ? 'owner' : null })}
              label={t('guardianConsent')}
              fault={violations.guardianIs ? t('guardianConsentMissing') : ''}
            />
            <View className={styles.other}>
              <ConsentCheck
                checked={draft.guardianIs === 'other'}
                onChange={(checked) => change({ guardianIs: checked ? 'other' : null })}
                label={t('guardianNotified')}
                fault=""
              />
            </View>
            <Optional>
              {needsGuardianCode(draft, isChild) ? (
                <GuardianCode draft={draft} violations={violations} change={change} />
              ) : null}
            </Optional>
            <TextLink onPress={() => void navigate.to('childrenPrivacy')}>
              {t('guardianConsentMore')}
            </TextLink>
          </>
        ) : null}
      </Optional>
    </ConsentCard>
  );
}
