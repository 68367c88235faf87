import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import { ordersIn } from './order-row';
import type { OrderScope } from './order-scope';

/** A reader's orders of a day in these statuses, by time. */
export const ordersOfDay = (
  db: Db,
  scope: OrderScope,
  day: string,
  statuses: readonly OrderStatus[],
) =>
  ordersIn(db, scope)
    .where('o.day', '=', day)
    .where('o.status', 'in', statuses)
    .orderBy('o.start_time')
    .execute();

/** A reader's orders of a day and after it, with their clinics' telephone numbers, by time. */
export const ordersFrom = (db: Db, scope: OrderScope, day: string) =>
  ordersIn(db, scope)
    .select('d.phone')
    .where('o.day', '>=', day)
    .orderBy('o.day')
    .orderBy('o.start_time')
    .execute();
