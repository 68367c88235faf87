import type { Selectable } from 'kysely';
import { MEMBER_AGREEMENT_VERSION } from '@contract/member/member-rules';
import type { MemberPlan } from '@contract/member/member-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { MemberPurchasesTable } from '../../../db/member-tables';
import { DomainError, refusedInput } from '../../../http/domain-error';
import { tooMany } from '../../../http/too-many';
import { DAY } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import { PLAN_TERMS } from './plans';
import { requireAdult } from '../beans/own-person';
import { addTerm, canBeBought, lockTerms, tryLockTerms } from './terms';

export type Purchase = Selectable<MemberPurchasesTable>;

/** What somebody wants to buy, and the agreement that they have agreed to. */
export interface PurchaseOrder {
  readonly userId: string;
  readonly plan: MemberPlan;
  readonly agreementVersion: string;
  /** ms. */
  readonly now: number;
}

/** ms that a purchase can be paid at its price, and under the agreement of its day. */
const LIFETIME = DAY;
/** ms that it must still have to be found again. */
const LEAST_LEFT = DAY / 24;
/** Purchases that an account may start within {@link LIFETIME}. */
export const MOST_STARTED = 20;

const REACHES_TOO_FAR = {
  zh: '用钱买的会员要在付款后一年内到期，再久就不能保证退款。请等现在的会员快到期时再买，或改买时间短的。',
  en: 'A bought membership has to end within a year of its payment, as money cannot be returned later. Come back when yours is about to end, or choose a shorter one.',
};

/** When a purchase can no longer be paid, ms. */
export const purchaseEndsAt = ({ created_at: createdAt }: Purchase): number =>
  createdAt.getTime() + LIFETIME;

/** The caller has locked the account's terms. @throws DomainError 4029 after too many */
async function countStarted(trx: Db, userId: string, now: number): Promise<void> {
  const { count, first } = await trx
    .selectFrom('member_purchases')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.min<Date | null>('created_at').as('first'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now - LIFETIME))
    .executeTakeFirstOrThrow();
  if (first !== null && Number(count) >= MOST_STARTED)
    throw tooMany(first.getTime() + LIFETIME - now);
}

/** Replaces the unpaid purchase of an account; what is paid for it all the same goes back. */
export const replaceOpenPurchase = (trx: Db, userId: string) =>
  trx
    .updateTable('member_purchases')
    .set({ state: 'replaced' })
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .execute();

/**
 * Records a purchase that is to be paid within a day, or finds the open one of the same plan and price: an account has
 * one at a time.
 * @returns its id
 * @throws DomainError 2001 for another version of the agreement; 20076 where it would end too late for a refund; 4029
 * after too many; 20095 below 18
 */
export const startPurchase = (
  db: Db,
  { userId, plan, agreementVersion, now }: PurchaseOrder,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    if (agreementVersion !== MEMBER_AGREEMENT_VERSION)
      throw refusedInput({
        zh: '会员协议已更新，请刷新后重新阅读再同意',
        en: 'the member agreement has a new version. Refresh, read it and agree again',
      });
    const { days, cents } = PLAN_TERMS[plan];
    await lockTerms(trx, userId);
    await requireAdult(trx, userId, now);
    if (!(await canBeBought(trx, userId, days, now)))
      throw new DomainError(CODE.MEMBER_TOO_LONG, { message: REACHES_TOO_FAR });
    const open = await trx
      .selectFrom('member_purchases')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '=', 'open')
      .where('plan', '=', plan)
      .where('cents', '=', cents)
      .where('agreement_version', '=', agreementVersion)
      .where('created_at', '>', new Date(now - LIFETIME + LEAST_LEFT))
      .executeTakeFirst();
    if (open) return open.id;
    await countStarted(trx, userId, now);
    await replaceOpenPurchase(trx, userId);
    const id = newId();
    await trx
      .insertInto('member_purchases')
      .values({
        id,
        user_id: userId,
        plan,
        days,
        cents,
        agreement_version: agreementVersion,
        created_at: new Date(now),
        paid_at: null,
      })
      .execute();
    return id;
  });

export const findPurchase = (db: Db, id: string): Promise<Purchase | undefined> =>
  db.selectFrom('member_purchases').selectAll().where('id', '=', id).executeTakeFirst();

/** A purchase under the lock of its account's terms. */
export interface LockedPurchase {
  readonly purchase: Purchase;
  /** False where the account was deleted. */
  readonly isOwned: boolean;
}

/** Locks the terms of its account, then the purchase. @returns null where there is none */
export async function lockPurchase(trx: Db, id: string): Promise<LockedPurchase | null> {
  const found = await findPurchase(trx, id);
  if (!found) return null;
  const isOwned = await tryLockTerms(trx, found.user_id);
  const purchase = await trx
    .selectFrom('member_purchases')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { purchase, isOwned };
}

/** Adds the term of a purchase that is paid; the caller has locked it and seen that there is room. @param now ms */
export async function completePurchase(trx: Db, purchase: Purchase, now: number): Promise<void> {
  const { id, user_id: userId, days, cents } = purchase;
  await trx
    .updateTable('member_purchases')
    .set({ state: 'paid', paid_at: new Date(now) })
    .where('id', '=', id)
    .execute();
  const key = `purchase ${id}`;
  await addTerm(trx, { userId, source: 'payment', days, key, purchaseId: id, cents, now });
}

/** The newest purchase of an account. */
export const newestPurchase = (db: Db, userId: string): Promise<Purchase | undefined> =>
  db
    .selectFrom('member_purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
