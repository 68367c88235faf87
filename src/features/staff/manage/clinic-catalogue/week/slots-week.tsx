import { useState } from 'react';
import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import type { PeriodFields } from '@contract/manage/catalogue-fields';
import { compareText } from '@contract/text/order-rules';
import { useText } from '@/i18n/messages';
import { EXCEPTION_MESSAGES, WEEKDAY_KEYS } from '../exceptions/exception-messages';
import { CopySheet } from './copy-sheet';
import { PeriodSheet } from './period-sheet';
import { copied, periodsOf, WEEKDAYS, withPeriods } from './week-draft-rules';
import type { WeekDraft } from './week-draft-rules';
import { WeekGrid } from './week-grid';
import { WEEK_MESSAGES } from './week-messages';

const NEW = {
  ...{ startTime: '', endTime: '', slotMinutes: 30, capacity: 10 },
  ...{ validFrom: null, validUntil: null, releaseDays: null, releaseTime: null },
};

export interface SlotsWeekProps {
  readonly catalogue: ClinicCatalogue;
  readonly week: WeekDraft;
  /** Products that share the week. */
  readonly productIds: readonly string[];
  readonly onWeek: (week: WeekDraft) => void;
}

/** The slots of some products, week by week. */
export function SlotsWeek({ catalogue, week, productIds, onWeek }: SlotsWeekProps) {
  const t = useText(WEEK_MESSAGES);
  const days = useText(EXCEPTION_MESSAGES);
  const [edited, setEdited] = useState<{ weekday: number; index: number } | null>(null);
  const [copies, setCopies] = useState<number | null>(null);
  const list = periodsOf(week, catalogue, productIds);
  const ofDay = (weekday: number): PeriodFields[] =>
    list
      .filter((period) => period.weekday === weekday)
      .sort((one, other) => compareText(one.startTime, other.startTime));
  const own = edited ? ofDay(edited.weekday) : [];
  const put = (periods: readonly PeriodFields[]): void =>
    onWeek(withPeriods(week, productIds, periods));
  const done = (period: PeriodFields | null): void => {
    if (!edited) return;
    const next = own.filter((_, index) => index !== edited.index);
    const others = list.filter(({ weekday }) => weekday !== edited.weekday);
    put([...others, ...next, ...(period ? [period] : [])]);
    setEdited(null);
  };
  const textOf = (period: PeriodFields): string => {
    const { startTime: from, endTime: to, slotMinutes: minutes, capacity } = period;
    const text = t('periodText', { from, to, minutes, capacity });
    const hasMore =
      period.validFrom !== null || period.validUntil !== null || period.releaseDays !== null;
    return hasMore ? `${text} · ${t('more')}` : text;
  };
  return (
    <>
      <WeekGrid
        label={t('slots')}
        texts={WEEKDAYS.map((weekday) => ofDay(weekday).map(textOf))}
        onEdit={(weekday, index) => setEdited({ weekday, index })}
        onCopy={setCopies}
      />
      {edited ? (
        <PeriodSheet
          title={t('periodTitle', { weekday: days(WEEKDAY_KEYS[edited.weekday - 1] ?? 'w1') })}
          period={own[edited.index] ?? { ...NEW, weekday: edited.weekday }}
          isNew={edited.index >= own.length}
          onDone={done}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {copies === null ? null : (
        <CopySheet
          weekday={copies}
          onCopy={(weekdays) => {
            put(copied(list, copies, weekdays));
            setCopies(null);
          }}
          onClose={() => setCopies(null)}
        />
      )}
    </>
  );
}
