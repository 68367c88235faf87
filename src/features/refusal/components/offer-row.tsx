import { View } from '@tarojs/components';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import styles from './offer-row.module.scss';

export interface AlternativeRowProps {
  readonly when: string;
  readonly detail: string;
  /** What somebody has to know before they take it. */
  readonly warning?: string | undefined;
  /** What a tap does. */
  readonly take: string;
  /** For whom, spoken after what is seen; a tap that books nothing yet needs none. */
  readonly whom?: string | undefined;
  readonly onTake: () => void;
}

/** A time that could be taken instead; one tap takes it. */
export function OfferRow({ when, detail, warning, take, whom, onTake }: AlternativeRowProps) {
  const label = whom && [when, detail, warning, take, whom].filter(Boolean).join(' ');
  return (
    <View className={styles.offer} {...pressable({ label, onPress: onTake })}>
      <View className={styles.main}>
        <View className={styles.when}>{when}</View>
        <View className={styles.detail}>{detail}</View>
        {warning ? <View className={styles.warning}>{warning}</View> : null}
      </View>
      <View className={styles.take}>
        {take}
        <Icon name="chevron-right" size="sm" />
      </View>
    </View>
  );
}
