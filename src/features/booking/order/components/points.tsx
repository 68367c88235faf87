import { View } from '@tarojs/components';
import { semantics } from '@/ui/a11y/semantics';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icons';
import styles from './bring-list.module.scss';

export interface PointsProps {
  readonly items: readonly string[];
  readonly label: string;
  readonly icon: IconName;
}

/** Points of advice, one per line. */
export function Points({ items, label, icon }: PointsProps) {
  return (
    <View {...semantics({ role: 'list', label })}>
      {items.map((item) => (
        <View key={item} className={styles.item} {...semantics({ role: 'listitem' })}>
          <Icon name={icon} className={styles.tick} />
          <View className={styles.text}>{item}</View>
        </View>
      ))}
    </View>
  );
}
