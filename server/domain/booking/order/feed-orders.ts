import { sql } from 'kysely';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Db } from '../../../db/database';
import { DAY } from '../../../kernel/clock';
import type { Bilingual } from '../../../kernel/language';
import { VISIT_CHANGES } from './timeline';

/** Days back that a calendar keeps. */
const PAST_DAYS = 90;
/** The most appointments of one calendar. */
const MOST = 200;

/** An appointment as a calendar shows it. */
export interface FeedOrder {
  readonly id: string;
  readonly visit_id: string | null;
  readonly reference: string;
  readonly day: string;
  readonly start_time: string;
  readonly end_time: string;
  /** Whose it is; empty: a member who was removed. */
  readonly person: string;
  readonly product: Bilingual;
  readonly clinic: Bilingual;
  readonly address: Bilingual;
  readonly phone: string;
  readonly status: OrderStatus;
  /** Of its whole visit. */
  readonly visit_changes: number;
}

/** An account's appointments that were made until a time (ms), of the last 90 days and all that are to come. */
export async function feedOrders(
  db: Db,
  userId: string,
  madeUntil: number,
  now: number,
): Promise<FeedOrder[]> {
  const { rows } = await sql<FeedOrder>`
    select o.id, o.visit_id, o.reference, to_char(o.day, 'YYYY-MM-DD') as day, o.start_time, o.end_time, l.name as person,
      p.short_name as product, d.name as clinic, d.address, d.phone,
      o.status, ${VISIT_CHANGES} as visit_changes
    from orders o
    join linkmen l on l.id = o.linkman_id
    join products p on p.id = o.product_id
    join departments d on d.depa_code = o.depa_code
    where o.user_id = ${userId} and o.removed_at is null and o.created_at <= ${new Date(madeUntil)}
      and o.day >= (${new Date(now - PAST_DAYS * DAY)} at time zone 'Asia/Shanghai')::date
    order by o.day, o.start_time, o.id limit ${sql.lit(MOST)}`.execute(db);
  return rows;
}
