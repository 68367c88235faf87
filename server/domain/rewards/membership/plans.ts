import type { MemberPlan } from '@contract/member/member-rules';
import { MEMBER_PLANS } from '@contract/member/member-rules';

/** A term for money. */
export interface PlanTerms {
  readonly days: number;
  readonly cents: number;
}

/** Prices as data; a purchase holds its own from the tap on. */
export const PLAN_TERMS: Readonly<Record<MemberPlan, PlanTerms>> = {
  month: { days: 30, cents: 990 },
  year: { days: 365, cents: 9900 },
};

export const planCards = () => MEMBER_PLANS.map((plan) => ({ plan, ...PLAN_TERMS[plan] }));
