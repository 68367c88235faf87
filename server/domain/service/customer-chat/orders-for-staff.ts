import type { Db } from '../../../db/database';
import { addDays } from '@contract/time/day-rules';
import { inLanguage } from '../../../kernel/language';
import { maskName } from '../../../kernel/mask-name';
import type { Language } from '../../../kernel/language';
import { ordersIn } from '../../booking/order/order-row';
import { ownScope } from '../../booking/order/order-scope';

/** Days back of the appointments that staff see. */
const BACK = 30;
const SHOWN = 10;

/** A person's appointments as staff of customer service see them: recent and coming ones, without documents or numbers. */
export async function ordersForStaff(db: Db, userId: string, today: string, language: Language) {
  const rows = await ordersIn(db, ownScope(userId))
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
    person: maskName(row.linkman_name),
  }));
}
