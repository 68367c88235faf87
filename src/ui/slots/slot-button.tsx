import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { pressable } from '../a11y/press';
import { rovingTarget } from '../a11y/roving';
import { cx } from '../class-names';
import { Icon } from '../icon/icon';
import { UI_MESSAGES } from '../messages';
import { isOpen } from './slot-groups';
import type { Slot } from './slot-groups';

export interface SlotButtonProps {
  readonly slot: Slot;
  readonly index: number;
  readonly entry: boolean;
  readonly selected: boolean;
  /** All slots in keyboard navigation order. */
  readonly order: readonly Slot[];
  readonly onSelect: (id: string) => void;
}

/** One slot with its remaining count. */
export function SlotButton({ slot, index, entry, selected, order, onSelect }: SlotButtonProps) {
  const t = useText(UI_MESSAGES);
  const open = isOpen(slot);
  const time = `${slot.start}–${slot.end}`;
  const mark = slot.ended
    ? t('slotEnded')
    : open
      ? t('slotLeft', { count: slot.left })
      : t('slotFull');
  const select = (index: number): void => {
    const target = order[index];
    if (target) onSelect(target.id);
  };
  return (
    <View
      className={cx('ui-slot', open ? 'ui-slot--open' : 'ui-slot--off', selected && 'is-on')}
      {...pressable({
        role: 'radio',
        label: `${time} ${mark}`,
        checked: selected,
        disabled: !open,
        onPress: () => onSelect(slot.id),
        roving: {
          index,
          active: entry,
          target: (key) =>
            rovingTarget(key, {
              index,
              count: order.length,
              isDisabled: (index) => !isOpen(order[index] ?? slot),
            }),
          onMove: select,
        },
      })}
    >
      <View className="ui-slot__time">{time}</View>
      <View className="ui-slot__mark">
        <Icon name="check" className="ui-slot__tick" />
        {mark}
      </View>
    </View>
  );
}
