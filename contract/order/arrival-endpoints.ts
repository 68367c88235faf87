import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { orderCard } from './endpoints';

/** Today's appointments at the clinic whose code was scanned. */
export const arrivals = v.object({
  depaCode: id,
  departmentName: v.string(),
  orders: v.array(v.object({ ...orderCard.entries, arrivalFrom: instant })),
});
export type Arrivals = v.InferOutput<typeof arrivals>;

export const arrivalEndpoints = {
  /** Ours: the appointments that a clinic's code of the day, scanned or typed, can check in. */
  'GET /order/subscribe/arrivable.do': endpoint({
    access: 'user',
    input: v.object({ code: text(1, 120) }),
    data: arrivals,
  }),
};
