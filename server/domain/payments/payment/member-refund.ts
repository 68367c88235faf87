import type { Db } from '../../../db/database';
import { writeMemberMessage } from '../../rewards/membership/member-message';
import { findPurchase } from '../../rewards/membership/purchase';
import { newRefundNumber } from './payment';

/** What of a purchase goes back. */
export interface MemberRefund {
  readonly purchaseId: string;
  readonly cents: number;
  /** ms. */
  readonly now: number;
}

/**
 * Records the refund of a bought term that ends, in the transaction that ends it; the job sends the money. A purchase has
 * one refund.
 */
export async function recordMemberRefund(
  trx: Db,
  { purchaseId, cents, now }: MemberRefund,
): Promise<void> {
  const { number } = await trx
    .selectFrom('payments')
    .select('number')
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment_refunds')
    .values({
      number: newRefundNumber(now),
      payment_number: number,
      kind: 'purchase',
      cents,
      created_at: new Date(now),
      next_ask_at: new Date(now),
    })
    .onConflict((conflict) =>
      conflict.columns(['payment_number', 'kind']).where('kind', '<>', 'order').doNothing(),
    )
    .execute();
}

/** Says that the money of an ended membership has gone back. @param now ms */
export async function noteMemberRefund(
  db: Db,
  refund: { readonly number: string; readonly purchase_id: string | null; readonly cents: number },
  now: number,
): Promise<void> {
  const purchase = await findPurchase(db, refund.purchase_id ?? '');
  if (!purchase) return;
  const { user_id: userId } = purchase;
  const { number: key, cents } = refund;
  await writeMemberMessage(db, { userId, kind: 'memberRefunded', cents, key, now });
}

/** A refund of a bought term that was ended. */
export interface MemberRefundRow {
  readonly purchaseId: string | null;
  readonly refund: { readonly cents: number; readonly state: 'returning' | 'returned' };
}

/** The refunds of an account's bought terms. */
export async function memberRefunds(db: Db, userId: string): Promise<MemberRefundRow[]> {
  const rows = await db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.number', 'r.payment_number')
    .innerJoin('member_purchases as m', 'm.id', 'p.purchase_id')
    .select(['p.purchase_id', 'r.cents', 'r.state'])
    .where('m.user_id', '=', userId)
    .where('r.kind', '=', 'purchase')
    .execute();
  return rows.map(({ purchase_id: purchaseId, cents, state }) => ({
    purchaseId,
    refund: { cents, state: state === 'done' ? 'returned' : 'returning' },
  }));
}
