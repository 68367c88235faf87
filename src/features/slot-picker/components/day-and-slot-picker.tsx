import { View } from '@tarojs/components';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { CODE } from '@contract/errors';
import type { LiveGap, WorkDays } from '@contract/subscribe/endpoints';
import type { ApiError } from '@/http/failure/api-error';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { textOf, useText } from '@/i18n/messages';
import { Calendar } from '@/ui/calendar/calendar';
import { monthOf } from '@/ui/calendar/month-grid';
import { Optional } from '@/ui/optional/optional';
import { ErrorBlock } from '@/ui/state/error-block';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { showToast } from '@/ui/toast/toast';
import { SLOT_PICKER_MESSAGES } from '../messages';
import type { ChosenSlot } from '@/features/booking/form';
import {
  countsOf,
  firstAllowed,
  firstFreeDay,
  gapReasons,
  isBehindGap,
  nextDay,
  nextRelease,
  notBefore,
  withChosenDay,
  without,
} from '../work-day-rules';
import type { PickerTarget } from '../picker-target';
import { Times } from './times';
import { useWorkDays } from '../use-work-days';
import styles from './picker.module.scss';

const NONE: readonly LiveGap[] = [];

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
  /** Excluded days of participants; must be referentially stable. */
  readonly gaps?: readonly LiveGap[] | undefined;
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
 * Calendar of this and the next month, and the times of the chosen day. Opens at the first free day; a day without
 * times left is cleared with the reason (specification §4).
 */
export function DayAndSlotPicker(props: DayAndSlotPickerProps) {
  const t = useText(SLOT_PICKER_MESSAGES);
  const dates = useDateText();
  const { target, day, slotId, onDay, retained = null, earliest = null, below } = props;
  const { gaps = NONE } = props;
  const today = serverToday();
  const { state, months: all, error, retry } = useWorkDays(target, today);
  const chosenDay = retained?.day ?? null;
  const months = useMemo(
    () => withChosenDay(without(notBefore(all, earliest), gaps), chosenDay),
    // `all` is a new array at each render; its two months are the same objects until new ones are loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [all[0], all[1], earliest, gaps, chosenDay],
  );
  const [month, setMonth] = useState(() => monthOf(day ?? today));
  const counts = useMemo(() => countsOf(months), [months]);
  const firstFree = state === 'resolved' ? firstFreeDay(months) : null;

  /** Why the chosen day was cleared; shown in the page after its toast, until another day is chosen. */
  const [given, setGiven] = useState('');
  const giveUp = useCallback((reason: string) => {
    showToast(reason);
    setGiven(reason);
  }, []);

  /** The day that was proposed and not chosen by the user; null after the user's choice. */
  const proposed = useRef<string | null>(day === null ? '' : null);
  // A layout effect, so that the months and the proposed day are rendered together.
  useLayoutEffect(() => {
    if (state !== 'resolved') return;
    const next = nextDay(months, day, proposed.current);
    if (next.cleared) giveUp(t('dayCleared'));
    if (next.day === day) return;
    if (next.day) proposed.current = next.day;
    if (firstFree) setMonth(monthOf(firstFree));
    onDay(next.day);
    // Runs once for each loaded answer, not for each choice of a day.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [state, firstFree, months]);

  const latest = useRef(props);
  latest.current = props;
  const onNone = useCallback(() => {
    giveUp(textOf(SLOT_PICKER_MESSAGES)('noTimeLeft'));
    proposed.current = null;
    latest.current.onDay(null);
  }, [giveUp]);
  const onFailed = useCallback(
    (_: string, code: string, message: string) => {
      giveUp(message || textOf(SLOT_PICKER_MESSAGES)('timesFailed'));
      proposed.current = null;
      latest.current.onDay(null);
      if (code === CODE.TIME_QUERY) latest.current.onTimeQueryRefused?.();
    },
    [giveUp],
  );
  const choose = (date: string): void => {
    proposed.current = null;
    setGiven('');
    onDay(date);
  };
  const onSlot = useCallback((slot: ChosenSlot) => latest.current.onSlot(slot), []);

  if (state === 'rejected') {
    return (
      (error && props.refused?.(error)) ?? (
        <ErrorBlock title={t('calendarFailed')} reason={error?.msg ?? ''} onRetry={retry} />
      )
    );
  }
  const release = nextRelease(months);
  const first = firstAllowed(months);
  const reasons = gapReasons([...all.map(({ liveGap }) => liveGap), ...gaps]);
  const why = props.why || (isBehindGap(months, first) ? '' : t('notBeforeWhy'));
  return (
    <View className={styles.picker}>
      <Optional>
        {first !== null && first > today ? (
          <NoticeBar title={t('notBefore', { day: dates.dayOfYear(first) })}>
            {[why, ...reasons].join(' ').trim()}
          </NoticeBar>
        ) : reasons.length > 0 ? (
          <NoticeBar>{reasons.join(' ')}</NoticeBar>
        ) : null}
      </Optional>
      <Calendar
        month={month}
        onMonthChange={setMonth}
        today={today}
        selected={day ?? undefined}
        onSelect={choose}
        onFull={props.onFull}
        counts={counts}
        busy={state === 'pending'}
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
