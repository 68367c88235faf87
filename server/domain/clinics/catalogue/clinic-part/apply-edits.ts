import type { ClinicEdits } from '@contract/manage/catalogue-fields';
import { compareText } from '@contract/text/order-rules';
import type { Catalogue, ExceptionRow, HoursOfDay, ScheduleRow } from '../../../../catalogue/rows';
import { closedWeek } from '../files/rows/opening-hours';
import { periodsOn } from '../rules/time-rules';
import { exceptionFieldsOf, exceptionKey, exceptionRowOf, scheduleRowsOf } from './edited-rows';
import { groupOfRow, productsOfRow } from './product-rows';

/** All seven weekdays, periods in their order, as files have them. */
const weekOf = (hours: readonly HoursOfDay[]): HoursOfDay[] =>
  closedWeek().map(({ weekday }) => ({
    weekday,
    periods: [...periodsOn(weekday, hours)].sort((one, other) => compareText(one.from, other.from)),
  }));

/** A row without some products: none where it is of no others. */
function without<R extends ScheduleRow | ExceptionRow>(row: R, gone: ReadonlySet<string>): R[] {
  const own = productsOfRow(row);
  const left = own.filter((id) => !gone.has(id));
  if (left.length === own.length) return [row];
  return left.length === 0 ? [] : [{ ...row, ...groupOfRow(left) }];
}

function editedExceptions(
  { exceptions }: Catalogue,
  depaCode: string,
  { addedExceptions, removedExceptions, removedProducts }: ClinicEdits,
): ExceptionRow[] {
  const removed = new Set(removedExceptions.map((fields) => exceptionKey(fields)));
  const gone = new Set(removedProducts);
  return [
    ...exceptions.filter((row) => !removed.has(exceptionKey(exceptionFieldsOf(row)))),
    ...addedExceptions.map((fields) => exceptionRowOf(depaCode, fields)),
  ].flatMap((row) => without(row, gone));
}

function editedSchedules(
  { schedules }: Catalogue,
  depaCode: string,
  edits: ClinicEdits,
): ScheduleRow[] {
  const replaced = new Set(edits.schedules.flatMap(({ productIds }) => productIds));
  const gone = new Set(edits.removedProducts);
  return [
    ...schedules.flatMap((row) => without(row, replaced)),
    ...edits.schedules.flatMap((fields) => scheduleRowsOf(depaCode, fields)),
  ].flatMap((row) => without(row, gone));
}

/**
 * A clinic's part of the catalogue as a manager wants it. Products that are taken out take their schedules and exceptions
 * with them; those that a new week names leave their old one, whose others keep it.
 */
export function applyEdits(part: Catalogue, depaCode: string, edits: ClinicEdits): Catalogue {
  const { products, removedProducts, hours } = edits;
  const replaced = new Set([...removedProducts, ...products.map(({ productId }) => productId)]);
  const isLimited = (productId: string): boolean =>
    part.clinicProducts.find((row) => row.productId === productId)?.limitedByStock ?? false;
  return {
    ...part,
    clinics: hours
      ? part.clinics.map((clinic) => ({ ...clinic, hours: weekOf(hours) }))
      : part.clinics,
    clinicProducts: [
      ...part.clinicProducts.filter(({ productId }) => !replaced.has(productId)),
      ...products
        .filter(({ productId }) => !removedProducts.includes(productId))
        .map((fields) => ({
          ...{ depaCode, ...fields },
          limitedByStock: fields.limitedByStock ?? isLimited(fields.productId),
        })),
    ],
    schedules: editedSchedules(part, depaCode, edits),
    exceptions: editedExceptions(part, depaCode, edits),
  };
}
