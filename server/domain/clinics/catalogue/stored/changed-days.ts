import type { ExceptionRow } from '../../../../catalogue/rows';
import type { CataloguePlan } from './catalogue-plan';
import { clinicProductEntryKey } from './catalogue-kinds';
import { isAlike } from './compare-catalogues';

/** Whether a day’s slots of a clinic’s product may be others after a change; `YYYY-MM-DD`. */
export type MayChange = (depaCode: string, productId: string, day: string) => boolean;

const covers = ({ firstDay, lastDay }: ExceptionRow, day: string): boolean =>
  firstDay <= day && day <= lastDay;

/** The exceptions that only one of two lists has; null where those that both have are in another order, which decides. */
function changedExceptions(
  before: readonly ExceptionRow[],
  after: readonly ExceptionRow[],
): ExceptionRow[] | null {
  const texts = [before, after].map((rows) => rows.map((row) => JSON.stringify(row)));
  const [was = [], becomes = []] = texts;
  const [wasSet, becomesSet] = [new Set(was), new Set(becomes)];
  const stays = (list: readonly string[], other: ReadonlySet<string>) =>
    list.filter((text) => other.has(text)).join();
  if (stays(was, becomesSet) !== stays(becomes, wasSet)) return null;
  return [
    ...before.filter((_, index) => !becomesSet.has(was[index] ?? '')),
    ...after.filter((_, index) => !wasSet.has(becomes[index] ?? '')),
  ];
}

/**
 * Which days a change of a catalogue may touch: most changes are exceptions of a day, while people are booked on sixty. Where a day may
 * not change, both plans make the same slots of it; where it may, they need not differ.
 */
export function changedDays(before: CataloguePlan, after: CataloguePlan): MayChange {
  const found = new Map<string, readonly ExceptionRow[] | null>();

  /** Exceptions on whose days alone slots may change; null: on any. */
  function exceptionsOf(depaCode: string, productId: string): readonly ExceptionRow[] | null {
    const [was, becomes] = [before, after].map((plan) => plan.rulesOf(depaCode, productId));
    if (!was || !becomes) return null;
    const isSame = isAlike(was.hours, becomes.hours) && isAlike(was.schedules, becomes.schedules);
    return isSame ? changedExceptions(was.exceptions, becomes.exceptions) : null;
  }

  return (depaCode, productId, day) => {
    const key = clinicProductEntryKey(depaCode, productId);
    let exceptions = found.get(key);
    if (exceptions === undefined) {
      exceptions = exceptionsOf(depaCode, productId);
      found.set(key, exceptions);
    }
    if (!exceptions) return true;
    return (
      exceptions.some((exception) => covers(exception, day)) ||
      !isAlike(before.holidayOf(day), after.holidayOf(day))
    );
  };
}
