import { minutesOf } from '@contract/time/clock-rules';
import type { PeriodFields, ScheduleFields } from '@contract/manage/catalogue-fields';
import type { HoursOfDay } from '../../../../catalogue/rows';
import type { FieldProblems } from './edit-problem';
import { WEEKDAYS } from './weekday-words';
import { areTogether, endsLater, isBetween, isClock, isTypedDay } from './typed-problems';

const MINUTES = [5, 720] as const;
const CAPACITY = [0, 10_000] as const;
const RELEASE_DAYS = [0, 90] as const;

const areBothValid = (one: PeriodFields, other: PeriodFields): boolean =>
  (one.validFrom === null || other.validUntil === null || one.validFrom <= other.validUntil) &&
  (other.validFrom === null || one.validUntil === null || other.validFrom <= one.validUntil);

/** Whether two periods would make slots of the same time. */
export const overlap = (one: PeriodFields, other: PeriodFields): boolean =>
  one.weekday === other.weekday &&
  one.startTime < other.endTime &&
  other.startTime < one.endTime &&
  areBothValid(one, other);

function reportTimes(fields: PeriodFields, problems: FieldProblems): boolean {
  const { startTime: from, endTime: to, slotMinutes } = fields;
  if (!endsLater({ fields: ['startTime', 'endTime'], from, to }, problems)) return false;
  isBetween('slotMinutes', slotMinutes, MINUTES, problems);
  if (minutesOf(to) - minutesOf(from) < slotMinutes)
    problems.add(
      'slotMinutes',
      `${from} 到 ${to} 之间放不下 ${slotMinutes} 分钟的时段`,
      `No slot of ${slotMinutes} minutes fits between ${from} and ${to}`,
    );
  return true;
}

function reportValidity({ validFrom, validUntil }: PeriodFields, problems: FieldProblems): void {
  const areDays = [
    validFrom === null || isTypedDay('validFrom', validFrom, problems),
    validUntil === null || isTypedDay('validUntil', validUntil, problems),
  ];
  if (areDays.includes(false) || validFrom === null || validUntil === null) return;
  if (validUntil < validFrom)
    problems.add('validUntil', `最后一天不能早于 ${validFrom}`, `It cannot be before ${validFrom}`);
}

function reportRelease({ releaseDays, releaseTime }: PeriodFields, problems: FieldProblems): void {
  areTogether(
    { fields: ['releaseDays', 'releaseTime'], values: [releaseDays, releaseTime] },
    problems,
  );
  if (releaseDays !== null) isBetween('releaseDays', releaseDays, RELEASE_DAYS, problems);
  if (releaseTime !== null) isClock('releaseTime', releaseTime, problems);
}

const periodsOn = (weekday: number, hours: readonly HoursOfDay[]) =>
  hours.find((day) => day.weekday === weekday)?.periods ?? [];

const isWithin = (
  { weekday, startTime, endTime }: PeriodFields,
  hours: readonly HoursOfDay[],
): boolean => periodsOn(weekday, hours).some(({ from, to }) => from <= startTime && endTime <= to);

/** Reports a period outside the opening hours, or that spans a break. */
function reportOutside(
  fields: PeriodFields,
  hours: readonly HoursOfDay[],
  problems: FieldProblems,
): void {
  if (isWithin(fields, hours)) return;
  const periods = periodsOn(fields.weekday, hours);
  if (periods.length === 0) {
    problems.add('startTime', '这一天不开门', 'The clinic is closed on this weekday');
    return;
  }
  const open = periods.map(({ from, to }) => `${from}–${to}`);
  problems.add(
    'startTime',
    `不在开放时间内（${open.join('、')}）`,
    `It is not within the opening hours, ${open.join(' and ')}`,
  );
}

function reportWeek(
  periods: readonly PeriodFields[],
  hours: readonly HoursOfDay[],
  problems: FieldProblems,
): void {
  periods.forEach((fields, index) => {
    const period = problems.within(index);
    isBetween('capacity', fields.capacity, CAPACITY, period);
    reportValidity(fields, period);
    reportRelease(fields, period);
    if (!reportTimes(fields, period)) return;
    reportOutside(fields, hours, period);
    const other = periods.slice(0, index).find((each) => overlap(each, fields));
    if (other)
      period.add(
        'startTime',
        `与 ${other.startTime}–${other.endTime} 重叠`,
        `It overlaps ${other.startTime}–${other.endTime}`,
      );
  });
}

/** The weeks that are changed, and what they are checked against. */
export interface CheckedWeeks {
  readonly schedules: readonly ScheduleFields[];
  /** Opening hours as they will be. */
  readonly hours: readonly HoursOfDay[];
  /** Products that the clinic will have. */
  readonly own: ReadonlySet<string>;
}

/** Reports what is wrong with the weeks of some products. */
export function reportSchedules(
  { schedules, hours, own }: CheckedWeeks,
  problems: FieldProblems,
): void {
  const named = new Set<string>();
  schedules.forEach(({ productIds, periods }, index) => {
    const week = problems.within('schedules').within(index);
    if (productIds.some((id) => !own.has(id)))
      week.add('productIds', '门诊没有这种疫苗', 'The clinic does not have this vaccine');
    if (productIds.some((id) => named.has(id)))
      week.add('productIds', '同一种疫苗有两个安排', 'A vaccine is in two of the weeks');
    for (const id of productIds) named.add(id);
    reportWeek(periods, hours, week.within('periods'));
  });
}

/** Reports a week that stays as it is and that new opening hours no longer hold. */
export function reportLeftOutside(
  weeks: readonly ScheduleFields[],
  hours: readonly HoursOfDay[],
  problems: FieldProblems,
): void {
  const left = weeks.flatMap(({ periods }) => periods).find((fields) => !isWithin(fields, hours));
  if (!left) return;
  const { weekday, startTime, endTime } = left;
  problems.add(
    'hours',
    `周${WEEKDAYS.zh[weekday - 1]} ${startTime}–${endTime} 还有号源安排，不在新的开放时间内`,
    `There are slots on ${WEEKDAYS.en[weekday - 1]} from ${startTime} to ${endTime}, outside the new opening hours`,
  );
}
