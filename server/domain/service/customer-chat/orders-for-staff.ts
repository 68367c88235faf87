import type { Db } from '../../../db/database';
import { addDays } from '@contract/time/day-rules';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import { ownOrders } from '../../booking/order/order-row';

/** Days back of the appointments that staff see. */
const BACK = 30;
const SHOWN = 10;

/** Family name and stars: staff need to tell people apart, not to know them. */
const masked = (name: string): string =>
  `${name.slice(0, 1)}${'*'.repeat(Math.max(1, name.length - 1))}`;

/** A person's appointments as staff of customer service see them: recent and coming ones, without documents or numbers. */
export async function ordersForStaff(db: Db, userId: string, today: string, language: Language) {
  const rows = await ownOrders(db, userId)
    .where('o.day', '>=', addDays(today, -BACK))
    .orderBy('o.day', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    orderId: row.id,
    product: inLanguage(row.product_name, language),
    clinic: inLanguage(row.department_name, language),
    day: row.day,
    time: `${row.start_time}–${row.end_time}`,
    status: row.status,
    person: masked(row.linkman_name),
  }));
}
