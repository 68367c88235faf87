import type { HoursFields } from '@contract/manage/catalogue-fields';
import type { FieldProblems } from './edit-problem';
import { endsLater } from './typed-problems';

/** Reports periods of opening hours that end before they begin, or overlap. */
export function reportHours(hours: readonly HoursFields[], problems: FieldProblems): void {
  const weekdays = new Set<number>();
  hours.forEach(({ weekday, periods }, index) => {
    const day = problems.within('hours').within(index);
    if (weekdays.has(weekday))
      day.add('weekday', '这一天写了两次', 'This weekday is entered twice');
    weekdays.add(weekday);
    periods.forEach(({ from, to }, position) => {
      const period = day.within('periods').within(position);
      if (!endsLater({ fields: ['from', 'to'], from, to }, period)) return;
      const other = periods.slice(0, position).find((each) => each.from < to && from < each.to);
      if (other)
        period.add(
          'from',
          `与 ${other.from}–${other.to} 重叠`,
          `It overlaps ${other.from}–${other.to}`,
        );
    });
  });
}
