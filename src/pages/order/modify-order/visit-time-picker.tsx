import { View } from '@tarojs/components';
import { useMemo, useState } from 'react';
import type { WorkDays } from '@contract/subscribe/endpoints';
import type { FamilyTime } from '@contract/subscribe/visit-endpoints';
import { CHANGE_VISIT_MESSAGES } from './change-visit-messages';
import { bookableMonths } from '@/features/booking/slot-picker/bookable-months';
import { DayChoice } from '@/features/booking/slot-picker/components/day-choice';
import { firstFreeDay, gapReasons, without } from '@/features/booking/slot-picker/work-day-rules';
import { useServer } from '@/http/hooks/use-server';
import { useToday } from '@/http/hooks/use-today';
import { useDateText } from '@/i18n/date-text';
import { sentences } from '@/i18n/sentences';
import { useText } from '@/i18n/messages';
import { monthOf } from '@/ui/calendar/month-grid';
import { RadioGroup } from '@/ui/choice/radio-group';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import styles from './index.module.scss';

interface Props {
  /** The orders that move together, separated by commas. */
  readonly orderIds: string;
  readonly day: string | null;
  readonly time: FamilyTime | null;
  readonly onDay: (day: string) => void;
  readonly onTime: (time: FamilyTime) => void;
}

const DAYS = 'GET /order/subscribe/visitWorkDays.do';
const TIMES = 'GET /order/subscribe/visitTimes.do';
const keyOf = ({ slotIds }: FamilyTime): string => slotIds.join(',');

/** The days on which a whole visit can come, and the times of the chosen one. */
export function VisitTimePicker({ orderIds, day, time, onDay, onTime }: Props) {
  const t = useText(CHANGE_VISIT_MESSAGES);
  const today = useToday();
  const [first = '', second = ''] = bookableMonths(today);
  const here = useServer(DAYS, { orderIds, month: first });
  const next = useServer(DAYS, { orderIds, month: second });
  const [month, setMonth] = useState(() => monthOf(day ?? today));
  const loaded = useMemo(
    () => [here.data, next.data].filter((one): one is WorkDays => one !== undefined),
    [here.data, next.data],
  );
  const isLoaded = loaded.length === 2;
  const failed = here.error ?? next.error;
  const gaps = useMemo(() => loaded.flatMap(({ dayGap }) => dayGap ?? []), [loaded]);
  const months = useMemo(() => without(loaded, gaps), [loaded, gaps]);
  const reasons = gapReasons(gaps);
  if (failed && !isLoaded)
    return (
      <ErrorBlock
        reason={failed.msg}
        onRetry={() => {
          void here.refresh();
          void next.refresh();
        }}
      />
    );
  return (
    <View>
      {reasons.length > 0 ? <NoticeBar>{sentences(reasons)}</NoticeBar> : null}
      <DayChoice
        months={months}
        isLoaded={isLoaded}
        today={today}
        day={day}
        month={month}
        onMonth={setMonth}
        onDay={onDay}
      />
      {isLoaded && firstFreeDay(months) === null ? (
        <NoticeBar tone="warning" title={t('noDays')}>
          {t('noDaysText')}
        </NoticeBar>
      ) : null}
      <View className={styles.times}>
        {day ? <TimesOfDay orderIds={orderIds} day={day} time={time} onTime={onTime} /> : null}
      </View>
    </View>
  );
}

function TimesOfDay({
  orderIds,
  day,
  time,
  onTime,
}: Pick<Props, 'orderIds' | 'time' | 'onTime'> & { readonly day: string }) {
  const t = useText(CHANGE_VISIT_MESSAGES);
  const dates = useDateText();
  const { data, error, refresh } = useServer(TIMES, { orderIds, day });
  if (!data)
    return error ? (
      <ErrorBlock reason={error.msg} onRetry={() => void refresh()} />
    ) : (
      <Skeleton shape="text" count={1} />
    );
  if (data.length === 0) return <NoticeBar tone="warning">{t('timesNone')}</NoticeBar>;
  return (
    <RadioGroup
      label={t('times', { day: dates.day(day) })}
      value={time ? keyOf(time) : undefined}
      options={data.map((one) => ({
        value: keyOf(one),
        label: t(one.together ? 'together' : 'inTurn', { start: one.startTime, end: one.endTime }),
      }))}
      onChange={(key) => {
        const chosen = data.find((one) => keyOf(one) === key);
        if (chosen) onTime(chosen);
      }}
    />
  );
}
