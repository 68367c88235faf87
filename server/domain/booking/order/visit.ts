import type { OrderCard, VisitOrder } from '@contract/order/endpoints';
import type { Db } from '../../../db/database';
import type { UserContext } from '../../../http/context';
import { cardOf, ownOrders } from './order-row';
import type { CardFacts, OwnOrder } from './order-row';

type Asker = Pick<UserContext, 'userId' | 'language' | 'now'>;

const visitOrderOf = (card: CardFacts): VisitOrder => ({
  orderId: card.orderId,
  linkmanId: card.linkmanId,
  linkmanName: card.linkmanName,
  productName: card.productName,
  doseLabel: card.doseLabel,
  day: card.day,
  startTime: card.startTime,
  endTime: card.endTime,
  status: card.status,
  actions: card.actions,
  priceCents: card.priceCents,
  serviceFeeCents: card.serviceFeeCents,
});

/** Cards of orders, each with the other orders of its visit that the owner has not removed. */
export async function cardsOf(
  db: Db,
  rows: readonly OwnOrder[],
  { userId, language, now }: Asker,
): Promise<OrderCard[]> {
  const visitIds = [...new Set(rows.flatMap(({ visit_id: id }) => (id === null ? [] : [id])))];
  const together =
    visitIds.length === 0
      ? []
      : await ownOrders(db, userId)
          .where('o.visit_id', 'in', visitIds)
          .orderBy('o.day')
          .orderBy('o.start_time')
          .orderBy('o.idempotency_key')
          .execute();
  return rows.map((row) => ({
    ...cardOf(row, language, now),
    visitId: row.visit_id,
    visit: together
      .filter(({ id, visit_id }) => visit_id === row.visit_id && id !== row.id)
      .map((other) => visitOrderOf(cardOf(other, language, now))),
  }));
}
