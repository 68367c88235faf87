import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, clock, day, id, text } from '../fields';
import {
  clinicEdits,
  clinicProductFields,
  exceptionFields,
  hoursFields,
  scheduleFields,
} from './catalogue-fields';

const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const category = v.picklist(['free', 'paid']);

/** What a clinic can be booked for, as the catalogue has it. */
const clinicCatalogue = v.object({
  /** Of what the answer says: whether anybody has changed it since. */
  base: digest,
  products: v.array(
    v.object({
      ...clinicProductFields.entries,
      name: v.string(),
      category,
      /** Open appointments from today on. */
      appointments: v.number(),
    }),
  ),
  /** Products of the catalogue that the clinic does not have. */
  choices: v.array(
    v.object({
      productId: id,
      name: v.string(),
      category,
      priceCents: cents,
      serviceFeeCents: cents,
    }),
  ),
  hours: v.array(hoursFields),
  schedules: v.array(scheduleFields),
  /** In their order: of those that meet a slot, the later one counts. */
  exceptions: v.array(exceptionFields),
  /** Public holidays and the working days that are swapped for them; weekday: whose schedule such a day follows. */
  holidays: v.array(
    v.object({
      day,
      kind: v.picklist(['closed', 'working']),
      weekday: v.nullable(v.number()),
      name: v.string(),
    }),
  ),
  today: day,
  /** Last day that can be booked. */
  lastDay: day,
});
export type ClinicCatalogue = v.InferOutput<typeof clinicCatalogue>;

/** What is wrong with a change. `field`: the way to it, such as `addedExceptions.0.lastDay`; empty: none alone. */
const editProblem = v.object({ field: v.string(), message: v.string() });
export type EditProblem = v.InferOutput<typeof editProblem>;

/** Slots of a time of a day: places by the schedules as they are, and as they would be. */
const previewTime = v.object({ startTime: clock, before: v.number(), after: v.number() });
const previewDay = v.object({ day, times: v.array(previewTime) });
export type PreviewDay = v.InferOutput<typeof previewDay>;

const metPeople = v.object({
  kind: v.picklist(['appointment', 'hold', 'ticket', 'waiting']),
  productId: id,
  productName: v.string(),
  /** Empty: of no one day; the same for the time. */
  day: v.string(),
  startTime: v.string(),
  count: v.number(),
  /** Places that the slot will have; 0: it is no longer made. */
  capacity: v.number(),
});
export type MetPeople = v.InferOutput<typeof metPeople>;

/** What telling the people on slots that vanish would do; the others keep their appointments in any case. */
const notifyEffect = v.object({
  slots: v.number(),
  appointments: v.number(),
  people: v.number(),
  paid: v.number(),
  cancelled: v.number(),
  lapsing: v.number(),
});
export type NotifyEffect = v.InferOutput<typeof notifyEffect>;

const clinicPreview = v.object({
  problems: v.array(editProblem),
  /** Somebody else has changed the clinic since the page was loaded. */
  isBehind: v.boolean(),
  /** What changes, in words. */
  changes: v.array(v.string()),
  /** The next four weeks. */
  days: v.array(previewDay),
  met: v.array(metPeople),
  told: notifyEffect,
  /** Waiting-list entries that end, as none of their days is left. */
  ending: v.number(),
  /** Covers the changes and whom they meet. */
  digest,
});
export type ClinicPreview = v.InferOutput<typeof clinicPreview>;

/** What becomes of appointments whose slot vanishes: they come as booked, or are asked to choose another time. */
export const MET_ANSWERS = ['keep', 'notify'] as const;
export type MetAnswer = (typeof MET_ANSWERS)[number];

const edited = { depaCode: id, edits: clinicEdits, base: digest };

/** What a clinic can be booked for: a change is shown before it is saved, and saved only as it was shown. */
export const manageCatalogueEndpoints = {
  'GET /manage/catalogue.do': endpoint({
    access: 'manage',
    input: v.object({ depaCode: id }),
    data: clinicCatalogue,
  }),
  'POST /manage/catalogue/preview.do': endpoint({
    access: 'manage',
    input: v.object(edited),
    data: clinicPreview,
  }),
  'POST /manage/catalogue/save.do': endpoint({
    access: 'manage',
    input: v.object({
      ...edited,
      /** Of the preview that was seen. */
      digest,
      answer: v.picklist(MET_ANSWERS),
      /** Of the clinic, for those who are told; they read it. */
      reason: v.optional(text(0, 100), ''),
    }),
    data: v.variant('state', [
      v.object({
        state: v.literal('saved'),
        /** Appointments whose owners are asked to choose another time, and those that stay. */
        told: v.number(),
        retained: v.number(),
        /** Of those told: cancelled at once, because they could no longer move. */
        cancelled: v.number(),
        /** Waiting-list entries that ended. */
        ended: v.number(),
      }),
      /** Nothing was saved: it would do something else than was shown, or something is wrong with it. */
      v.object({ state: v.literal('changed'), preview: clinicPreview }),
    ]),
  }),
};
