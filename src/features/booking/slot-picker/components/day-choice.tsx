import { View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import type { WorkDays } from '@contract/subscribe/endpoints';
import { Calendar } from '@/ui/calendar/calendar';
import type { Month } from '@/ui/calendar/month-grid';
import { Optional } from '@/ui/optional/optional';
import { Skeleton } from '@/ui/state/skeleton';
import { countsOf, queueDaysOf, stripDays } from '../work-day-rules';
import { Closures } from './closures';
import { DayStrip } from './day-strip';
import styles from './picker.module.scss';

export interface DayChoiceProps {
  /** The bookable months within this person's limits; must be referentially stable. */
  readonly months: readonly WorkDays[];
  /** Both months are there. */
  readonly isLoaded: boolean;
  readonly today: string;
  /** The chosen day, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** From which day on the strip begins, if enough days are free there. */
  readonly wantedFrom?: string | null;
  /** The month that the calendar shows. */
  readonly month: Month;
  readonly onMonth: (month: Month) => void;
  readonly onDay: (day: string) => void;
  /** Called when a full day was tapped, for its waiting list. */
  readonly onFull?: ((day: string) => void) | undefined;
}

/**
 * The next free days, and the calendar of this and the next month behind one tap. Where no day is free the calendar is
 * there at once: its full days lead to their waiting lists.
 */
export function DayChoice(props: DayChoiceProps) {
  const { months, isLoaded, today, day, wantedFrom = null, month } = props;
  const [isMonthOpen, setMonthOpen] = useState(false);
  const counts = useMemo(() => countsOf(months), [months]);
  const queueDays = useMemo(() => queueDaysOf(months), [months]);
  const strip = isLoaded ? stripDays(months, day, wantedFrom) : [];
  return (
    <View>
      <Optional>
        {strip.length > 0 ? (
          <DayStrip
            days={strip}
            counts={counts}
            queueDays={queueDays}
            today={today}
            selected={day}
            onSelect={props.onDay}
            isMonthOpen={isMonthOpen}
            onMonth={() => setMonthOpen(!isMonthOpen)}
          />
        ) : isLoaded ? null : (
          <Skeleton shape="text" count={2} />
        )}
      </Optional>
      <Optional>
        {isLoaded && (isMonthOpen || strip.length === 0) ? (
          <View className={styles.month}>
            <Calendar
              month={month}
              onMonthChange={props.onMonth}
              today={today}
              selected={day ?? undefined}
              onSelect={props.onDay}
              onFull={props.onFull}
              counts={counts}
              queueDays={queueDays}
            />
            <Closures months={months} month={month} />
          </View>
        ) : null}
      </Optional>
    </View>
  );
}
