import { View } from '@tarojs/components';
import { SENSITIVE } from '@contract/personal/consent-data-rules';
import type { Consent, HandledData } from '@contract/personal/endpoints';
import { useText } from '@/i18n/messages';
import { scrollBox } from '@/ui/a11y/scroll-box';
import { Optional } from '@/ui/optional/optional';
import { CONSENT_MESSAGES } from '../consent-messages';
import { useConsentText } from '../consent-text';
import { KindRows } from './kind-rows';
import styles from './personal.module.scss';

export interface ConsentBodyProps {
  readonly consent: Consent;
  /** What is handled by it. */
  readonly handled: HandledData | undefined;
}

/** When a consent was given, what is handled by it, who receives what, and what follows when it is withdrawn. */
export function ConsentBody({ consent, handled }: ConsentBodyProps) {
  const t = useText(CONSENT_MESSAGES);
  const { title, since, follows } = useConsentText()(consent);
  const receivers = handled?.receivers ?? [];
  return (
    <View {...scrollBox(title, true)}>
      <View className={styles.at}>{since}</View>
      <KindRows kinds={handled?.kinds ?? []} />
      <Optional>
        {SENSITIVE.some((each) => each === consent.purpose) ? (
          <View className={styles.text}>{t('sensitive')}</View>
        ) : null}
      </Optional>
      <Optional>
        {receivers.length > 0 ? (
          <View>
            <View className={styles.label}>{t('gets')}</View>
            {receivers.map(({ who, gets }) => (
              <View key={who} className={styles.text}>
                {t('getsOf', { who, gets })}
              </View>
            ))}
          </View>
        ) : null}
      </Optional>
      <Optional>
        {consent.given ? (
          <View>
            <View className={styles.label}>{t('follows')}</View>
            <View className={styles.text}>{follows}</View>
          </View>
        ) : null}
      </Optional>
    </View>
  );
}
