import { sharesAntigen } from '@contract/plan/antigen-rules';
import type { Course } from './course';
import type { Records } from './elsewhere';
import type { Judged } from './judge-doses';
import { isInSchedule } from './own-tables';

/** After an exposure the first dose is given at once, whatever was given before: nothing is asked first. */
const AT_ONCE: ReadonlySet<string> = new Set(['rabies']);

/**
 * Whether somebody has to be asked what was given before a dose is recommended: nothing against the disease is on record, and the
 * person is old enough that the second dose could be due today if the first one had been given. An empty record says nothing then.
 */
export function asksForHistory(
  { product }: Pick<Course, 'product'>,
  { administered, elsewhere }: Records,
  judged: readonly Judged[],
  today: string,
): boolean {
  if (AT_ONCE.has(product.code) || !isInSchedule(product.code)) return false;
  if (elsewhere.length > 0) return false;
  if (administered.some(({ code }) => sharesAntigen(code, product.code))) return false;
  const second = judged.find(({ doseNo }) => doseNo === 2);
  return second?.violation === null && second.earliestDay !== null && second.earliestDay <= today;
}
