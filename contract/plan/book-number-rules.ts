import { isWithin } from '../doses/assessment-rules';
import { dayNumber } from '../doses/day-number-rules';
import type { DayNumber } from '../doses/day-number-rules';
import { CHINA } from '../doses/schedule/china';
import { compareText } from '../text/order-rules';
import type { AdministeredDose } from './administered-dose';
import { dosesBefore, seriesOf } from './schedule-rules';
import type { Series } from './schedule-rules';

/** The number that a dose says it has in a series; null: none, undefined: it is not of the series. */
function numberIn(
  series: Series,
  { code, doseNo, day }: AdministeredDose,
  born: DayNumber,
): number | null | undefined {
  const own = CHINA.associations
    .get(code)
    ?.find((each) => each.antigen === series.tables.name && isWithin(each, born, dayNumber(day)));
  if (!own || (seriesOf(code) ?? series) !== series) return undefined;
  // The number of a vaccine that only counts along is that of another course.
  const before = dosesBefore(series, code);
  return own.isOther || doseNo === null ? (before > 0 ? before + 1 : null) : doseNo + before;
}

/**
 * The doses of a series that are on record, by the numbers of the vaccination book: they rise with the days; a dose without a
 * number, or with a used one, gets the next; two on one day are one dose.
 */
export function numbersInBook(
  series: Series,
  taken: readonly AdministeredDose[],
  birthday: string,
): ReadonlyMap<number, AdministeredDose> {
  const born = dayNumber(birthday);
  const own = taken
    .flatMap((dose) => {
      const number = numberIn(series, dose, born);
      return number === undefined ? [] : { dose, number };
    })
    .sort((a, b) => compareText(a.dose.day, b.dose.day));
  const numbered = new Map<number, AdministeredDose>();
  let last = 0;
  let lastDay = '';
  for (const { dose, number } of own) {
    if (dose.day === lastDay) continue;
    last = number !== null && number > last ? number : last + 1;
    lastDay = dose.day;
    numbered.set(last, dose);
  }
  return numbered;
}
