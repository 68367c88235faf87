import { View } from '@tarojs/components';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { DayGap, WorkDays } from '@contract/subscribe/endpoints';
import type { ApiError } from '@/http/failure/api-error';
import { useToday } from '@/http/hooks/use-today';
import { useDateText } from '@/i18n/date-text';
import { sentences } from '@/i18n/sentences';
import { useText } from '@/i18n/messages';
import { monthOf } from '@/ui/calendar/month-grid';
import { Optional } from '@/ui/optional/optional';
import { ErrorBlock } from '@/ui/state/error-block';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { SLOT_PICKER_MESSAGES } from '../messages';
import type { ChosenSlot } from '@/features/booking/submission/form';
import {
  firstAllowed,
  firstFreeDay,
  gapReasons,
  isBehindGap,
  nextRelease,
  notBefore,
  withChosenDay,
  without,
} from '../work-day-rules';
import type { PickerTarget } from '../picker-target';
import { DayChoice } from './day-choice';
import { Times } from './times';
import { useProposedDay } from '../use-proposed-day';
import { useWorkDays } from '../use-work-days';
import styles from './picker.module.scss';

const NONE: readonly DayGap[] = [];

/** A held slot with its day; null for a group booking, which holds several slots. */
export interface PickerPosition {
  readonly day: string;
  readonly slot: ChosenSlot | null;
}

export interface DayAndSlotPickerProps {
  readonly target: PickerTarget;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  readonly slotId: number | undefined;
  /** A slot held for the user: not free for others, but still selectable for the user. */
  readonly retained?: PickerPosition | null | undefined;
  /** Days before this one cannot be chosen. */
  readonly earliest?: string | null | undefined;
  /** From which day on one is proposed, if any is free there; earlier ones can be chosen. */
  readonly wantedFrom?: string | undefined;
  /** Excluded days of participants; must be referentially stable. */
  readonly gaps?: readonly DayGap[] | undefined;
  /** Why earlier days are excluded, where {@link earliest} comes from outside. */
  readonly why?: string | undefined;
  /** Replaces the list of times of the chosen day. */
  readonly times?: ReactNode;
  /** Replaces the texts for one person where no day is free and no release is announced. */
  readonly none?: { readonly title: string; readonly text: string } | undefined;
  /** Replaces a calendar that was refused; null shows the error with a retry button. */
  readonly refused?: ((error: ApiError) => ReactNode) | undefined;
  /** Content below the calendar, for the months shown; must be referentially stable. */
  readonly below?: ((months: readonly WorkDays[]) => ReactNode) | undefined;
  /** Called when a full day was tapped, for its waiting list. */
  readonly onFull?: ((day: string) => void) | undefined;
  /** Called with a day, or with null where the chosen day is no longer available. */
  readonly onDay: (day: string | null) => void;
  readonly onSlot: (slot: ChosenSlot) => void;
  /** Called when the provider answered -201 to the time query. */
  readonly onTimeQueryRefused?: (() => void) | undefined;
}

/**
 * The days of this and the next month, and the times of the chosen one. Opens at the first free day; a day without
 * times left is cleared with the reason (specification §4).
 */
export function DayAndSlotPicker(props: DayAndSlotPickerProps) {
  const t = useText(SLOT_PICKER_MESSAGES);
  const dates = useDateText();
  const { target, day, slotId, onDay, retained = null, earliest = null, below } = props;
  const { gaps = NONE } = props;
  const today = useToday();
  const { state, months: all, error, retry } = useWorkDays(target, today);
  const chosenDay = retained?.day ?? null;
  const months = useMemo(
    () => withChosenDay(without(notBefore(all, earliest), gaps), chosenDay),
    // `all` is a new array at each render; its two months are the same objects until new ones are loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [all[0], all[1], earliest, gaps, chosenDay],
  );
  const [month, setMonth] = useState(() => monthOf(day ?? today));
  const firstFree = state === 'resolved' ? firstFreeDay(months) : null;

  const latest = useRef(props);
  latest.current = props;
  const { given, choose, onNone, onFailed } = useProposedDay({
    months: state === 'resolved' ? months : null,
    day,
    wantedFrom: props.wantedFrom ?? null,
    onDay,
    onProposed: (date) => setMonth(monthOf(date)),
    onTimeQueryRefused: () => latest.current.onTimeQueryRefused?.(),
  });
  const onSlot = useCallback((slot: ChosenSlot) => latest.current.onSlot(slot), []);

  if (state === 'rejected') {
    return (
      (error && props.refused?.(error)) ?? (
        <ErrorBlock title={t('calendarFailed')} reason={error?.msg ?? ''} onRetry={retry} />
      )
    );
  }
  const release = nextRelease(months);
  const reasons = gapReasons([...all.map(({ dayGap }) => dayGap), ...gaps]);
  return (
    <View className={styles.picker}>
      <ExcludedDays months={months} today={today} reasons={reasons} why={props.why} />
      <DayChoice
        months={months}
        isLoaded={state === 'resolved'}
        today={today}
        day={day}
        wantedFrom={props.wantedFrom ?? null}
        month={month}
        onMonth={setMonth}
        onDay={choose}
        onFull={props.onFull}
      />
      <Optional>
        {state === 'resolved' && !firstFree ? (
          <NoticeBar tone="warning" title={props.none?.title ?? t('noDays')}>
            {release !== null
              ? t('release', { time: dates.dateTime(release) })
              : (props.none?.text ?? t('noRelease'))}
          </NoticeBar>
        ) : null}
      </Optional>
      <Optional>
        {given && day === null ? <NoticeBar tone="warning">{given}</NoticeBar> : null}
      </Optional>
      {props.times ?? (
        <Times
          target={target}
          day={day}
          slotId={slotId}
          retained={day !== null && day === chosenDay ? (retained?.slot ?? null) : null}
          onSlot={onSlot}
          onNone={onNone}
          onFailed={onFailed}
        />
      )}
      <Optional>{state === 'resolved' ? below?.(months) : null}</Optional>
    </View>
  );
}

/** Which days before the first possible one, or after a live vaccine, cannot be chosen, and why. */
function ExcludedDays({
  months,
  today,
  reasons,
  why,
}: {
  readonly months: readonly WorkDays[];
  readonly today: string;
  readonly reasons: readonly string[];
  readonly why: string | undefined;
}) {
  const t = useText(SLOT_PICKER_MESSAGES);
  const dates = useDateText();
  const first = firstAllowed(months);
  const reason = why || (isBehindGap(months, first) ? '' : t('notBeforeWhy'));
  return (
    <Optional>
      {first !== null && first > today ? (
        <NoticeBar title={t('notBefore', { day: dates.dayOfYear(first) })}>
          {sentences([reason, ...reasons])}
        </NoticeBar>
      ) : reasons.length > 0 ? (
        <NoticeBar>{sentences(reasons)}</NoticeBar>
      ) : null}
    </Optional>
  );
}
