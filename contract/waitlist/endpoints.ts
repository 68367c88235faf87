import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, clock, day, done, doseNo, id, instant, regionCode } from '../fields';
import { WAITLIST_STATES } from './waitlist-rules';

const waitingId = id;

/** A slot held for one person until it expires; accepting it is addV2 with `holdId`. */
export const waitingOffer = v.object({
  waitingId,
  holdId: id,
  expiresAt: instant,
  slotId: v.number(),
  depaCode: id,
  departmentName: v.string(),
  productId: id,
  productName: v.string(),
  doseNo: v.number(),
  doseLabel: v.string(),
  linkmanId: id,
  linkmanName: v.string(),
  day,
  startTime: clock,
  endTime: clock,
  /** Until when a booking of it can be changed or cancelled by its owner; in the past where it never can be. */
  changeableUntil: instant,
  /** Vaccine and service fee of the dose. */
  priceCents: cents,
  /** A booking of it can be paid ahead, online. */
  canPayAhead: v.boolean(),
  /** The later appointment for the same dose that this one would replace. */
  orderId: v.nullable(id),
});
export type WaitlistOffer = v.InferOutput<typeof waitingOffer>;

/** The caller's waiting-list entry. */
export const waitingEntry = v.object({
  waitingId,
  state: v.picklist(WAITLIST_STATES),
  linkmanId: id,
  linkmanName: v.string(),
  productId: id,
  productName: v.string(),
  doseNo: v.number(),
  doseLabel: v.string(),
  /** null: any clinic of the city. */
  depaCode: v.nullable(id),
  departmentName: v.nullable(v.string()),
  /** null: any day. */
  day: v.nullable(day),
  joinedAt: instant,
  /** People ahead on the same list; null once the entry has ended. */
  ahead: v.nullable(v.number()),
  offersMade: v.number(),
  offer: v.nullable(waitingOffer),
});
export type WaitlistEntry = v.InferOutput<typeof waitingEntry>;

/** The waiting list: for a full day, a clinic, or a product in a city. Ours; no path is the specification's. */
export const waitlistEndpoints = {
  'POST /subscribe/waiting/join.do': endpoint({
    access: 'user',
    input: v.object({
      linkmanId: id,
      productId: id,
      doseNo,
      /** Without it: any clinic of the city. */
      depaCode: v.optional(id),
      /** Only together with a clinic. */
      day: v.optional(day),
      cityCode: v.optional(regionCode),
    }),
    data: waitingEntry,
  }),
  /** Who of the family could wait for a product, and for which dose; null: for none. */
  'GET /subscribe/waiting/people.do': endpoint({
    access: 'user',
    input: v.object({ productId: id }),
    data: v.array(v.object({ linkmanId: id, doseNo: v.nullable(v.number()) })),
  }),
  'POST /subscribe/waiting/leave.do': endpoint({
    access: 'user',
    input: v.object({ waitingId }),
    data: done,
  }),
  'GET /subscribe/waiting/list.do': endpoint({
    access: 'user',
    input: v.object({}),
    data: v.array(waitingEntry),
  }),
  /** Open offers, the one that expires first on top. */
  'GET /subscribe/waiting/offers.do': endpoint({
    access: 'user',
    input: v.object({}),
    data: v.array(waitingOffer),
  }),
};
