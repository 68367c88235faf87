import { View } from '@tarojs/components';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import styles from './alternative-row.module.scss';

export interface AlternativeRowProps {
  readonly when: string;
  readonly detail: string;
  /** A warning to read before taking it. */
  readonly warning?: string | undefined;
  /** Label of the action. */
  readonly take: string;
  /** For whom it is, read out after the visible text; omitted where a tap does not book yet. */
  readonly whom?: string | undefined;
  readonly onTake: () => void;
}

/** An alternative time; one tap takes it. */
export function AlternativeRow({ when, detail, warning, take, whom, onTake }: AlternativeRowProps) {
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
