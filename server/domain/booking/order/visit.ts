import type { OrderCard, VisitOrder } from '@contract/order/endpoints';
import type { Deps } from '../../../deps';
import type { UserContext } from '../../../http/context';
import { cardOf, ordersIn } from './order-row';
import type { CardFacts, OwnOrder } from './order-row';
import type { OrderScope } from './order-scope';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';

type Parts = Pick<Deps, 'db' | 'cipher'>;
type Asker = Pick<UserContext, 'language' | 'now'> & {
  readonly session: { readonly userId: string };
};

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

/** The accounts that booked orders, where the reader did not: masked mobiles by order. */
async function bookersOf(
  { db, cipher }: Parts,
  rows: readonly OwnOrder[],
  reader: string,
): Promise<ReadonlyMap<string, string>> {
  const bookers = rows.flatMap(({ id, user_id: owner, booked_by: by }) => {
    const userId = by || owner;
    return userId === null || userId === reader ? [] : [{ id, userId }];
  });
  if (bookers.length === 0) return new Map();
  const mobiles = await maskedMobiles(
    { db, cipher },
    bookers.map(({ userId }) => userId),
  );
  return new Map(bookers.map(({ id, userId }) => [id, mobiles.get(userId) ?? '']));
}

/** Cards of orders, each with the other orders of its visit that its reader may see and the owner has not removed. */
export async function cardsOf(
  parts: Parts,
  rows: readonly OwnOrder[],
  scope: OrderScope,
  { session, language, now }: Asker,
): Promise<OrderCard[]> {
  const visitIds = [...new Set(rows.flatMap(({ visit_id: id }) => (id === null ? [] : [id])))];
  const [together, bookers] = await Promise.all([
    visitIds.length === 0
      ? []
      : ordersIn(parts.db, scope)
          .where('o.visit_id', 'in', visitIds)
          .orderBy('o.day')
          .orderBy('o.start_time')
          .orderBy('o.idempotency_key')
          .execute(),
    bookersOf(parts, rows, session.userId),
  ]);
  return rows.map((row) => {
    const bookedBy = bookers.get(row.id);
    return {
      ...cardOf(row, language, now, scope),
      ...(bookedBy !== undefined && { bookedBy }),
      visitId: row.visit_id,
      visit: together
        .filter(({ id, visit_id }) => visit_id === row.visit_id && id !== row.id)
        .map((other) => visitOrderOf(cardOf(other, language, now, scope))),
    };
  });
}
