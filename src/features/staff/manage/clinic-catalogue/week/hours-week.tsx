import { useState } from 'react';
import type { HoursFields } from '@contract/manage/catalogue-fields';
import { useText } from '@/i18n/messages';
import { EXCEPTION_MESSAGES, WEEKDAY_KEYS } from '../exceptions/exception-messages';
import { CopySheet } from './copy-sheet';
import { HoursSheet } from './hours-sheet';
import { copied, hoursOf, openPeriods, WEEKDAYS } from './week-draft-rules';
import type { OpenPeriod } from './week-draft-rules';
import { WeekGrid } from './week-grid';
import { WEEK_MESSAGES } from './week-messages';

export interface HoursWeekProps {
  readonly hours: readonly HoursFields[];
  readonly onHours: (hours: HoursFields[]) => void;
}

/** A clinic's opening hours. */
export function HoursWeek({ hours, onHours }: HoursWeekProps) {
  const t = useText(WEEK_MESSAGES);
  const days = useText(EXCEPTION_MESSAGES);
  const [edited, setEdited] = useState<{ weekday: number; index: number } | null>(null);
  const [copies, setCopies] = useState<number | null>(null);
  const list = openPeriods(hours);
  const ofDay = (weekday: number): OpenPeriod[] =>
    list.filter((period) => period.weekday === weekday);
  const own = edited ? ofDay(edited.weekday) : [];
  const done = (period: OpenPeriod | null): void => {
    if (!edited) return;
    const next = own.filter((_, index) => index !== edited.index);
    const others = list.filter(({ weekday }) => weekday !== edited.weekday);
    onHours(hoursOf([...others, ...next, ...(period ? [period] : [])]));
    setEdited(null);
  };
  return (
    <>
      <WeekGrid
        label={t('hours')}
        texts={WEEKDAYS.map((weekday) => ofDay(weekday).map(({ from, to }) => `${from}–${to}`))}
        onEdit={(weekday, index) => setEdited({ weekday, index })}
        onCopy={setCopies}
      />
      {edited ? (
        <HoursSheet
          title={t('hoursTitle', { weekday: days(WEEKDAY_KEYS[edited.weekday - 1] ?? 'w1') })}
          period={own[edited.index] ?? { weekday: edited.weekday, from: '', to: '' }}
          isNew={edited.index >= own.length}
          onDone={done}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {copies === null ? null : (
        <CopySheet
          weekday={copies}
          onCopy={(weekdays) => {
            onHours(hoursOf(copied(list, copies, weekdays)));
            setCopies(null);
          }}
          onClose={() => setCopies(null)}
        />
      )}
    </>
  );
}
