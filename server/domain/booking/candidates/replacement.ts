import { CODE } from '@contract/errors';
import { MESSAGE } from '../refusal/refusal-messages';
import { refused } from '../refusal/refuse';
import type { Db } from '../../../db/database';
import type { Bilingual } from '../../../kernel/language';
import type { UserContext } from '../../../http/context';
import { conflictingOrder } from './conflicting-order';
import { isActive } from '../../../shared/lifecycle/statuses';

const OF_ANOTHER: Bilingual = {
  zh: '要替换的原预约不是这位接种人的，请先查看原预约',
  en: 'The earlier appointment is for someone else. View it first.',
};

/** Which order is to be replaced, and for whom. */
interface Replacing {
  readonly replaceOrderId?: string | undefined;
  readonly linkmanId: string;
}

/**
 * The order that is to be replaced; undefined where it has ended already and therefore does not conflict.
 * @throws DomainError 20019 for an order that is not the caller's, is another person's, or can no longer be cancelled
 * by
 * its
 * owner
 */
export async function orderToReplace(
  db: Db,
  { replaceOrderId: orderId, linkmanId }: Replacing,
  context: UserContext,
): Promise<string | undefined> {
  if (orderId === undefined) return undefined;
  const row = await db
    .selectFrom('orders')
    .select(['status', 'paid_cents', 'linkman_id'])
    .where('id', '=', orderId)
    .where('user_id', '=', context.userId)
    .executeTakeFirst();
  if (!row) throw refused(CODE.NOT_REPLACEABLE, { case: 'noSuchOrder' });
  if (row.linkman_id !== linkmanId)
    throw refused(CODE.NOT_REPLACEABLE, { orderId, message: OF_ANOTHER });
  if (!isActive(row.status)) return undefined;
  const conflicting = await conflictingOrder(db, orderId, context);
  if (conflicting?.replaceable) return orderId;
  throw refused(CODE.NOT_REPLACEABLE, {
    orderId,
    conflictingOrder: conflicting,
    ...(row.paid_cents > 0 && { message: MESSAGE.prepaid }),
  });
}
