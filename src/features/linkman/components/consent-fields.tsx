import { View } from '@tarojs/components';
import { TextLink } from '@/ui/button/text-link';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { semantics } from '@/ui/a11y/semantics';
import { Card } from '@/ui/card/card';
import { Checkbox } from '@/ui/choice/checkbox';
import { Optional } from '@/ui/optional/optional';
import { LINKMAN_MESSAGES } from '../messages';
import styles from './fields.module.scss';
import type { MemberFieldsProps } from './identity-fields';

export interface ConsentFieldsProps extends Omit<MemberFieldsProps, 'today'> {
  readonly isChild: boolean;
}

/**
 * Separate consent to the handling of sensitive personal information, with its purpose; for a child also the
 * guardian's.
 */
export function ConsentFields({ draft, violations, change, isChild }: ConsentFieldsProps) {
  const t = useText(LINKMAN_MESSAGES);
  const dates = useDateText();
  return (
    <Card className={styles.consent}>
      <View className={styles.title} {...semantics({ role: 'heading', level: 2 })}>
        {t('consentTitle')}
      </View>
      <View className={styles.text}>{t('consentText')}</View>
      <View>
        {draft.consents?.map(({ by, at, version }) => (
          <View key={by} className={styles.given}>
            {t(by === 'owner' ? 'consentGiven' : 'guardianConsentGiven', {
              time: dates.dateTimeText(at),
              version,
            }).trim()}
          </View>
        ))}
      </View>
      <Checkbox
        checked={draft.consent}
        onChange={(consent) => change({ consent })}
        label={t('consent')}
        invalid={!!violations.consent}
      />
      <View className={styles.fault} {...semantics({ live: 'polite' })}>
        {violations.consent ? t('consentMissing') : ''}
      </View>
      <View className={styles.more}>
        <TextLink onPress={() => void navigate.to('privacyPolicy')}>{t('consentMore')}</TextLink>
      </View>
      <Optional>
        {isChild ? (
          <>
            <Checkbox
              checked={draft.guardianConsent}
              onChange={(guardianConsent) => change({ guardianConsent })}
              label={t('guardianConsent')}
              invalid={!!violations.guardianConsent}
            />
            <View className={styles.fault} {...semantics({ live: 'polite' })}>
              {violations.guardianConsent ? t('guardianConsentMissing') : ''}
            </View>
            <TextLink onPress={() => void navigate.to('childrenPrivacy')}>
              {t('guardianConsentMore')}
            </TextLink>
          </>
        ) : null}
      </Optional>
    </Card>
  );
}
