import * as v from 'valibot';
import { endpoint } from '../endpoint';
import {
  clock,
  day,
  done,
  doseNo,
  id,
  integer,
  mobile,
  personName,
  slotId,
  text,
  wholeNumber,
} from '../fields';
import { DOCUMENT_KINDS } from '../linkman/document-rules';
import { aefiEndpoints } from '../follow-up/endpoints';
import { claimEndpoints } from './claim-endpoints';
import { deskOrder } from './desk-order';
import { deskVisit } from './desk-visit';
import { deskVisitEndpoints } from './visit-endpoints';
import { isPackCode, normalizePackCode, SITES } from './dose-detail-rules';
import { givenDose, givenEndpoints } from './given-endpoints';
import { lotEndpoints } from './lot-endpoints';
import { isLot, isLotNote, MOST_LOT_NOTE, normalizeLot } from './lot-rules';
import { recordEndpoints } from './record-endpoints';
import { signInEndpoints } from './sign-in-endpoints';
import { takeBackEndpoints } from './take-back-endpoints';
import { uncountedEndpoints } from './uncounted-endpoints';

const reason = text(2, 100);

/** Largest capacity of a slot. */
export const MAX_CAPACITY = 500;

/** Who works at the desk, and where. */
export const deskStaff = v.object({
  name: v.string(),
  /** Both are empty for staff whom no clinic employs. */
  depaCode: v.union([v.literal(''), id]),
  departmentName: v.string(),
  /** Whether they may see the sign-ins of the clinic's staff. */
  isManager: v.boolean(),
});
export type DeskStaff = v.InferOutput<typeof deskStaff>;

/** A slot of the day: capacity = taken + held + left. */
export const deskSlot = v.object({
  slotId: v.number(),
  /** Those that share its places, in the clinic's order; none where they have got other slots and nobody is booked any more. */
  products: v.array(v.object({ productId: id, productName: v.string() })),
  startTime: clock,
  endTime: clock,
  capacity: v.number(),
  taken: v.number(),
  held: v.number(),
  left: v.number(),
  closed: v.boolean(),
  closeReason: v.string(),
});
export type DeskSlot = v.InferOutput<typeof deskSlot>;

/** One time of the day: the slots at that time, and who comes then. */
export const deskTime = v.object({
  startTime: clock,
  endTime: clock,
  slots: v.array(deskSlot),
  visits: v.array(deskVisit),
});
export type DeskTime = v.InferOutput<typeof deskTime>;

/** A day of the clinic. */
export const deskDay = v.object({
  day,
  times: v.array(deskTime),
  /** Orders by state: expected, checked in, done, no-show. */
  counts: v.object({
    expected: v.number(),
    arrived: v.number(),
    done: v.number(),
    noShow: v.number(),
  }),
});
export type DeskDay = v.InferOutput<typeof deskDay>;

/** A product that a walk-in can get today, with its slots. */
const walkInProduct = v.object({
  productId: id,
  productName: v.string(),
  doses: v.array(v.object({ doseNo: v.number(), label: v.string() })),
  slots: v.array(
    v.object({ slotId: v.number(), startTime: clock, endTime: clock, left: v.number() }),
  ),
});
export type WalkInProduct = v.InferOutput<typeof walkInProduct>;

const figure = v.pipe(integer, v.minValue(0));

/** What closing a day or a slot does to people: read before closing, and verified when closing. */
export const closingEffect = v.object({
  /** Slots that are closed. */
  slots: figure,
  /** Appointments whose owners are notified and offered other times. */
  appointments: figure,
  /** Who these appointments are for. */
  people: figure,
  /** Of the people, those who paid ahead: refunded in full unless they choose another time. */
  paid: figure,
  /** Of the appointments, those that end at once because their owners can no longer move them. */
  cancelled: figure,
  /** Capacity under holds and open waiting-list offers, which can no longer be booked. */
  lapsing: figure,
});
export type ClosingEffect = v.InferOutput<typeof closingEffect>;

/** What closing or opening did. */
const closing = v.object({
  slots: v.number(),
  /** Orders whose owners were notified. */
  told: v.number(),
  /** Orders that were cancelled at once, because their owners could no longer move them. */
  cancelled: v.number(),
});

/** What has become of somebody who was notified that their time is closed. */
export const CLOSED_OUTCOMES = ['waiting', 'moved', 'ended', 'served'] as const;
export type ClosedOutcome = (typeof CLOSED_OUTCOMES)[number];

/** Somebody whose time was closed, with the order as it is now. */
export const closedPerson = v.object({
  outcome: v.picklist(CLOSED_OUTCOMES),
  /** Start of the closed time. */
  from: clock,
  order: deskOrder,
});
export type ClosedPerson = v.InferOutput<typeof closedPerson>;

const orderStep = { orderId: id };
const lot = v.pipe(v.string(), v.check(isLot), v.transform(normalizeLot));
/** What is recorded of a dose besides its lot, as far as the clinic enters it. */
const doseDetails = {
  expiry: v.optional(v.nullable(day), null),
  site: v.optional(v.nullable(v.picklist(SITES)), null),
  packCode: v.optional(v.pipe(v.string(), v.check(isPackCode), v.transform(normalizePackCode)), ''),
};
/** Why a lot is recorded that must not be given (20049): how it was given all the same; empty: it has not been given. */
const alreadyGiven = v.optional(
  v.pipe(v.string(), v.trim(), v.maxLength(MOST_LOT_NOTE), v.check(isLotNote)),
  '',
);
/** A whole day, or one slot of it. */
const target = { day, slotId: v.optional(slotId) };

/** Calls of a clinic's staff, who can read and change their own clinic only. Ours; no path is the specification's. */
export const deskEndpoints = {
  ...aefiEndpoints,
  ...claimEndpoints,
  ...givenEndpoints,
  ...lotEndpoints,
  ...recordEndpoints,
  ...signInEndpoints,
  ...takeBackEndpoints,
  ...deskVisitEndpoints,
  ...uncountedEndpoints,
  /** Outside live: a login for trying the desk. */
  'GET /desk/start.do': endpoint({
    access: 'anyone',
    input: v.object({
      depaCode: v.optional(id),
      role: v.optional(v.picklist(['desk', 'moderator', 'service', 'manager', 'operator']), 'desk'),
    }),
    data: v.object({
      demo: v.nullable(v.object({ login: v.string(), password: v.string() })),
    }),
  }),
  'POST /desk/logout.do': endpoint({ access: 'staff', input: v.object({}), data: done }),
  'GET /desk/me.do': endpoint({ access: 'staff', input: v.object({}), data: deskStaff }),
  /** Any day; of one long past without the times that nobody used. */
  'GET /desk/day.do': endpoint({
    access: 'staff',
    input: v.object({ day: v.optional(day) }),
    data: deskDay,
  }),
  /** Finds an order by what is read out or scanned: its reference or its QR code. */
  'GET /desk/find.do': endpoint({
    access: 'staff',
    input: v.object({ code: text(4, 200) }),
    data: deskOrder,
  }),
  /** The code of the day that the clinic shows for check-in, as a QR code's text and for typing in. */
  'GET /desk/code.do': endpoint({
    access: 'staff',
    input: v.object({}),
    data: v.object({ code: v.string(), shortCode: v.string(), day }),
  }),
  /** The codes of the clinic's page in each mini-program that is set up, for posters. */
  'GET /desk/posterCode.do': endpoint({
    access: 'staff',
    input: v.object({}),
    data: v.object({
      codes: v.array(
        v.object({
          platform: v.picklist(['weapp', 'alipay']),
          /** A picture as data URL; null while the platform does not answer. */
          image: v.nullable(v.string()),
        }),
      ),
    }),
  }),
  'POST /desk/confirm.do': endpoint({
    access: 'staff',
    input: v.object(orderStep),
    data: deskOrder,
  }),
  'POST /desk/arrive.do': endpoint({
    access: 'staff',
    input: v.object(orderStep),
    data: deskOrder,
  }),
  /** Reverts a check-in of today that was entered for the wrong person: the order is again what it was. */
  'POST /desk/undoArrival.do': endpoint({
    access: 'staff',
    input: v.object(orderStep),
    data: deskOrder,
  }),
  /**
   * With `onlyIfCounted` refused with 20047 where the schedule says that the dose would not count: the clinic decides. With `given`
   * the order is of that product and dose from then on, and what was booked stands beside it. With `onlyIfStocked` refused with 20048
   * where the clinic's stock has none of the lot; a lot that must not be given with 20049, unless it has been already.
   */
  'POST /desk/finish.do': endpoint({
    access: 'staff',
    input: v.object({
      ...orderStep,
      ...doseDetails,
      lot,
      given: v.optional(givenDose),
      onlyIfCounted: v.optional(v.boolean(), false),
      onlyIfStocked: v.optional(v.boolean(), false),
      alreadyGiven,
    }),
    data: deskOrder,
  }),
  /** Corrects a mistyped lot, whose correction stays on record, and replaces the other details of the dose. */
  'POST /desk/correctLot.do': endpoint({
    access: 'staff',
    input: v.object({ ...orderStep, ...doseDetails, lot, alreadyGiven }),
    data: deskOrder,
  }),
  'POST /desk/noShow.do': endpoint({
    access: 'staff',
    input: v.object(orderStep),
    data: deskOrder,
  }),
  'POST /desk/cancel.do': endpoint({
    access: 'staff',
    input: v.object({ ...orderStep, reason }),
    data: deskOrder,
  }),
  /** What closing would do now. */
  'GET /desk/closingEffect.do': endpoint({
    access: 'staff',
    input: v.object(target),
    data: closingEffect,
  }),
  /**
   * People who had booked keep their order, are notified and offered other times. Refused with 20046 and the current
   * effect where any figure exceeds the one that was shown to the staff.
   */
  'POST /desk/close.do': endpoint({
    access: 'staff',
    input: v.object({ ...target, reason, shown: closingEffect }),
    data: closing,
  }),
  /** Who was notified of the closings in force, and what they have done since; empty where nothing is closed. */
  'GET /desk/closing.do': endpoint({
    access: 'staff',
    input: v.object(target),
    data: v.object({ reason: v.string(), people: v.array(closedPerson) }),
  }),
  'POST /desk/reopen.do': endpoint({ access: 'staff', input: v.object(target), data: closing }),
  /** Never below booked plus held. */
  'POST /desk/capacity.do': endpoint({
    access: 'staff',
    input: v.object({
      slotId,
      capacity: v.pipe(wholeNumber, v.minValue(0), v.maxValue(MAX_CAPACITY)),
    }),
    data: v.object({ slotId: v.number(), capacity: v.number(), left: v.number() }),
  }),
  'GET /desk/walkInChoices.do': endpoint({
    access: 'staff',
    input: v.object({}),
    data: v.array(walkInProduct),
  }),
  /** Registers a walk-in; the same key never makes two orders. */
  'POST /desk/walkIn.do': endpoint({
    access: 'staff',
    input: v.object({
      idempotencyKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/)),
      slotId,
      /** Required where several products share the slot. */
      productId: v.optional(id),
      doseNo,
      name: personName,
      documentKind: v.picklist(DOCUMENT_KINDS),
      documentNumber: text(4, 40),
      /** Required where the document does not contain it. */
      birthday: v.optional(day),
      sex: v.optional(v.picklist([1, 2])),
      mobile: v.optional(mobile),
    }),
    data: deskOrder,
  }),
};
