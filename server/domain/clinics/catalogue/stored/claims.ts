import type { Db } from '../../../../db/database';
import { namedStatement } from '../../../../db/named-statement';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import { statusList } from '../../../../shared/lifecycle/statuses';

/** Appointments or places held on a slot that is there. Day `YYYY-MM-DD`, time `HH:mm`. */
export interface SlotClaim {
  readonly kind: 'appointment' | 'hold' | 'ticket';
  /** Of the queue's release; empty for the others. */
  readonly releaseId: string;
  readonly depaCode: string;
  readonly productId: string;
  readonly day: string;
  readonly startTime: string;
  /** Places that the slot has now, and those of them that are taken. */
  readonly capacity: number;
  readonly taken: number;
  readonly count: number;
}

/** People on a waiting list, of a clinic or of a whole city. `day` null: any from `fromDay` to `toDay`. */
export interface WaitingClaim {
  readonly depaCode: string | null;
  readonly cityCode: string;
  readonly productId: string;
  readonly day: string | null;
  readonly fromDay: string;
  readonly toDay: string | null;
  readonly count: number;
}

/** What people have or wait for from today on. */
export interface Claims {
  readonly onSlots: readonly SlotClaim[];
  readonly waiting: readonly WaitingClaim[];
}

/** The first of the products that share the slot speaks for all: what becomes of their slots is the same. */
const SLOT = `s.depa_code as "depaCode", g.product_id as "productId", s.day, s.start_time as "startTime",
  s.capacity, s.capacity - s.remaining as taken`;
/** Groups of the products, with the first of each. */
const STALE = `stale as materialized (
  select g.depa_code, g.group_code, min(g.product_id) as product_id from slot_group_products g
  where (g.depa_code, g.product_id) in (select * from unnest(:depaCodes::text[], :productIds::text[]))
  group by 1, 2
)`;
const OF_STALE = 'join stale g on g.depa_code = s.depa_code and g.group_code = s.group_code';

/**
 * Appointments of the products' clinics are reached day by day through the index of days and clinics, whatever the planner assumes
 * of the tables: a day's changes concern few clinics, and all appointments are many.
 */
const APPOINTMENTS = namedStatement('', 'today depaCodes productIds')`
with ${STALE}, clinics as materialized (
  select distinct depa_code from stale
), days as materialized (
  select day::date as day from generate_series(:today::date, (select max(day) from orders), interval '1 day') as day
)
select 'appointment' as kind, '' as "releaseId", ${SLOT}, count(*) as count
from clinics c cross join days d
cross join lateral (
  select o.slot_id from orders o
  where o.day = d.day and o.depa_code = c.depa_code and o.status in (${statusList(ACTIVE_STATUSES)})
  offset 0
) o
join slots s on s.id = o.slot_id ${OF_STALE}
group by s.id, g.product_id`;

const HOLDS = namedStatement('', 'today now depaCodes productIds')`
with ${STALE}
select 'hold' as kind, '' as "releaseId", ${SLOT}, sum(h.places)::integer as count
from holds h join slots s on s.id = h.slot_id ${OF_STALE}
where h.ended_at is null and h.expires_at > :now and s.day >= :today
group by s.id, g.product_id`;

const TICKETS = namedStatement('', 'today depaCodes productIds')`
with ${STALE}
select 'ticket' as kind, r.id as "releaseId", ${SLOT}, t.count
from releases r
cross join lateral (
  select count(*) as count from release_tickets where release_id = r.id and state in ('waiting', 'admitted')
) t
join slots s on s.release_id = r.id ${OF_STALE}
where r.state <> 'ended' and t.count > 0 and s.day >= :today`;

const WAITING = namedStatement('', 'today productIds')`
select depa_code as "depaCode", city_code as "cityCode", product_id as "productId", day,
  :today::date as "fromDay", to_day as "toDay", count(*) as count
from waitlist_entries
where state = 'waiting' and product_id = any(:productIds::text[])
  and coalesce(day, to_day, :today::date) >= :today::date
group by 1, 2, 3, 4, 5, 6`;

/**
 * Reads what stands on the slots of some products of clinics, and who waits for them.
 * @param keys as `clinicProductEntryKey` makes them @param at the provider's clock: ms, and its day
 */
export async function readClaims(
  db: Db,
  keys: ReadonlySet<string>,
  { now, today }: { readonly now: number; readonly today: string },
): Promise<Claims> {
  if (keys.size === 0) return { onSlots: [], waiting: [] };
  const pairs = [...keys].map((key) => key.split(' '));
  const depaCodes = pairs.map(([depaCode]) => depaCode);
  const productIds = pairs.map(([, productId]) => productId);
  const of = { today, depaCodes, productIds };
  const appointments = await db.executeQuery(APPOINTMENTS.query<SlotClaim>(of));
  const holds = await db.executeQuery(HOLDS.query<SlotClaim>({ ...of, now: new Date(now) }));
  const tickets = await db.executeQuery(TICKETS.query<SlotClaim>(of));
  const waiting = await db.executeQuery(
    WAITING.query<WaitingClaim>({ today, productIds: [...new Set(productIds)] }),
  );
  return {
    onSlots: [...appointments.rows, ...holds.rows, ...tickets.rows],
    waiting: waiting.rows,
  };
}
