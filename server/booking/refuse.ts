import { CODE } from '@contract/errors';
import type { Code } from '@contract/errors';
import type { Refusal, SlotOffer } from '@contract/subscribe/endpoints';
import { dayOf, timeOf } from '../clock';
import type { Bilingual } from '../db/tables';
import { Refused } from '../http/refused';
import type { Unbooked } from './booking';
import type { Ineligible } from './eligibility';

/** What a refused booking says beside its code. */
export interface RefusalFacts {
  readonly allowedFrom?: string | null;
  readonly alternatives?: readonly SlotOffer[];
  readonly orderId?: string | null;
  readonly message?: Bilingual;
  /** Fills `{date}` of the message. */
  readonly date?: string;
}

/** A refusal in the contract's form: every one names what would work instead, as far as anything would. */
export function refusalData(facts: RefusalFacts): Refusal {
  return {
    allowedFrom: facts.allowedFrom ?? null,
    alternatives: [...(facts.alternatives ?? [])],
    orderId: facts.orderId ?? null,
  };
}

export function refused(code: Code, facts: RefusalFacts = {}): Refused {
  return new Refused(code, {
    data: refusalData(facts),
    params: { date: facts.date ?? facts.allowedFrom ?? '' },
    ...(facts.message && { message: facts.message }),
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
  deadline: {
    zh: '距预约开始不足 2 小时，不能再改期或取消，请直接联系门诊',
    en: 'Less than 2 hours before the start it can no longer be changed. Please call the clinic.',
  },
} as const satisfies Record<string, Bilingual>;

/** Refusal of a person; alternatives are the caller's to find. */
export function refusedPerson(fault: Ineligible, alternatives: readonly SlotOffer[] = []): Refused {
  const { code, allowedFrom, orderId } = fault;
  const waits = code === CODE.TOO_YOUNG || code === CODE.INTERVAL;
  if (waits && allowedFrom === null) return refused(code, { message: MESSAGE.tooYoungForever });
  if (fault.done) return refused(code, { orderId, message: MESSAGE.doseGiven });
  if (code === CODE.DUPLICATE_ORDER && orderId === null)
    return refused(code, { message: MESSAGE.elsewhere });
  return refused(code, { allowedFrom, orderId, alternatives });
}

/** Refusal of a slot. */
export function refusedSlot(why: Unbooked, alternatives: readonly SlotOffer[]): Refused {
  switch (why.kind) {
    case 'full':
      return refused(CODE.SLOT_FULL, { alternatives });
    case 'closed':
      return refused(CODE.SLOT_CLOSED, { alternatives });
    case 'past':
    case 'outOfWindow':
    case 'noSuchSlot':
      return refused(CODE.SLOT_CLOSED, { alternatives, message: MESSAGE[why.kind] });
    case 'notReleased':
      return refused(CODE.NOT_RELEASED, {
        alternatives,
        date: `${dayOf(why.releaseAt)} ${timeOf(why.releaseAt)}`,
      });
    case 'duplicate':
      return refusedPerson({
        code: CODE.DUPLICATE_ORDER,
        allowedFrom: null,
        orderId: why.orderId,
      });
  }
}
