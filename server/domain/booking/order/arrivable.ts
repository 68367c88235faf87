import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import { ownOrders } from './order-row';

/** A user's orders of a day in these statuses, by time. */
export const ordersOfDay = (
  db: Db,
  userId: string,
  day: string,
  statuses: readonly OrderStatus[],
) =>
  ownOrders(db, userId)
    .where('o.day', '=', day)
    .where('o.status', 'in', statuses)
    .orderBy('o.start_time')
    .execute();

/** A user's orders of a day and after it, with their clinics' telephone numbers, by time. */
export const ordersFrom = (db: Db, userId: string, day: string) =>
  ownOrders(db, userId)
    .select('d.phone')
    .where('o.day', '>=', day)
    .orderBy('o.day')
    .orderBy('o.start_time')
    .execute();
