import type { PreviewDay } from '@contract/manage/catalogue-endpoints';
import { compareText } from '@contract/text/order-rules';
import { addDays, daysFrom } from '@contract/time/day-rules';
import type { Catalogue } from '../../../../catalogue/rows';
import { planOfCatalogue } from '../stored/catalogue-plan';
import type { CataloguePlan } from '../stored/catalogue-plan';
import { productsOfRow } from './product-rows';

const DAYS = 28;

/** A product of each group that shares its totals: the first that can be booked speaks for all. */
function speakers(part: Catalogue, plan: CataloguePlan): { depaCode: string; productId: string }[] {
  const groups = new Map<string, { depaCode: string; productId: string }>();
  for (const row of part.schedules) {
    const { depaCode } = row;
    const productId = productsOfRow(row).find((id) => plan.isBookable(depaCode, id));
    if (productId !== undefined) groups.set(productsOfRow(row).join(' '), { depaCode, productId });
  }
  return [...groups.values()];
}

/** Places by time of a day, of the whole clinic. */
function capacitiesOn(part: Catalogue): (day: string) => ReadonlyMap<string, number> {
  const plan = planOfCatalogue(part);
  const groups = speakers(part, plan);
  return (day) => {
    const totals = new Map<string, number>();
    for (const { depaCode, productId } of groups)
      for (const [startTime, capacity] of plan.capacities(depaCode, productId, day))
        totals.set(startTime, (totals.get(startTime) ?? 0) + capacity);
    return totals;
  };
}

/** The next four weeks of a clinic's slots, as its schedules make them before and after a change. */
export function previewDays(before: Catalogue, after: Catalogue, today: string): PreviewDay[] {
  const [was, becomes] = [capacitiesOn(before), capacitiesOn(after)];
  return daysFrom(today, addDays(today, DAYS - 1)).map((day) => {
    const [earlier, later] = [was(day), becomes(day)];
    const times = [...new Set([...earlier.keys(), ...later.keys()])].sort(compareText);
    return {
      day,
      times: times.map((startTime) => ({
        startTime,
        before: earlier.get(startTime) ?? 0,
        after: later.get(startTime) ?? 0,
      })),
    };
  });
}
