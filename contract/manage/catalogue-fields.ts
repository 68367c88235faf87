import * as v from 'valibot';
import { id, integer } from '../fields';
import { EXCEPTION_KINDS } from './exception-kind-rules';

/** A day, a time or a text as it was typed: what is wrong with it is answered field by field. */
const typed = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const typedDay = typed(10);
const typedClock = typed(5);

const storedCents = v.pipe(integer, v.minValue(0));

/** A product of the clinic: price and service fee of one dose, cents. */
export const clinicProductFields = v.object({
  productId: id,
  priceCents: storedCents,
  serviceFeeCents: storedCents,
  inStock: v.boolean(),
  /** Whether it is booked only as far as its doses reach; left out: as it was, of a new product no. */
  limitedByStock: v.optional(v.boolean()),
});
export type ClinicProductFields = v.InferOutput<typeof clinicProductFields>;

/** Opening hours of a weekday, 1 Monday … 7 Sunday; clock times `HH:mm`. */
export const hoursFields = v.object({
  weekday: v.pipe(integer, v.minValue(1), v.maxValue(7)),
  periods: v.pipe(v.array(v.object({ from: typedClock, to: typedClock })), v.maxLength(12)),
});
export type HoursFields = v.InferOutput<typeof hoursFields>;

/** A period of the week in which slots are made; days `YYYY-MM-DD`, both included, null: no limit. */
export const periodFields = v.object({
  weekday: v.pipe(integer, v.minValue(1), v.maxValue(7)),
  startTime: typedClock,
  endTime: typedClock,
  slotMinutes: integer,
  capacity: integer,
  validFrom: v.nullable(typedDay),
  validUntil: v.nullable(typedDay),
  /** Both null: bookable at once. */
  releaseDays: v.nullable(integer),
  releaseTime: v.nullable(typedClock),
});
export type PeriodFields = v.InferOutput<typeof periodFields>;

/** The week of products that share their slots; one product is the simplest group. */
export const scheduleFields = v.object({
  productIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)),
  periods: v.pipe(v.array(periodFields), v.maxLength(200)),
});
export type ScheduleFields = v.InferOutput<typeof scheduleFields>;

/** Days that differ from the week, first and last included. */
export const exceptionFields = v.object({
  /** Empty: every product of the clinic. */
  productIds: v.pipe(v.array(id), v.maxLength(200)),
  firstDay: typedDay,
  lastDay: typedDay,
  kind: v.picklist(EXCEPTION_KINDS),
  /** With the end, or both null: the whole day. */
  startTime: v.nullable(typedClock),
  endTime: v.nullable(typedClock),
  /** Of `extra`: whose schedule the days follow. */
  weekday: v.nullable(integer),
  /** Of `capacity`: that of each slot, or so many per cent of it. */
  capacity: v.nullable(integer),
  capacityPercent: v.nullable(integer),
  reason: v.object({ zh: typed(400), en: typed(400) }),
});
export type ExceptionFields = v.InferOutput<typeof exceptionFields>;

/** What a manager changes; what is not named stays as it is. */
export const clinicEdits = v.object({
  /** Products that are added or changed. */
  products: v.optional(v.pipe(v.array(clinicProductFields), v.maxLength(200)), []),
  /** Products that are taken out. */
  removedProducts: v.optional(v.pipe(v.array(id), v.maxLength(200)), []),
  addedExceptions: v.optional(v.pipe(v.array(exceptionFields), v.maxLength(200)), []),
  /** Exceptions as they are; one that is changed is removed and added. */
  removedExceptions: v.optional(v.pipe(v.array(exceptionFields), v.maxLength(200)), []),
  /** The whole week; weekdays that are not named are closed. */
  hours: v.optional(v.pipe(v.array(hoursFields), v.maxLength(7))),
  /** The whole weeks of these products: their others are replaced. */
  schedules: v.optional(v.pipe(v.array(scheduleFields), v.maxLength(200)), []),
});
/** As it is sent. */
export type ClinicEditsInput = v.InferInput<typeof clinicEdits>;
export type ClinicEdits = v.InferOutput<typeof clinicEdits>;
