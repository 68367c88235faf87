import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { serverToday } from '@/http/server-clock';
import { navigate } from '@/routes/navigate';
import { Cell } from '@/ui/cell/cell';
import { CellGroup } from '@/ui/cell/cell-group';
import { RadioGroup } from '@/ui/choice/radio-group';
import { Card } from '@/ui/card/card';
import { Optional } from '@/ui/optional/optional';
import { REST_MESSAGES } from './messages';
import type { PlannedDose } from './use-rest';
import type { RestSlot } from '@contract/subscribe/rest-endpoints';

/** The days of some times, each once, in their order. */
const daysOf = (slots: readonly Pick<RestSlot, 'day'>[]): readonly string[] => [
  ...new Set(slots.map(({ day }) => day)),
];

/** The times of a day; the one that begins at `preferred` comes first, where there is one. */
function timesOf<Slot extends Pick<RestSlot, 'day' | 'startTime'>>(
  slots: readonly Slot[],
  day: string,
  preferred?: string,
): readonly Slot[] {
  const times = slots.filter((slot) => slot.day === day);
  const same = times.filter(({ startTime }) => startTime === preferred);
  return [...same, ...times.filter((slot) => !same.includes(slot))];
}

export interface DoseRowProps {
  readonly dose: PlannedDose;
  /** The appointment that is in its way; undefined without one. */
  readonly blocking: PlannedDose | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (slotId: number) => void;
}

/** A dose with its day; tapped, it shows the days and times that could be chosen instead. */
export function DoseRow({ dose, blocking, isOpen, onToggle, onChoose }: DoseRowProps) {
  const t = useText(REST_MESSAGES);
  const dates = useDateText();
  const today = serverToday();
  const { label, step, order, slot, recommended, isFull, choices } = dose;
  const time = (at: NonNullable<PlannedDose['slot'] | PlannedDose['order']>): string =>
    dates.when(at.day, at.startTime, at.endTime, today);
  const isLater = step === 'later';
  const stuckOrder = isLater && !blocking ? order : null;
  const view = (): void =>
    stuckOrder ? void navigate.to('orderDetail', { orderId: stuckOrder.orderId }) : undefined;
  const notes = [
    step === 'keep' ? t('keep') : '',
    step === 'move' && order ? t('move', { time: time(order) }) : '',
    isLater && !order && !blocking?.order ? t('later', { day: dates.day(recommended, today) }) : '',
    blocking?.order ? t('blocked', { dose: blocking.label, time: time(blocking.order) }) : '',
    isLater && order && !blocking ? t('stuck', { time: time(order) }) : '',
    slot && isFull && slot.day !== recommended
      ? t('full', { day: dates.day(recommended, today) })
      : '',
  ].filter(Boolean);
  const shown = slot ?? (step === 'keep' ? order : null);
  const [first] = choices;
  return (
    <View>
      <CellGroup>
        <Cell
          icon={step === 'keep' ? 'calendar-check' : 'calendar-plus'}
          title={shown ? `${label} · ${time(shown)}` : label}
          note={notes.join(' · ')}
          value={first && !isOpen ? t('change') : stuckOrder ? t('viewOrder') : null}
          onPress={first ? onToggle : stuckOrder ? view : undefined}
        />
      </CellGroup>
      <Optional>
        {isOpen && first ? (
          <Card>
            <RadioGroup
              label={t('day')}
              shape="chips"
              value={shown?.day}
              options={daysOf(choices).map((day) => ({ value: day, label: dates.day(day, today) }))}
              onChange={(day) => {
                const [earliest] = timesOf(choices, day, shown?.startTime);
                if (earliest) onChoose(earliest.slotId);
              }}
            />
            <RadioGroup
              label={t('time')}
              shape="chips"
              value={slot?.slotId}
              options={timesOf(choices, shown?.day ?? first.day).map((one) => ({
                value: one.slotId,
                label: one.startTime,
              }))}
              onChange={onChoose}
            />
          </Card>
        ) : null}
      </Optional>
    </View>
  );
}
