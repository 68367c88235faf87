import { sql } from 'kysely';
import type { Deps } from '../deps';
import { every } from './every';
import { slotsForAlerts } from '../domain/availability-alerts/slots-for-alerts';

/** ms between checks whether a wanted vaccine can be booked. */
const INTERVAL = 60_000;
const MOST = 500;

/**
 * Notifies everybody once whose wanted vaccine can be booked now; several processes share the work, and one statement
 * writes the message and marks the alert as sent.
 * @returns how many were notified.
 */
export async function sendAvailabilityAlerts({ db, clock }: Deps): Promise<number> {
  const now = clock.now();
  const { rows } = await sql`
    with free as (
      select w.id from availability_alerts w
      where w.notified_at is null and exists (select from ${slotsForAlerts(now)})
        and not exists (select from muted_messages x
          where x.user_id = w.user_id and x.kind = 'wanted' and x.channel = 'inApp')
      order by w.asked_at limit ${MOST} for update of w skip locked
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

/** Sends alerts in the background. @returns stops it, waiting for a step under way. */
export const startAvailabilityAlerts = (deps: Deps): (() => Promise<void>) =>
  every(
    {
      name: 'availability alerts',
      every: INTERVAL,
      run: async () => (await sendAvailabilityAlerts(deps)) === MOST,
    },
    deps.log,
  );
