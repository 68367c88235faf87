import type { ExceptionRow, HoursOfDay, ScheduleRow } from '../../../../catalogue/rows';
import type { Bilingual } from '../../../../kernel/language';
import { WEEKDAYS } from '../weekday-words';

/** Weekdays in words: `周一、三` and `Monday, Wednesday`. */
export const weekdaysText = (weekdays: readonly number[]): Bilingual => ({
  zh: `周${weekdays.map((weekday) => WEEKDAYS.zh[weekday - 1]).join('、')}`,
  en: weekdays.map((weekday) => WEEKDAYS.en[weekday - 1]).join(', '),
});

const joined = (texts: readonly Bilingual[], zh: string, en: string): Bilingual => ({
  zh: texts.map((text) => text.zh).join(zh),
  en: texts.map((text) => text.en).join(en),
});

const NONE: Bilingual = { zh: '', en: '' };

/** Periods of a weekday's opening hours. */
export function periodsText(day: HoursOfDay | undefined): Bilingual {
  const periods = (day?.periods ?? []).map(({ from, to }) => `${from}–${to}`);
  return periods.length === 0
    ? { zh: '休息', en: 'closed' }
    : { zh: periods.join('、'), en: periods.join(', ') };
}

/** A period of a schedule, without its weekday: `08:00–11:30，每 15 分钟 6 人`. */
export function schedulePeriodText(row: ScheduleRow): Bilingual {
  const { startTime, endTime, slotMinutes, capacity, validFrom, validUntil } = row;
  const parts: Bilingual[] = [
    {
      zh: `${startTime}–${endTime}，每 ${slotMinutes} 分钟 ${capacity} 人`,
      en: `${startTime}–${endTime}, ${capacity} every ${slotMinutes} min`,
    },
    validFrom === null ? NONE : { zh: `，${validFrom} 起`, en: `, from ${validFrom}` },
    validUntil === null ? NONE : { zh: `，到 ${validUntil}`, en: `, until ${validUntil}` },
    row.releaseDays === null
      ? NONE
      : {
          zh: `，提前 ${row.releaseDays} 天 ${row.releaseTime} 放号`,
          en: `, released ${row.releaseDays} days before at ${row.releaseTime}`,
        },
  ];
  return joined(parts, '', '');
}

function exceptionRule({ kind, weekday, capacity, capacityPercent }: ExceptionRow): Bilingual {
  if (kind === 'closed') return { zh: '停诊', en: 'closed' };
  if (kind === 'capacity')
    return capacity === null
      ? { zh: `人数为原来的 ${capacityPercent}%`, en: `${capacityPercent}% of the places` }
      : { zh: `每个时段 ${capacity} 人`, en: `${capacity} places a slot` };
  const { zh, en } = weekdaysText([weekday ?? 1]);
  return { zh: `按${zh}开放`, en: `open as on ${en}` };
}

/** An exception: `2026-05-01 至 2026-05-05 停诊（劳动节停诊）`. @param products names; null: every one */
export function exceptionText(row: ExceptionRow, products: Bilingual | null): Bilingual {
  const { firstDay, lastDay, startTime, endTime, reason } = row;
  const isOneDay = firstDay === lastDay;
  const times = startTime === null ? '' : ` ${startTime}–${endTime}`;
  const rule = exceptionRule(row);
  const of = products ?? NONE;
  return {
    zh: `${isOneDay ? firstDay : `${firstDay} 至 ${lastDay}`}${times} ${of.zh}${rule.zh}（${reason.zh}）`,
    en: `${isOneDay ? firstDay : `${firstDay} to ${lastDay}`}${times} ${of.en && `${of.en}: `}${rule.en} (${reason.en})`,
  };
}
