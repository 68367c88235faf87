import type { Database } from '../../../../server/db/database';
import { HOLDING_STATUSES } from '../../../../server/shared/lifecycle/lifecycle';
import { dayFrom, givePersonKeys, insertCallers } from './booking-world';
import type { Caller } from './booking-world';
import { shareSlots } from './shared-slots-world';

/** Accounts of a sequence, each with a second family member. */
export const CALLERS = 4;
/** Slots of a sequence, in order of time. */
export const SLOTS = 3;
/** Greatest capacity of a slot: small, so that people compete. */
const MAX_CAPACITY = 3;

/** The data of one sequence: two products of its own that share slots at the first clinic. */
export interface Scene {
  /** The first product, whose id is the code of their group. */
  readonly productId: string;
  readonly otherId: string;
  /** Which of them a family member is to get, always the same. */
  productOf(linkmanId: string): string;
  readonly callers: readonly (Caller & { readonly secondId: string })[];
  readonly slotIds: readonly number[];
  /** The day of all its slots. */
  readonly day: string;
}

/** @param name unique in the database. */
export async function createScene(database: Database, name: string, dice: Dice): Promise<Scene> {
  const { pool } = database;
  const otherId = `${name}o`;
  await pool.query(
    `with given as (select unnest($1::text[]) as id), product as (
       insert into products (id, vaccine_code, category, name, short_name, maker, diseases, img_url, price_cents,
         service_fee_cents, min_age_days, doses, content)
       select g.id, g.id, category, name, short_name, maker, diseases, img_url, price_cents, service_fee_cents, 0, doses, content
       from products p cross join given g where p.id = 'P1' returning id
     )
     insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents) select 'D1', id, 1, 1 from product`,
    [[name, otherId]],
  );
  await shareSlots(database, [name, otherId]);
  const capacities = Array.from({ length: SLOTS }, () => 1 + dice(MAX_CAPACITY));
  const { rows } = await pool.query<{ id: number }>(
    `insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining)
     select 'D1', $1, $2, to_char(8 + n, 'FM00') || ':00', to_char(9 + n, 'FM00') || ':00', places, places
     from unnest($3::integer[]) with ordinality as a (places, n) order by n returning id`,
    [name, dayFrom(4), capacities],
  );
  const callers = await insertCallers(database, CALLERS);
  await pool.query(
    `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile, consent_at)
     select id || '-b', user_id, name, document_kind, document_number || 'B', sex, birthday, 2, mobile, consent_at
     from linkmen where id = any($1::text[])`,
    [callers.map(({ linkmanId }) => linkmanId)],
  );
  await givePersonKeys(database);
  const ofOther = new Set(
    callers.flatMap(({ linkmanId }, index) => (index % 2 === 0 ? [`${linkmanId}-b`] : [linkmanId])),
  );
  return {
    productId: name,
    otherId,
    productOf: (linkmanId) => (ofOther.has(linkmanId) ? otherId : name),
    callers: callers.map((caller) => ({ ...caller, secondId: `${caller.linkmanId}-b` })),
    day: dayFrom(4),
    slotIds: rows.map(({ id }) => id).sort((a, b) => a - b),
  };
}

/** A random integer from 0 to `sides` − 1. */
export type Dice = (sides: number) => number;

/** Repeatable random choices: a failing sequence is run again with its number. */
export function createDice(seed: number): Dice {
  let state = (seed * 2_654_435_761 + 12_345) % 2_147_483_648;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const HOLDING = HOLDING_STATUSES.map((status) => `'${status}'`).join(', ');

/** One order as the database has it. */
export interface OrderNow {
  readonly id: string;
  readonly user_id: string;
  readonly linkman_id: string;
  readonly status: string;
}

const READ = `
with mine as (
  select * from orders where product_id = any($1::text[])
), faults as (
  select format('slot %s: %s places, %s left, %s held (%s by holds), %s booked', id, capacity, remaining, held, retained, booked)
    as fault
  from (
    select s.*, (select count(*) from mine o where o.slot_id = s.id and o.status in (${HOLDING})) as booked,
      (select coalesce(sum(h.places), 0) from holds h where h.slot_id = s.id and h.ended_at is null) as retained
    from slots s where s.id = any($2::bigint[])
  ) s where capacity <> remaining + held + booked or held <> retained or remaining < 0 or held < 0
  union all
  select format('person %s has %s orders', linkman_id, count(*)) from mine
  where status in (${HOLDING}) group by linkman_id having count(*) > 1
  union all
  select format('account %s has %s holds', user_id, count(distinct id)) from holds
  where slot_id = any($2::bigint[]) and kind = 'form' and ended_at is null group by user_id having count(distinct id) > 1
  union all
  select format('visit %s has %s orders', visit_id, count(*)) from mine
  where visit_id is not null group by visit_id having count(*) <> 2
  union all
  select format('order %s (%s) has the events %s', id, status, events) from (
    select o.id, o.status, (select count(*) filter (where e.kind = 'created') || ' created, '
      || count(*) filter (where e.kind = 'cancelled') || ' cancelled' from order_events e where e.order_id = o.id) as events
    from mine o
  ) told where events <> case status when 'CANCELLED' then '1 created, 1 cancelled' else '1 created, 0 cancelled' end
)
select coalesce((select json_agg(fault) from faults), '[]') as faults,
  coalesce((select json_agg(json_build_object('id', id, 'user_id', user_id, 'linkman_id', linkman_id, 'status', status)) from mine), '[]')
    as orders`;

/** @returns the inconsistencies of a scene, and its orders. */
export async function readScene(
  { pool }: Database,
  { slotIds, productId, otherId }: Pick<Scene, 'slotIds' | 'productId' | 'otherId'>,
): Promise<{ faults: string[]; orders: OrderNow[] }> {
  const { rows } = await pool.query<{ faults: string[]; orders: OrderNow[] }>({
    name: 'read-scene',
    text: READ,
    values: [[productId, otherId], slotIds],
  });
  return rows[0] ?? { faults: ['no answer'], orders: [] };
}
