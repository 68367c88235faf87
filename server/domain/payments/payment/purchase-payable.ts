import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { writeMemberMessage } from '../../rewards/membership/member-message';
import {
  completePurchase,
  findPurchase,
  lockPurchase,
  purchaseEndsAt,
} from '../../rewards/membership/purchase';
import { canBeBought } from '../../rewards/membership/terms';
import type { LockedPayable, PayableKind } from './payable';

async function lock(trx: Db, id: string, now: number): Promise<LockedPayable | null> {
  const locked = await lockPurchase(trx, id);
  if (!locked) return null;
  const { purchase, isOwned } = locked;
  const { user_id: userId, days, state, cents } = purchase;
  return {
    userId,
    isOpen:
      isOwned &&
      (state === 'paid' || (state === 'open' && (await canBeBought(trx, userId, days, now)))),
    isPaid: state === 'paid',
    cents,
    payableUntil: purchaseEndsAt(purchase),
    describe: () => Promise.resolve(`易苗会员 ${days} 天`),
    book: (at) => completePurchase(trx, purchase, at),
    noteReturn: ({ paymentNumber, cents: returned }, at) =>
      writeMemberMessage(trx, {
        userId,
        kind: 'memberPaymentReturned',
        cents: returned,
        key: paymentNumber,
        now: at,
      }),
  };
}

/** Purchases of a membership. */
export const PURCHASE_PAYABLE: PayableKind = {
  lock,
  isPaid: async (db, id) => (await findPurchase(db, id))?.state === 'paid',
  refusal: () => new DomainError(CODE.MEMBER_PURCHASE_OVER),
  refundReason: '会员退款',
};
