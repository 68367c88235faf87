import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, id } from '../fields';
import { UNCOUNTED_REASONS } from '../plan/planned-dose';

/** A dose of this clinic that does not count. */
export const uncountedRecord = v.object({
  orderId: id,
  productName: v.string(),
  doseLabel: v.string(),
  day,
  /** Why it counts for nothing. */
  reason: v.picklist(UNCOUNTED_REASONS),
  /** First day on which another dose of the vaccine counts; null where none is left. */
  from: v.nullable(day),
});
export type UncountedRecord = v.InferOutput<typeof uncountedRecord>;

export const uncountedEndpoints = {
  /**
   * Doses of the person of an order, given at this clinic, that do not count; empty unless the person is checked in, or was
   * vaccinated today.
   */
  'GET /desk/uncounted.do': endpoint({
    access: 'staff',
    input: v.object({ orderId: id }),
    data: v.array(uncountedRecord),
  }),
};
