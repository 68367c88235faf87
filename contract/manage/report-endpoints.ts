import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, id } from '../fields';
import { WAITLIST_STATES } from '../waitlist/waitlist-rules';
import { AGE_GROUPS, END_REASONS, ENDED_BY, REPORT_COUNTS, REPORT_GROUPS } from './report-rules';

const number = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.object(v.entriesFromList(REPORT_COUNTS, number));

/** Counts of a clinic's days, or of all clinics'; nobody is named. */
const clinicReport = v.object({
  /** null: all clinics. */
  depaCode: v.nullable(id),
  /** Name of the clinic; empty where it is all of them. */
  clinicName: v.string(),
  /** Products of which there is something in these days, by name: what `productId` can be. */
  products: v.array(v.object({ productId: id, name: v.string() })),
  /** By time, or by name. `name` is the key except for products and clinics. */
  rows: v.array(v.object({ key: v.string(), name: v.string(), counts })),
  total: counts,
  /** Doses given, from the youngest; `from` years of age, null: no birthday is stored. */
  ages: v.array(
    v.object({
      from: v.nullable(v.picklist(AGE_GROUPS)),
      given: number,
      firstDoses: number,
      completed: number,
    }),
  ),
  /** Who ended appointments and why, the commonest first; those who came and were turned away are not among them. */
  endings: v.array(
    v.object({ by: v.picklist(ENDED_BY), reason: v.picklist(END_REASONS), orders: number }),
  ),
  /** What has become of those who joined the waiting list in these days. */
  waiting: v.object(v.entriesFromList(WAITLIST_STATES, number)),
  /** Days from which on each is complete, where the report begins earlier. */
  incomplete: v.object({
    slots: v.nullable(day),
    waiting: v.nullable(day),
    ended: v.nullable(day),
    vaccinations: v.nullable(day),
  }),
});
export type ClinicReport = v.InferOutput<typeof clinicReport>;

/** Reports of clinics. */
export const reportEndpoints = {
  /** Counts of the days from `firstDay` to `lastDay`, at most 366, and 31 by the times of each day. */
  'GET /manage/report.do': endpoint({
    access: 'manage',
    input: v.object({
      firstDay: day,
      lastDay: day,
      group: v.optional(v.picklist(REPORT_GROUPS), 'day'),
      /** Default: a manager's own clinic, an operator's all. */
      depaCode: v.optional(id),
      productId: v.optional(id),
    }),
    data: clinicReport,
  }),
};
