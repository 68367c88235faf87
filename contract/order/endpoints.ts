import * as v from 'valibot';
import { CAREGIVER_ROLES } from '../caregiver/role-rules';
import { endpoint } from '../endpoint';
import {
  cents,
  clock,
  day,
  done,
  id,
  instant,
  maskedMobile,
  mobile,
  pageOf,
  paging,
  slotId,
  text,
  wholeNumber,
} from '../fields';
import { paymentAttempt, paymentMethod } from './payment-fields';
import { CANCEL_REASONS, ORDER_ACTIONS, ORDER_GROUPS, ORDER_STATUSES } from './status-rules';
import type { OrderGroup } from './status-rules';

const status = v.picklist(ORDER_STATUSES);
const actions = v.array(v.picklist(ORDER_ACTIONS));

/** Another order of the same visit. */
export const visitOrder = v.object({
  orderId: id,
  linkmanId: id,
  linkmanName: v.string(),
  productName: v.string(),
  doseLabel: v.string(),
  day,
  startTime: clock,
  endTime: clock,
  status,
  actions,
  priceCents: cents,
  serviceFeeCents: cents,
});
export type VisitOrder = v.InferOutput<typeof visitOrder>;

export const orderCard = v.object({
  orderId: id,
  status,
  actions,
  linkmanId: id,
  linkmanName: v.string(),
  productId: id,
  productName: v.string(),
  doseLabel: v.string(),
  depaCode: id,
  departmentName: v.string(),
  departmentAddress: v.string(),
  day,
  startTime: clock,
  endTime: clock,
  priceCents: cents,
  serviceFeeCents: cents,
  /** What it was booked together with; null where one dose of one person was booked alone. */
  visitId: v.nullable(id),
  /** The other orders of that visit by time, whatever their status; see `participantsOf`. */
  visit: v.array(visitOrder),
  /** The reader's role, where the person is of another family. */
  role: v.optional(v.picklist(CAREGIVER_ROLES)),
  /** The account that booked it, where that is not the reader's; '' for one that is deleted. */
  bookedBy: v.optional(maskedMobile),
});
export type OrderCard = v.InferOutput<typeof orderCard>;

/** Kinds of events that the owner's timeline shows. */
export const EVENT_KINDS = [
  'created',
  'confirmed',
  'changed',
  'arrived',
  'arrivalUndone',
  'done',
  'takenBack',
  'cancelled',
  'noShow',
  'paid',
  'paymentReturned',
  'refund',
  'recalled',
  'slotClosed',
  'slotReopened',
  'slotWithdrawn',
] as const;

/** One transition: who, when, why. */
export const orderEvent = v.object({
  at: instant,
  actor: v.picklist(['user', 'clinic', 'system']),
  /** The account that did it, where it is a user’s and not the reader’s; '' for one that is deleted. */
  by: v.optional(maskedMobile),
  kind: v.picklist(EVENT_KINDS),
  note: v.string(),
  /** The order's status from then on. */
  status,
});
export type OrderEvent = v.InferOutput<typeof orderEvent>;

/** State of an order's payment; amounts in cents. */
export const payment = v.object({
  /** `clinic`: to be paid there; `payable`: may be paid now; `paid`: was paid ahead, even if a refund is under way. */
  state: v.picklist(['clinic', 'payable', 'paid']),
  paidCents: cents,
  /** Simulated payment: no money moves. */
  simulated: v.boolean(),
  /** The methods by which it can be paid ahead; empty unless `payable`. */
  methods: v.array(paymentMethod),
  /** The newest attempt to pay it ahead; null: nobody has tried. */
  attempt: v.nullable(paymentAttempt),
  /**
   * What one payment can pay ahead now: this order, if it is `payable`, and the others of its visit that are. Null: nothing,
   * or the order alone.
   */
  together: v.optional(v.nullable(v.object({ orderIds: v.array(id), cents }))),
});
export type Payment = v.InferOutput<typeof payment>;

/** A refund, from its request on. */
export const refund = v.object({
  state: v.picklist(['waiting', 'paying', 'paid', 'failed']),
  startedBy: v.picklist(['user', 'clinic', 'system']),
  paidCents: cents,
  refundCents: cents,
  /** Not refunded: `paidCents` less `refundCents`. */
  chargeCents: cents,
  requestedAt: instant,
  /** When the money is sent back; until then its owner may recall it. */
  dueAt: instant,
  settledAt: v.nullable(instant),
});
export type Refund = v.InferOutput<typeof refund>;

export const orderDetail = v.object({
  ...orderCard.entries,
  doseNo: v.number(),
  /** Short human reference shown at the desk. */
  reference: v.string(),
  /** Content of the QR code: signed by the provider, no personal data. */
  qrText: v.string(),
  mobileMasked: maskedMobile,
  departmentPhone: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  remark: v.string(),
  cancelReason: v.string(),
  createdAt: instant,
  /** What was booked, where the clinic gave another product: the price is still the one that was booked. */
  booked: v.optional(v.nullable(v.object({ productName: v.string(), doseLabel: v.string() }))),
  /** Until when the owner may change or cancel it. */
  changeableUntil: instant,
  changesLeft: v.number(),
  payment,
  /** null: none is under way, or it was recalled. */
  refund: v.nullable(refund),
  /** Lot of the administered vaccine; empty until then. */
  lot: v.string(),
  /** What to bring, a line each. */
  bring: v.array(v.string()),
  /** SEQUENCE of its calendar entry (RFC 5545 §3.8.7.4): changes so far, of all parts of the visit. */
  calendarSequence: v.number(),
  timeline: v.array(orderEvent),
});
export type OrderDetail = v.InferOutput<typeof orderDetail>;

export const orderEndpoints = {
  'GET /order/subscribe/pageList.do': endpoint({
    access: 'user',
    input: v.object({
      group: v.optional(
        v.picklist(Object.keys(ORDER_GROUPS) as [OrderGroup, ...OrderGroup[]]),
        'all',
      ),
      ...paging,
    }),
    data: pageOf(orderCard),
  }),
  'GET /order/subscribe/clientDetail.do': endpoint({
    access: 'user',
    caregivers: 'escort',
    input: v.object({ orderId: id }),
    data: orderDetail,
  }),
  /** Visits by group, each once (`visitKeyOf`), and the next appointment, for home and mine. */
  'GET /order/subscribe/summary.do': endpoint({
    access: 'user',
    input: v.object({}),
    data: v.object({
      counts: v.object({
        all: v.number(),
        pending: v.number(),
        booked: v.number(),
        done: v.number(),
        closed: v.number(),
      }),
      next: v.nullable(orderCard),
    }),
  }),
  'POST /order/subscribe/update.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderId: id, slotId }),
    data: orderDetail,
    body: 'form',
  }),
  'GET /order/subscribe/updateResidueTimes.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderId: id }),
    data: v.object({ residue: v.number() }),
  }),
  'POST /order/subscribe/cancel.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({
      orderId: id,
      reason: v.picklist(CANCEL_REASONS),
      note: v.optional(text(0, 200), ''),
      /** What its owner was told that it keeps of what was paid: refused if it is more by now. */
      chargeCents: v.optional(v.pipe(wholeNumber, v.minValue(0))),
    }),
    data: orderDetail,
    body: 'form',
  }),
  /** Confirms that the recipient will come; with the clinic's code of the day, checks in. */
  'POST /order/subscribe/confirmSubscribe.do': endpoint({
    access: 'user',
    caregivers: 'escort',
    input: v.object({ orderId: id, code: v.optional(text(0, 120), '') }),
    data: orderDetail,
    body: 'form',
  }),
  /** Corrects the contact number of an appointment that is still to come. */
  'POST /order/subscribe/correctContact.do': endpoint({
    access: 'user',
    caregivers: 'guardian',
    input: v.object({ orderId: id, mobile }),
    data: orderDetail,
  }),
  'POST /order/subscribe/remove.do': endpoint({
    access: 'user',
    input: v.object({ orderId: id }),
    data: done,
    body: 'form',
  }),
};
