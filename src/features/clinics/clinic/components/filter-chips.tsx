import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '@/ui/a11y/press';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { LIST_MESSAGES } from '../list-messages';
import { FILTERS, toggled } from '../nearby-query';
import type { Filter } from '../nearby-query';
import styles from './filter-chips.module.scss';

export interface FilterChipsProps {
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
}

/** Conditions that can be combined, each switched on and off by a tap. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const t = useText(LIST_MESSAGES);
  return (
    <View className={styles.chips} {...semantics({ role: 'group', label: t('filters') })}>
      {FILTERS.map((filter) => {
        const on = filters.includes(filter);
        return (
          <View
            key={filter}
            className={cx(styles.chip, on && styles.on)}
            {...pressable({
              role: 'checkbox',
              checked: on,
              label: t(filter),
              onPress: () => onChange(toggled(filters, filter)),
            })}
          >
            <View className={styles.mark}>{on ? <Icon name="check" size="sm" /> : null}</View>
            {t(filter)}
          </View>
        );
      })}
    </View>
  );
}
