import type { ClinicCatalogue } from '@contract/manage/catalogue-endpoints';
import type { ExceptionFields } from '@contract/manage/catalogue-fields';

/** What is special about a day; the clinic's own word comes before the country's. */
export type DayMark = ExceptionFields['kind'] | 'holidayClosed' | 'holidayWorking' | null;

/** The mark of a day; of several exceptions a closing before the others, as it ends what they add. */
export function markOf(
  day: string,
  { exceptions, holidays }: Pick<ClinicCatalogue, 'exceptions' | 'holidays'>,
): DayMark {
  const own = exceptions.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
  const [first] = own;
  if (first) return own.some(({ kind }) => kind === 'closed') ? 'closed' : first.kind;
  const holiday = holidays.find((each) => each.day === day);
  if (!holiday) return null;
  return holiday.kind === 'closed' ? 'holidayClosed' : 'holidayWorking';
}
