import { sql } from 'kysely';
import type { Catalogue } from '../../../catalogue/rows';
import type { Db } from '../../../db/database';
import type { ClockReading } from '../../../shared/slots/clock-reading';
import { planOfCatalogue } from '../../clinics/catalogue/stored/catalogue-plan';
import { metClaims } from '../../clinics/catalogue/stored/met-claims';

/** The clinic before and after a change. */
export interface Change {
  readonly depaCode: string;
  readonly before: Catalogue;
  readonly after: Catalogue;
}

const entriesOf = (db: Db, depaCode: string, productIds: readonly string[], today: string) =>
  db
    .selectFrom('waitlist_entries')
    .select(['id', 'city_code', 'product_id', 'day', 'to_day'])
    .where('depa_code', '=', depaCode)
    .where('product_id', 'in', productIds)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`coalesce(day, to_day, ${today}::date) >= ${today}::date`)
    .orderBy('id')
    .execute();

type Entry = Awaited<ReturnType<typeof entriesOf>>[number];

/**
 * Whether an entry can wait on: for what is out of stock it can, as it comes again, and without a last day, as weeks
 * change.
 */
function canWaitOn({ after }: Change, { product_id: productId, day, to_day: toDay }: Entry) {
  const product = after.clinicProducts.find((each) => each.productId === productId);
  return product !== undefined && (!product.inStock || (day === null && toDay === null));
}

/** Waiting-list entries of a clinic that a change leaves no day to wait for. */
export async function endingEntries(
  db: Db,
  change: Change,
  stale: ReadonlySet<string>,
  { today, lastDay }: ClockReading,
): Promise<number[]> {
  if (stale.size === 0) return [];
  const { depaCode } = change;
  const productIds = [...stale].map((key) => key.split(' ')[1] ?? '');
  const entries = await entriesOf(db, depaCode, productIds, today);
  if (entries.length === 0) return [];
  const plans = { before: planOfCatalogue(change.before), after: planOfCatalogue(change.after) };
  const isMet = ({ city_code: cityCode, product_id: productId, day, to_day: toDay }: Entry) =>
    metClaims(
      {
        onSlots: [],
        waiting: [{ depaCode, cityCode, productId, day, fromDay: today, toDay, count: 1 }],
      },
      plans,
      lastDay,
    ).length > 0;
  return entries.filter((each) => !canWaitOn(change, each) && isMet(each)).map(({ id }) => id);
}

/** Ends entries and writes to those who waited and the guardians of shared members, once each. Within a transaction. @returns how many ended */
export async function endEntriesOf(trx: Db, ids: readonly number[], now: number): Promise<number> {
  if (ids.length === 0) return 0;
  const at = new Date(now);
  const { rows } = await sql<{ id: number }>`
    with ended as (
      update waitlist_entries set state = 'over', ended_at = ${at}
      where id = any(${ids}::bigint[]) and state = 'waiting'
      returning id, user_id, linkman_id, product_id, depa_code, coalesce(day, to_day) as last_day
    ), written as (
      insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
      select r.reader, 'waiting', 'waitingOver', jsonb_build_object('person', coalesce(l.name, ''),
          'product', p.short_name, 'clinic', d.name, 'day', to_char(e.last_day, 'YYYY-MM-DD')),
        r.link, 'waiting-over:' || e.id || r.suffix, ${at}
      from ended e
      cross join lateral (
        select e.user_id as reader, '' as suffix,
          jsonb_build_object('page', 'vaccineDetail', 'query', jsonb_build_object('vaccId', e.product_id)) as link
        union all
        select c.user_id, ':' || c.user_id,
          jsonb_build_object('page', 'vaccinePlan', 'query', jsonb_build_object('linkmanId', c.linkman_id))
        from caregivers c where c.linkman_id = e.linkman_id and c.role = 'guardian'
      ) r
      join users u on u.id = r.reader and u.deleted_at is null
      join products p on p.id = e.product_id
      join departments d on d.depa_code = e.depa_code
      left join linkmen l on l.id = e.linkman_id
      on conflict (dedupe_key) do nothing
    )
    select id from ended`.execute(trx);
  return rows.length;
}
