import { View } from '@tarojs/components';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { serverToday } from '@/http/server-clock';
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
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onChoose: (slotId: number) => void;
}

/** A dose with its day; tapped, it shows the days and times that could be chosen instead. */
export function DoseRow({ dose, isOpen, onToggle, onChoose }: DoseRowProps) {
  const t = useText(REST_MESSAGES);
  const dates = useDateText();
  const today = serverToday();
  const { label, step, order, slot, recommended, isFull, choices } = dose;
  const time = (at: NonNullable<PlannedDose['slot'] | PlannedDose['order']>): string =>
    dates.when(at.day, at.startTime, at.endTime, today);
  const notes = [
    step === 'keep' ? t('keep') : '',
    step === 'move' && order ? t('move', { time: time(order) }) : '',
    step === 'later' && !order ? t('later', { day: dates.day(recommended, today) }) : '',
    step === 'later' && order ? t('stuck', { time: time(order) }) : '',
    slot && isFull && slot.day !== recommended ? t('full', { day: dates.day(recommended) }) : '',
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
          value={first && !isOpen ? t('change') : null}
          onPress={first ? onToggle : undefined}
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
