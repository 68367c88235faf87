import type { DaySlot } from '../slot-rules';
import { View } from '@tarojs/components';
import { memo } from 'react';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { SlotGrid } from '@/ui/slots/slot-grid';
import { Skeleton } from '@/ui/state/skeleton';
import { SLOT_PICKER_MESSAGES } from '../messages';
import type { ChosenSlot } from '@/features/booking/submission/form';
import type { PickerTarget } from '../picker-target';
import { useTimes } from '../use-times';
import type { TimesEvents } from '../use-times';
import styles from './picker.module.scss';

export interface TimesProps extends TimesEvents {
  readonly target: PickerTarget;
  readonly day: string | null;
  readonly slotId: number | undefined;
  /** The user's held slot on that day. */
  readonly retained: ChosenSlot | null;
  readonly onSlot: (slot: ChosenSlot) => void;
}

const shown = (slot: DaySlot) => ({
  id: String(slot.id),
  start: slot.startTime,
  end: slot.endTime,
  left: slot.residue,
});

/** Times of the chosen day. Requests them itself, after the calendar was rendered. */
export const Times = memo(function Times(props: TimesProps) {
  const { target, day, slotId, retained, onSlot, ...events } = props;
  const t = useText(SLOT_PICKER_MESSAGES);
  const dates = useDateText();
  const times = useTimes(target, day, retained, events);
  const slots = times.state === 'resolved' ? times.slots : [];
  const choose = (id: string): void => {
    const slot = slots.find((one) => String(one.id) === id);
    if (slot) onSlot(slot);
  };
  return (
    <View className={styles.times}>
      <View className={styles.heading} {...semantics({ live: 'polite' })}>
        {day ? t('timesOf', { day: dates.day(day) }) : t('chooseDayFirst')}
      </View>
      <View>
        {times.state === 'pending' ? <Skeleton shape="text" count={1} /> : null}
        {times.state === 'resolved' ? (
          <SlotGrid
            slots={slots.map(shown)}
            selected={slotId === undefined ? undefined : String(slotId)}
            onSelect={choose}
          />
        ) : null}
        {slots.some(({ byTicket }) => byTicket) ? (
          <NoticeBar>
            {t(slots.every(({ byTicket }) => byTicket) ? 'byTicket' : 'someByTicket')}
          </NoticeBar>
        ) : null}
      </View>
    </View>
  );
});
