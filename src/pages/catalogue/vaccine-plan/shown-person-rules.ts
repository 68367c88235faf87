import { isGrown } from '@contract/plan/programme-age-rules';
import { compareText } from '@contract/text/order-rules';

/**
 * Whose plan is shown where nobody is asked for: the youngest child's, as the programme is of children, or else the first's.
 * @param today `YYYY-MM-DD`, as the birthdays
 */
export function shownFirst<Person extends { readonly birthday: string }>(
  family: readonly Person[],
  today: string,
): Person | undefined {
  const children = family.filter(({ birthday }) => !isGrown(birthday, today));
  return (
    [...children].sort((one, other) => compareText(other.birthday, one.birthday))[0] ?? family[0]
  );
}
