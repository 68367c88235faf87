import { ScrollView, View } from '@tarojs/components';
import { pressable, rovingGroup } from '../a11y/press';
import { rovingTarget } from '../a11y/roving';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { Badge } from '../tag/badge';
import './tabs.scss';

export interface TabItem<Key extends string | number = string> {
  readonly key: Key;
  readonly label: string;
  /** Number of new items; hidden at 0. */
  readonly badge?: number | undefined;
}

export interface TabsProps<Key extends string | number> {
  readonly items: readonly TabItem<Key>[];
  readonly active: Key;
  readonly onSelect: (key: Key) => void;
  /** Accessible name: what the tabs select. */
  readonly label: string;
  /** `line` divides a page, `pills` filter a list. */
  readonly shape?: 'line' | 'pills' | undefined;
}

/** Views of one page, one at a time. Tabs that do not fit scroll horizontally. */
export function Tabs<Key extends string | number>(props: TabsProps<Key>) {
  const { items, active, onSelect, label, shape = 'line' } = props;
  const select = (index: number): void => {
    const item = items[index];
    if (item && item.key !== active) onSelect(item.key);
  };
  return (
    <ScrollView scrollX className={cx('ui-tabs', `ui-tabs--${shape}`)}>
      <View className="ui-tabs__list" {...rovingGroup()} {...semantics({ role: 'tablist', label })}>
        {items.map((item, index) => (
          <View
            key={item.key}
            className={cx('ui-tab', item.key === active && 'ui-tab--on')}
            {...pressable({
              role: 'tab',
              label: item.badge ? `${item.label} ${item.badge}` : item.label,
              selected: item.key === active,
              onPress: () => select(index),
              roving: {
                index,
                active: item.key === active,
                target: (key) => rovingTarget(key, { index, count: items.length }),
                onMove: select,
              },
            })}
          >
            <View className="ui-tab__label">
              {item.label}
              {item.badge ? <Badge count={item.badge} /> : null}
            </View>
          </View>
        ))}
      </View>
    </ScrollView>
  );
}
