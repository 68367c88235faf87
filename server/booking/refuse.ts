import { CODE } from '@contract/errors';
import type { Code } from '@contract/errors';
import type { Refusal, SlotOffer, StandingOrder } from '@contract/subscribe/endpoints';
import type { Remedy } from '@contract/subscribe/remedy-rules';
import { dayOf, timeOf } from '../clock';
import type { Bilingual } from '../db/tables';
import { messageOf } from '../http/messages';
import { Refused } from '../http/refused';
import type { Unbooked } from './booking';
import type { Ineligible } from './eligibility';

/** What a refused booking says beside its code. */
export interface RefusalFacts {
  readonly remedy?: Remedy;
  readonly allowedFrom?: string | null;
  readonly alternatives?: readonly SlotOffer[];
  readonly orderId?: string | null;
  readonly standing?: StandingOrder | null;
  readonly person?: Refusal['person'];
  readonly releaseId?: string | undefined;
  readonly message?: Bilingual;
  /** Fills `{date}` of the message. */
  readonly date?: string;
}

/** With which change a refusal's code goes away, where the facts say nothing else. */
const REMEDY: Readonly<Partial<Record<Code, Remedy>>> = {
  [CODE.OVER_AGE]: 'otherVaccine',
  [CODE.TIME_QUERY]: 'otherClinic',
  [CODE.NOT_FOUND]: 'refresh',
  [CODE.DUPLICATE_ORDER]: 'viewOrder',
  [CODE.INTERVAL]: 'later',
  [CODE.TOO_YOUNG]: 'later',
  [CODE.ORDER_STATE]: 'viewOrder',
  [CODE.SEX_LIMIT]: 'otherVaccine',
  [CODE.CLINIC_OFFLINE]: 'otherClinic',
  [CODE.NO_CHANGES_LEFT]: 'viewOrder',
  [CODE.GUARDIAN_MISSING]: 'addGuardian',
  [CODE.DISCLOSURE_MISSING]: 'readDisclosure',
  [CODE.HOLD_ALLOWANCE]: 'withoutHold',
  [CODE.NOT_REPLACEABLE]: 'viewOrder',
  [CODE.TICKET_NEEDED]: 'queue',
  [CODE.TICKET_NOT_YET]: 'queue',
  [CODE.TICKET_OTHERS]: 'otherPerson',
  [CODE.PERSON_IN_LINE]: 'otherPerson',
  [CODE.LINE_NOT_OPEN]: 'later',
  [CODE.LINE_OVER]: 'otherTime',
};

/** A refusal in the contract's form: every one names what would work instead, as far as anything would. */
export function refusalData(facts: RefusalFacts, code?: Code): Refusal {
  return {
    remedy: facts.remedy ?? (code && REMEDY[code]) ?? 'otherTime',
    allowedFrom: facts.allowedFrom ?? null,
    alternatives: [...(facts.alternatives ?? [])],
    orderId: facts.orderId ?? null,
    standing: facts.standing ?? null,
    person: facts.person ?? null,
    ...(facts.releaseId !== undefined && { releaseId: facts.releaseId }),
  };
}

export function refused(code: Code, facts: RefusalFacts = {}): Refused {
  return new Refused(code, {
    data: refusalData(facts, code),
    params: { date: facts.date ?? facts.allowedFrom ?? '' },
    ...(facts.message && { message: facts.message }),
  });
}

/** The same refusal, saying whom of several people it is about. */
export function refusedFor(person: NonNullable<Refusal['person']>, refusal: Refused): Refused {
  const { code, details } = refusal;
  return new Refused(code, {
    data: { ...refusalData((details.data ?? {}) as RefusalFacts, code), person },
    message: {
      zh: `${person.name}：${messageOf(code, 'zh-CN', details)}`,
      en: `${person.name}: ${messageOf(code, 'en', details)}`,
    },
  });
}

export const MESSAGE = {
  doseGiven: {
    zh: '该接种人已完成这一剂的接种，请选择下一剂次',
    en: 'This dose has been given already. Choose the next dose.',
  },
  elsewhere: {
    zh: '该接种人已在其他账号预约这一剂，请先在原账号取消',
    en: 'This dose is booked under another account. Cancel it there first.',
  },
  tooYoungForever: {
    zh: '到达下一剂间隔时将超过接种年龄，请咨询门诊',
    en: 'By the time it is allowed the upper age has passed. Please ask the clinic.',
  },
  outOfWindow: {
    zh: '该日期不在可预约的两个月内，请选择其他日期',
    en: 'This day is outside the two months that can be booked. Choose another day.',
  },
  past: {
    zh: '该时段已结束，请选择其他时段',
    en: 'This time has passed. Please choose another time.',
  },
  noSuchSlot: {
    zh: '该门诊没有这个时段，请刷新后重选',
    en: 'The clinic has no such time. Refresh and choose again.',
  },
  outOfStock: {
    zh: '该门诊此疫苗暂时缺货，请选择其他门诊',
    en: 'The clinic is out of this vaccine for now. Please choose another clinic.',
  },
  prepaid: {
    zh: '原预约已在线支付，请先取消原预约并等待退款，再重新预约',
    en: 'The earlier booking was paid online. Cancel it and wait for the refund, then book again.',
  },
  ticketUsed: {
    zh: '您的排队号已用于预约，每个号只能预约一次',
    en: 'Your ticket has been used for a booking. Each one can be used once.',
  },
  ticketLapsed: {
    zh: '您的预约时间已过，名额已让给下一位，可重新排队',
    en: 'Your time to book has passed and the place went to the next in line. You can enter again.',
  },
  fewerPlaces: {
    zh: '剩余名额少于排队人数，请减少接种人后再提交',
    en: 'Fewer places are left than people on your ticket. Book for fewer people.',
  },
  deadline: {
    zh: '距预约开始不足 2 小时，不能再改期或取消，请直接联系门诊',
    en: 'Less than 2 hours before the start it can no longer be changed. Please call the clinic.',
  },
} as const satisfies Record<string, Bilingual>;

/** Refusal of a person; alternatives, and the standing order of a duplicate, are the caller's to find. */
export function refusedPerson(
  fault: Ineligible,
  alternatives: readonly SlotOffer[] = [],
  standing: StandingOrder | null = null,
): Refused {
  const { code, allowedFrom, orderId } = fault;
  const waits = code === CODE.TOO_YOUNG || code === CODE.INTERVAL;
  if (waits && allowedFrom === null)
    return refused(code, { remedy: 'askClinic', message: MESSAGE.tooYoungForever });
  if (fault.done)
    return refused(code, { remedy: 'otherDose', orderId, message: MESSAGE.doseGiven });
  if (code === CODE.DUPLICATE_ORDER && orderId === null)
    return refused(code, { remedy: 'otherPerson', message: MESSAGE.elsewhere });
  const remedy = standing?.replaceable ? { remedy: 'replace' as const } : {};
  return refused(code, { allowedFrom, orderId, standing, alternatives, ...remedy });
}

/** Refusal of a slot. */
export function refusedSlot(
  why: Unbooked,
  alternatives: readonly SlotOffer[],
  standing: StandingOrder | null = null,
): Refused {
  const remedy: Remedy = alternatives.length > 0 ? 'otherTime' : 'otherClinic';
  switch (why.kind) {
    case 'full':
      return refused(CODE.SLOT_FULL, { remedy, alternatives });
    case 'closed':
      return refused(CODE.SLOT_CLOSED, { remedy, alternatives });
    case 'noSuchSlot':
      return refused(CODE.SLOT_CLOSED, {
        remedy: 'refresh',
        alternatives,
        message: MESSAGE.noSuchSlot,
      });
    case 'past':
    case 'outOfWindow':
      return refused(CODE.SLOT_CLOSED, { remedy, alternatives, message: MESSAGE[why.kind] });
    case 'notReleased':
      return refused(CODE.NOT_RELEASED, {
        remedy: alternatives.length > 0 ? 'otherTime' : 'later',
        allowedFrom: dayOf(why.releaseAt),
        alternatives,
        date: `${dayOf(why.releaseAt)} ${timeOf(why.releaseAt)}`,
      });
    case 'byTicket':
      return refused(CODE.TICKET_NEEDED, { releaseId: why.releaseId, alternatives });
    case 'duplicate':
      return refusedPerson(
        { code: CODE.DUPLICATE_ORDER, allowedFrom: null, orderId: why.orderId },
        [],
        standing,
      );
  }
}
