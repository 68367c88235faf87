import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, id, instant, regionCode } from '../fields';

/** A vaccine for which the user has an availability alert. */
export const want = v.object({
  id,
  productId: id,
  productName: v.string(),
  maker: v.string(),
  imgUrl: v.string(),
  regionCode,
  regionName: v.string(),
  askedAt: instant,
  /** When it was first found to be bookable; null: not yet. */
  toldAt: v.nullable(instant),
  /** First free day in that city now; null: none. */
  nextFreeDay: v.nullable(day),
});
export type AvailabilityAlert = v.InferOutput<typeof want>;

/** Availability alerts for products that cannot be booked yet. */
export const availabilityAlertEndpoints = {
  'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do': endpoint({
    access: 'user',
    input: v.object({ productId: id, regionCode }),
    data: v.object({ id }),
  }),
  'POST /vaccine/userWantVaccine/cancelUserIsWantVaccineById.do': endpoint({
    access: 'user',
    input: v.object({ id }),
    data: done,
  }),
  /** Ours: the user's alerts, newest first. */
  'GET /vaccine/userWantVaccine/list.do': endpoint({
    access: 'user',
    input: v.object({}),
    data: v.object({ list: v.array(want) }),
  }),
};
