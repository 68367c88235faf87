import * as v from 'valibot';
import { cents, clock, day, id, instant } from '../fields';
import type { RemedyKind } from './remedy-rules';

/** One person's slot in a visit. */
export const seat = v.object({
  slotId: v.number(),
  productId: id,
  startTime: clock,
  endTime: clock,
  /** Until when a booking of it can be changed or cancelled by its owner; in the past where it never can be. */
  changeableUntil: instant,
});

/** Day and times with slots for the whole group, one seat per person. */
export const familyVisit = v.object({
  day,
  startTime: clock,
  endTime: clock,
  /** All at the same time. */
  together: v.boolean(),
  /** One per requested product, in that order. */
  seats: v.array(seat),
});
export type FamilyVisit = v.InferOutput<typeof familyVisit>;

/** A family member of the caller. */
const member = v.object({ linkmanId: id, name: v.string() });
export type Member = v.InferOutput<typeof member>;

/** A family member, and which of their doses where a visit has several. */
export const visitor = v.object({
  ...member.entries,
  product: v.optional(v.object({ productId: id, name: v.string() })),
});
export type Visitor = v.InferOutput<typeof visitor>;

/** A vaccine of the same clinic against the same disease that suits the person and has free slots. */
const otherProduct = v.object({
  productId: id,
  name: v.string(),
  /** Vaccine and service fee of one dose. */
  priceCents: cents,
  /** First day with a free slot for the person. */
  day,
});

const plain = <Kind extends RemedyKind>(kind: Kind) => v.object({ kind: v.literal(kind) });
const about = <Kind extends RemedyKind>(kind: Kind) =>
  v.object({ kind: v.literal(kind), ...member.entries });

/** A remedy after a refusal, with the data that it needs. Remedies by code: `REMEDIES` (remedy-rules). */
export const remedy = v.variant('kind', [
  /** Nearest in time first. */
  v.object({ kind: v.literal('otherVisit'), visits: v.array(familyVisit) }),
  plain('otherTime'),
  v.object({ kind: v.literal('later'), day }),
  plain('wait'),
  plain('otherClinic'),
  v.object({ kind: v.literal('otherVaccine'), linkmanId: id, products: v.array(otherProduct) }),
  /** Family members who could be booked for this; empty where that was not queried. */
  v.object({ kind: v.literal('otherPerson'), people: v.array(member) }),
  plain('addPerson'),
  v.object({ kind: v.literal('leaveOut'), ...visitor.entries }),
  v.object({ kind: v.literal('otherDose'), doseNo: v.number(), label: v.string(), day }),
  about('editPerson'),
  about('addGuardian'),
  about('health'),
  v.object({ kind: v.literal('replace'), orderId: id }),
  /** Without an id: the caller's order list. */
  v.object({ kind: v.literal('viewOrder'), orderId: v.nullable(id) }),
  /** `notedOn`: day of the self-reported dose that prevents the booking, if one does. */
  v.object({ kind: v.literal('plan'), ...member.entries, notedOn: v.optional(day) }),
  v.object({ kind: v.literal('readDisclosure'), productId: v.nullable(id) }),
  /** `isIn`: the caller has a ticket of it, and may leave. */
  v.object({
    kind: v.literal('queue'),
    releaseId: v.nullable(id),
    isIn: v.optional(v.literal(true)),
  }),
  plain('withoutHold'),
  plain('refresh'),
  /** The clinic's telephone number, null where only its page can be shown. */
  v.object({ kind: v.literal('askClinic'), phone: v.nullable(v.string()) }),
]);
export type Remedy = v.InferOutput<typeof remedy>;
export type RemedyOf<Kind extends RemedyKind> = Extract<Remedy, { readonly kind: Kind }>;
