import { View } from '@tarojs/components';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icons';
import styles from './point-list.module.scss';

export interface PointListProps {
  readonly items: readonly string[];
  readonly icon: IconName;
  /** `danger` for contraindications. */
  readonly tone?: 'plain' | 'danger';
}

/** Points, one per line, each with the same icon. */
export function PointList({ items, icon, tone = 'plain' }: PointListProps) {
  return (
    <View>
      {items.map((item) => (
        <View key={item} className={styles.point}>
          <Icon name={icon} size="md" className={cx(styles.icon, styles[tone])} />
          <View className={styles.text}>{item}</View>
        </View>
      ))}
    </View>
  );
}
