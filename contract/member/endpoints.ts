import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { cents, day, done, id, instant, maskedMobile, nothing, text } from '../fields';
import { howToPay, openPayment, paymentStatus } from '../order/payment-endpoints';
import { paymentAttempt, paymentMethod } from '../order/payment-fields';
import { CODE_LENGTH, MEMBER_PLANS, PRIVILEGES, TERM_SOURCES, tidyCode } from './member-rules';

/** 0 invalid, 1 valid, 2 expired (specification §3). */
const memberStatus = v.picklist([0, 1, 2]);

/** A term, with what ending it now gives back. */
export const memberTerm = v.object({
  termId: id,
  source: v.picklist(TERM_SOURCES),
  state: v.picklist(['coming', 'running', 'over', 'ended']),
  firstDay: day,
  /** Its last whole day. */
  lastDay: day,
  days: v.number(),
  /** Beans that come back if it ends now; null: it cannot be ended for beans. */
  beansBack: v.nullable(v.number()),
  /** Cents that come back if it ends now; null: it was not bought with money, or has ended. */
  centsBack: v.nullable(cents),
  /** Money of the days that were not used, of a bought term that was ended. */
  refund: v.nullable(v.object({ cents, state: v.picklist(['returning', 'returned']) })),
});
export type MemberTerm = v.InferOutput<typeof memberTerm>;

const memberPlan = v.picklist(MEMBER_PLANS);

/** A membership that was bought, or is about to be. */
export const memberPurchase = v.object({
  purchaseId: id,
  plan: memberPlan,
  days: v.number(),
  cents,
  /** `replaced`: can no longer be paid, as another one or its day is over; what is paid for it all the same goes back. */
  state: v.picklist(['open', 'paid', 'replaced']),
  /** The attempt that tells how its paying stands; null: nobody has tried. */
  attempt: v.nullable(paymentAttempt),
});
export type MemberPurchase = v.InferOutput<typeof memberPurchase>;

/** memberInfo (specification §3). */
export const memberInfo = v.object({
  status: memberStatus,
  /** The last day of the membership, of all terms together; null: there was none. */
  lastDay: v.nullable(day),
  /** Newest first. */
  terms: v.array(memberTerm),
  /** A term for beans, and how many there are. */
  forBeans: v.object({ days: v.number(), beans: v.number(), balance: v.number() }),
  /** What can be bought with money; null: nothing is sold. */
  sale: v.nullable(
    v.object({
      plans: v.array(
        v.object({
          plan: memberPlan,
          days: v.number(),
          cents,
          /** False where it would end too late for a refund, behind the terms there are. */
          buyable: v.boolean(),
        }),
      ),
      /** The methods by which it can be paid: where a target has none, nothing is sold there. */
      methods: v.array(paymentMethod),
      /** No money moves. */
      simulated: v.boolean(),
    }),
  ),
  /** The newest purchase; null: there was none. */
  purchase: v.nullable(memberPurchase),
  familyLimit: v.number(),
});
export type MemberInfo = v.InferOutput<typeof memberInfo>;

/** memberPrivilege (specification §3): what a privilege is, how it is used, and how often it was. */
export const memberPrivilege = v.object({
  privilege: v.picklist(PRIVILEGES),
  title: v.string(),
  note: v.string(),
  how: v.string(),
  /** Whether it can be used now. */
  active: v.boolean(),
  uses: v.number(),
  lastUsedAt: v.nullable(instant),
});
export type MemberPrivilege = v.InferOutput<typeof memberPrivilege>;

const code = v.pipe(
  text(CODE_LENGTH, 2 * CODE_LENGTH),
  v.transform(tidyCode),
  v.check((value) => value.length === CODE_LENGTH),
);

/** Membership (specification §7); `getMemberInfo`, `getMemberPrivilege` and `detail` are named there, the rest is ours. */
export const memberEndpoints = {
  'GET /member/wx/memberCenter/getMemberInfo.do': endpoint({
    access: 'user',
    input: nothing,
    data: memberInfo,
  }),
  'GET /member/wx/memberCenter/getMemberPrivilege.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({
      status: memberStatus,
      privileges: v.array(memberPrivilege),
      /** When the calendar address was made; null: there is none. */
      feedMadeAt: v.nullable(instant),
    }),
  }),
  /** memberUserInfo (specification §3). */
  'GET /member/wx/memberCenter/detail.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({
      nickName: v.string(),
      mobile: maskedMobile,
      status: memberStatus,
      since: v.nullable(day),
    }),
  }),
  'POST /member/wx/memberCenter/redeem.do': endpoint({
    access: 'user',
    input: v.object({ code }),
    data: memberInfo,
  }),
  'POST /member/wx/memberCenter/exchange.do': endpoint({
    access: 'user',
    input: v.object({ idempotencyKey: text(8, 64) }),
    data: memberInfo,
  }),
  /** Ours: a purchase that is to be paid; a repeat answers the open one. Another plan replaces it. */
  'POST /member/wx/memberCenter/buy.do': endpoint({
    access: 'user',
    input: v.object({
      plan: memberPlan,
      /** Version of the membership agreement that the buyer has agreed to. */
      agreementVersion: text(1, 16),
    }),
    data: memberPurchase,
  }),
  /** Ours: opens a payment of the purchase, as for orders. */
  'POST /member/wx/memberCenter/prepay.do': endpoint({
    access: 'user',
    input: v.object({ purchaseId: id, ...howToPay.entries }),
    data: v.object({ member: memberInfo, payment: openPayment }),
    body: 'form',
  }),
  /** Ours: the newest payment of the purchase; a pending one is asked of the platform, at most every few seconds. */
  'GET /member/wx/memberCenter/payment.do': endpoint({
    access: 'user',
    input: v.object({ purchaseId: id }),
    data: paymentStatus,
  }),
  /** Ends a term paid with beans or money; what was paid for the whole days that are left comes back. */
  'POST /member/wx/memberCenter/endTerm.do': endpoint({
    access: 'user',
    input: v.object({ termId: id }),
    data: memberInfo,
  }),
  /** Makes the secret address of the calendar; the one before ends. It is told once only. */
  'POST /member/wx/calendar/create.do': endpoint({
    access: 'user',
    input: nothing,
    data: v.object({ url: v.string() }),
  }),
  'POST /member/wx/calendar/revoke.do': endpoint({ access: 'user', input: nothing, data: done }),
};
