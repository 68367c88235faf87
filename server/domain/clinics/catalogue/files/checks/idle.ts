import { pairKey } from './targets';
import type { Problems, Tables } from '../folder';
import type { OpeningHours } from '../rows/opening-hours';

/** Warns of clinics that are never open. */
export function reportClosedClinics(tables: Tables, hours: OpeningHours, problems: Problems): void {
  if (!tables.hours) return;
  for (const { line, code, online } of tables.clinics?.lines ?? [])
    if (online !== false && !hours.has(code))
      problems.clinics.warning(
        line,
        'code',
        `clinic ${code} has no hours in hours.csv: it is always closed`,
      );
}

/** Warns of products in stock that cannot be booked, as no schedule makes slots for them. */
export function reportUnscheduled(tables: Tables, problems: Problems): void {
  if (!tables.schedules || problems.schedules.hasErrors) return;
  const offline = new Set(
    tables.clinics?.lines.filter(({ online }) => online === false).map(({ code }) => code),
  );
  const scheduled = new Set<string>();
  for (const { clinic, product } of tables.schedules.lines)
    for (const id of product.flat()) scheduled.add(pairKey(clinic, id));
  for (const { line, clinic, product, in_stock: inStock } of tables.clinicProducts?.lines ?? [])
    if (inStock !== false && !offline.has(clinic) && !scheduled.has(pairKey(clinic, product)))
      problems.clinicProducts.warning(
        line,
        'product',
        `${product} of clinic ${clinic} has no line in schedule.csv: it cannot be booked`,
      );
}
