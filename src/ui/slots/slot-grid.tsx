import { View } from '@tarojs/components';
import { useText } from '@/i18n/messages';
import { rovingGroup } from '../a11y/press';
import { semantics } from '../a11y/semantics';
import { UI_MESSAGES } from '../messages';
import { SlotButton } from './slot-button';
import { groupSlots, isOpen } from './slot-groups';
import type { Slot } from './slot-groups';
import './slots.scss';

export interface SlotGridProps {
  readonly slots: readonly Slot[];
  readonly selected?: string | undefined;
  readonly onSelect: (id: string) => void;
}

/** The slots of a day under "morning" and "afternoon", each with its remaining count. */
export function SlotGrid({ slots, selected, onSelect }: SlotGridProps) {
  const t = useText(UI_MESSAGES);
  const groups = groupSlots(slots);
  const order = groups.flatMap((group) => group.slots);
  const chosen = order.findIndex((slot) => slot.id === selected);
  const entry = chosen < 0 ? order.findIndex(isOpen) : chosen;
  return (
    <View
      className="ui-slots"
      {...rovingGroup()}
      {...semantics({ role: 'radiogroup', label: t('slots') })}
    >
      {groups.map((group) => (
        <View key={group.part} className="ui-slots__group">
          <View className="ui-slots__part">{t(group.part)}</View>
          <View className="ui-slots__list">
            {group.slots.map((slot) => (
              <SlotButton
                key={slot.id}
                slot={slot}
                index={order.indexOf(slot)}
                entry={order.indexOf(slot) === entry}
                selected={slot.id === selected}
                order={order}
                onSelect={onSelect}
              />
            ))}
          </View>
        </View>
      ))}
    </View>
  );
}
