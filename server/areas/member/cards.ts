import { BEAN_TERM, PRIVILEGES } from '@contract/member/member-rules';
import type {
  MemberInfo,
  MemberPrivilege,
  MemberPurchase,
  MemberTerm,
} from '@contract/member/endpoints';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../db/database';
import { balanceOf } from '../../domain/rewards/beans/statement';
import { backOf } from '../../domain/rewards/membership/end-term';
import { planCards } from '../../domain/rewards/membership/plans';
import { newestPurchase, purchaseEndsAt } from '../../domain/rewards/membership/purchase';
import type { Purchase } from '../../domain/rewards/membership/purchase';
import { PRIVILEGE_TEXTS, usesOf } from '../../domain/rewards/membership/privileges';
import { familyLimitOf, memberStatusOf } from '../../shared/member-status/status';
import type { MemberSales } from '../../domain/rewards/membership/sales';
import { canBeBought, termsOf } from '../../domain/rewards/membership/terms';
import type { Term } from '../../domain/rewards/membership/terms';
import { memberRefunds } from '../../domain/payments/payment/member-refund';
import type { MemberRefundRow } from '../../domain/payments/payment/member-refund';
import { newestPaymentOf } from '../../domain/payments/payment/newest-payment';
import type { UserContext } from '../../http/context';
import { dayOf } from '../../kernel/clock';
import { inLanguage } from '../../kernel/language';

const lastDayOf = (endsAt: Date): string => addDays(dayOf(endsAt.getTime()), -1);

function stateOf({ ended_at, starts_at, ends_at }: Term, now: number): MemberTerm['state'] {
  if (ended_at !== null) return 'ended';
  if (ends_at.getTime() <= now) return 'over';
  return starts_at.getTime() > now ? 'coming' : 'running';
}

const termCard = (term: Term, refunds: readonly MemberRefundRow[], now: number): MemberTerm => ({
  termId: term.id,
  source: term.source,
  state: stateOf(term, now),
  firstDay: dayOf(term.starts_at.getTime()),
  // One that ended in the middle of a day was valid on that day.
  lastDay: term.ended_at === null ? lastDayOf(term.ends_at) : dayOf(term.ends_at.getTime()),
  days: term.days,
  beansBack: backOf(term, now)?.beans ?? null,
  centsBack: backOf(term, now)?.cents ?? null,
  refund: refunds.find(({ purchaseId }) => purchaseId === term.purchase_id)?.refund ?? null,
});

/** A purchase, with how its paying stands; one whose time is over is no longer shown as open. @param now ms */
export async function purchaseCard(
  db: Db,
  purchase: Purchase,
  now: number,
): Promise<MemberPurchase> {
  const { id, plan, days, cents, state } = purchase;
  const attempt = await newestPaymentOf(db, { kind: 'purchase', id });
  // A payment that was opened in time may still arrive.
  const isOver =
    state === 'open' && purchaseEndsAt(purchase) <= now && attempt?.state !== 'pending';
  return { purchaseId: id, plan, days, cents, state: isOver ? 'replaced' : state, attempt };
}

/** The plans, with whether an account may buy each now. @param now ms */
async function plansFor(db: Db, userId: string, now: number) {
  const plans = [];
  for (const plan of planCards())
    plans.push({ ...plan, buyable: await canBeBought(db, userId, plan.days, now) });
  return plans;
}

async function readInfo(
  db: Db,
  { userId, now }: UserContext,
  sales: MemberSales,
): Promise<MemberInfo> {
  const terms = await termsOf(db, userId);
  const refunds = await memberRefunds(db, userId);
  const purchase = await newestPurchase(db, userId);
  const current = terms.find(({ ended_at }) => ended_at === null);
  return {
    status: await memberStatusOf(db, userId, now),
    lastDay: current ? lastDayOf(current.ends_at) : null,
    terms: terms.map((term) => termCard(term, refunds, now)),
    forBeans: { ...BEAN_TERM, balance: await balanceOf(db, userId, now) },
    sale: sales && { plans: await plansFor(db, userId, now), ...sales },
    purchase: purchase ? await purchaseCard(db, purchase, now) : null,
    familyLimit: await familyLimitOf(db, userId, now),
  };
}

/**
 * memberInfo of the caller, as of one moment: a payment that arrives between two statements would be shown as paid without
 * its term, and the page would not ask again. @param sales by which methods memberships are sold
 */
export const memberInfoOf = (
  db: Db,
  context: UserContext,
  sales: MemberSales,
): Promise<MemberInfo> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => readInfo(trx, context, sales));

/** memberPrivilege of the caller. */
export async function privilegesOf(
  db: Db,
  { userId, language }: UserContext,
  active: boolean,
): Promise<MemberPrivilege[]> {
  const uses = await usesOf(db, userId);
  return PRIVILEGES.map((privilege) => {
    const { title, note, how } = PRIVILEGE_TEXTS[privilege];
    const used = uses.find((each) => each.privilege === privilege);
    return {
      privilege,
      title: inLanguage(title, language),
      note: inLanguage(note, language),
      how: inLanguage(how, language),
      active,
      uses: used?.uses ?? 0,
      lastUsedAt: used?.last_used_at.getTime() ?? null,
    };
  });
}
