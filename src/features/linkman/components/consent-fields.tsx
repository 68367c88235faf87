import { View } from '@tarojs/components';
import { TextLink } from '@/ui/button/text-link';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Optional } from '@/ui/optional/optional';
import { LINKMAN_MESSAGES } from '../messages';
import { CONSENT_USES } from '../consent-uses';
import { ConsentCard, ConsentCheck } from './consent-card';
import styles from './fields.module.scss';
import type { MemberFieldsProps } from './identity-fields';

export interface ConsentFieldsProps extends Omit<MemberFieldsProps, 'today'> {
  readonly isChild: boolean;
}

const GIVEN = {
  owner: 'consentGiven',
  guardian: 'guardianConsentGiven',
  notified: 'guardianNotifiedGiven',
} as const;

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
        {draft.consents?.map(({ by, at, version, notified }) => (
          <View key={by} className={styles.given}>
            {t(GIVEN[notified ? 'notified' : by], {
              time: dates.dateTimeText(at),
              version,
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
            <TextLink onPress={() => void navigate.to('childrenPrivacy')}>
              {t('guardianConsentMore')}
            </TextLink>
          </>
        ) : null}
      </Optional>
    </ConsentCard>
  );
}
