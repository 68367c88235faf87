import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day, done, id, instant, maskedMobile, nothing, text } from '../fields';
import { CODE_LENGTH, PRIVILEGES, TERM_SOURCES, tidyCode } from './member-rules';

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
});
export type MemberTerm = v.InferOutput<typeof memberTerm>;

/** memberInfo (specification §3). */
export const memberInfo = v.object({
  status: memberStatus,
  /** The last day of the membership, of all terms together; null: there was none. */
  lastDay: v.nullable(day),
  /** Newest first. */
  terms: v.array(memberTerm),
  /** A term for beans, and how many there are. */
  forBeans: v.object({ days: v.number(), beans: v.number(), balance: v.number() }),
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
  /** Ends a term paid with beans; those of the days that are left come back. */
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
