import type { ExceptionRow, ScheduleRow } from '../../../../catalogue/rows';

const WEEKDAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A period of a schedule in words: `Mon 08:00–11:30, 6 every 15 min`. */
export function scheduleText(row: ScheduleRow): string {
  const { weekday, startTime, endTime, capacity, slotMinutes } = row;
  const from = row.validFrom === null ? '' : `, from ${row.validFrom}`;
  const until = row.validUntil === null ? '' : `, until ${row.validUntil}`;
  const release =
    row.releaseDays === null
      ? ''
      : `, released ${row.releaseDays} days before at ${row.releaseTime}`;
  return `${WEEKDAYS[weekday]} ${startTime}–${endTime}, ${capacity} every ${slotMinutes} min${from}${until}${release}`;
}

function ruleText({ kind, weekday, capacity, capacityPercent }: ExceptionRow): string {
  if (kind === 'extra') return `open as on ${WEEKDAYS[weekday ?? 0]}`;
  if (kind === 'closed') return 'closed';
  return capacity === null ? `${capacityPercent}% of the capacity` : `${capacity} a slot`;
}

/** An exception in words: `2026-05-01 to 2026-05-05 closed (Labour Day)`. */
export function exceptionText(row: ExceptionRow): string {
  const { firstDay, lastDay, startTime, endTime, groupCode, reason } = row;
  const days = firstDay === lastDay ? firstDay : `${firstDay} to ${lastDay}`;
  const times = startTime === null ? '' : ` ${startTime}–${endTime}`;
  const product = groupCode === null ? '' : ` ${groupCode}`;
  return `${days}${times}${product} ${ruleText(row)}${reason.en === '' ? '' : ` (${reason.en})`}`;
}
