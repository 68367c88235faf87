import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { arrayLiteral } from '../../../db/array-literal';
import { freeDaysForAlerts } from './free-days-for-alerts';

/** What is waited for, by one or by thousands. */
export interface AwaitedProduct {
  readonly product_id: string;
  readonly region_code: string;
}

/** What one statement looks for: a province has thousands of clinics, and a statement ends after seconds. */
export const MOST_AWAITED = 50;
/** Most alerts that one statement sends. */
export const MOST_SENT = 500;

/** The next products and regions that somebody waits for, in their order. @param after null for the first */
export async function awaitedAfter(
  db: Db,
  after: AwaitedProduct | null,
): Promise<readonly AwaitedProduct[]> {
  const { rows } = await sql<AwaitedProduct>`
    select distinct w.product_id, w.region_code from availability_alerts w
    where w.notified_at is null and (w.product_id, w.region_code) > (${after?.product_id ?? ''}, ${after?.region_code ?? ''})
    order by w.product_id, w.region_code limit ${sql.lit(MOST_AWAITED)}`.execute(db);
  return rows;
}

/**
 * Notifies those who wait for one of some products that can be booked now. Whether it can is asked once for all who wait
 * for the same: those who cannot be helped stay, and would make it take longer from day to day.
 * @param now ms @returns how many were notified; there may be more than {@link MOST_SENT}
 */
export async function sendAlertsFor(
  db: Db,
  awaited: readonly AwaitedProduct[],
  now: number,
): Promise<number> {
  const products = arrayLiteral(awaited.map(({ product_id }) => product_id));
  const regions = arrayLiteral(awaited.map(({ region_code }) => region_code));
  const { rows } = await sql`
    with bookable as materialized (
      select w.product_id, w.region_code
      from unnest(${products}::text[], ${regions}::text[]) as w (product_id, region_code)
      where exists (select from ${freeDaysForAlerts(now)} offset 0)
    ), free as (
      select w.id from availability_alerts w
      join bookable b on b.product_id = w.product_id and b.region_code = w.region_code
      where w.notified_at is null
        and not exists (select from muted_messages x
          where x.user_id = w.user_id and x.kind = 'wanted' and x.channel = 'inApp')
      order by w.asked_at limit ${sql.lit(MOST_SENT)} for update of w skip locked
    ), told as (
      update availability_alerts w set notified_at = ${new Date(now)} from free where w.id = free.id
      returning w.id, w.user_id, w.product_id, w.region_code
    )
    insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
    select t.user_id, 'waiting', 'wanted',
      jsonb_build_object('product', p.short_name,
        'region', jsonb_build_object('zh', g.short_name, 'en', initcap(g.pinyin))),
      jsonb_build_object('page', 'vaccineDetail', 'query', jsonb_build_object('vaccId', t.product_id,
        'regionCode', regexp_replace(t.region_code, '0000$', ''), 'regionName', g.short_name)),
      'wanted ' || t.id || ' ' || extract(epoch from ${new Date(now)}::timestamptz)::bigint, ${new Date(now)}
    from told t join products p on p.id = t.product_id join regions g on g.code = t.region_code
    returning id`.execute(db);
  return rows.length;
}
