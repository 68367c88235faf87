import * as v from 'valibot';
import { id } from '../fields';
import { deskOrder } from './desk-order';

/** What was booked together and comes together: at one time, or one after another without waiting; or a single appointment. */
export const deskVisit = v.object({
  /** null: a single appointment. */
  visitId: v.nullable(id),
  /** By time. */
  orders: v.array(deskOrder),
});
export type DeskVisit = v.InferOutput<typeof deskVisit>;
