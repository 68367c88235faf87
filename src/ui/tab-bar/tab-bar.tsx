import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icons';
import { FRAME_MESSAGES } from '../frame-messages';
import { Badge } from '../tag/badge';
import './tab-bar.scss';

export interface TabBarItem {
  readonly name: string;
  readonly label: string;
  readonly icon: IconName;
  /** Unread count; hidden at 0. */
  readonly badge?: number | undefined;
}

export interface TabBarProps {
  readonly items: readonly TabBarItem[];
  readonly active: number;
  readonly onSelect: (index: number) => void;
}

/** The product's main pages, always at the bottom. */
export function TabBar({ items, active, onSelect }: TabBarProps) {
  const t = useText(FRAME_MESSAGES);
  return (
    <View className="ui-tab-bar" {...semantics({ role: 'navigation' })}>
      <View className="ui-tab-bar__items">
        {items.map((item, index) => (
          <View
            key={item.name}
            className={cx('ui-tab-bar__item', index === active && 'is-on')}
            {...pressable({
              role: 'link',
              label: item.badge ? t('unread', { name: item.label, count: item.badge }) : item.label,
              current: index === active ? 'page' : undefined,
              onPress: () => onSelect(index),
            })}
          >
            <View className="ui-tab-bar__icon">
              <Icon name={item.icon} size="lg" />
            </View>
            <View className="ui-tab-bar__label">{item.label}</View>
            <View className="ui-tab-bar__badge">
              {item.badge ? <Badge count={item.badge} /> : null}
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}
