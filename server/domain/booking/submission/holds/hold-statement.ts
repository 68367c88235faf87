import { HOLD_ALLOWANCE, HOLD_LEAST, HOLD_WINDOW } from '@contract/subscribe/hold-rules';
import { columnArrays } from '../../../../db/column-arrays';
import { namedStatement } from '../../../../db/named-statement';
import type { HoldsTable } from '../../../../db/tables';
import type { FreedRow } from './end-hold-statement';
import { limitedProducts, undosedRequests } from '../../../../shared/slots/remaining-doses';
import { IS_IN_TIME, TIME_PARAMETERS, timeValues } from '../../../../shared/slots/bookable';
import type { ClockReading } from '../../../../shared/slots/clock-reading';

/** Places of one slot. */
export interface HeldPart {
  readonly slotId: number;
  readonly places: number;
}

/** Places of one slot, and what for. */
export interface WantedPart extends HeldPart {
  /** A product for each dose that is held with them, in a fixed order; default: none. */
  readonly products?: readonly string[];
}

/** Places to be held; each part has another slot. */
export interface HoldRequest {
  readonly holdId: string;
  readonly userId: string;
  readonly kind: HoldsTable['kind'];
  readonly parts: readonly WantedPart[];
  /** Duration, ms; for a form at most what is left of the account's allowance. */
  readonly ms: number;
  /** The account is admitted in the queue of the slots' release. */
  readonly hasTicket?: boolean;
}

const COLUMNS = 'n holdId part userId slotId places kind ms products';
/** Between the products of a part. */
const SEPARATOR = ',';

/** SQL text: the products of a part. @param part alias */
const productsOf = (part: string): string => `string_to_array(${part}.products, '${SEPARATOR}')`;

/**
 * Takes holds in one statement; a request is one row per slot, made as a whole or not at all. Slots are locked first,
 * in id order, including those of the account's present form hold; its rows are then locked in their newest version, so
 * that exactly what is still held is freed. The old hold ends only if the new one is taken; if the old one covers the
 * same places, it is the answer. First come, first served within the statement; at most one request per account.
 * A row per part: `n` request (from 1), `ms` wanted; `allowance` of an account in a `window` and the `least` length in ms.
 * The doses of limited products are held with the places, and all of a request or none.
 * A place of a release with a queue is held by an admitted ticket only.
 * The rows of a batch carry all columns from step to step: joining them again costs the square of the batch. Old holds
 * are reached by their key: "+ 0" keeps the planner from the index of a slot's live holds, which is long for a busy
 * slot.
 * Rows: `made` with hold and end (the hold's id identifies the request); `same` with the request as well; `spent` where
 * the allowance is used up; `moved` with slot and places, for this process's caches.
 */
export const HOLD_BATCH = namedStatement(
  'hold',
  `${COLUMNS} ${TIME_PARAMETERS} allowance window least`,
)`
with asked as (
  select * from unnest(
    :n::integer[], :holdId::text[], :part::smallint[], :userId::text[], :slotId::bigint[], :places::smallint[], :kind::text[], :ms::integer[],
    :products::text[]
  ) as a (n, id, part, user_id, slot_id, places, kind, ms, products)
), present as (
  select h.id, h.slot_id from asked r cross join lateral (
    select h.id, h.slot_id from holds h where h.user_id = r.user_id and h.kind = 'form' and h.ended_at is null offset 0
  ) h where r.kind = 'form' and r.part = 0
), locked as materialized (
  select s.id, s.depa_code, s.day, s.remaining, s.held, ${IS_IN_TIME} as is_open,
    case when s.drawn then s.release_id end as drawn_by
  from slots s where s.id = any(array(select slot_id from asked union select slot_id from present))
  order by s.id for no key update
), got as materialized (
  select array_agg(id) as ids from locked
), old as materialized (
  select h.id, h.part, h.user_id, h.slot_id, h.places, h.expires_at, h.products from holds h, got
  where h.id = any(array(select id from present)) and h.slot_id + 0 = any(got.ids) and h.ended_at is null
  for update of h
), alike as materialized (
  select o.id, o.user_id, o.slot_id, o.places, o.expires_at from old o where o.expires_at > :now and (
    (o.user_id, o.slot_id, o.places, o.products) in (
      select a.user_id, a.slot_id, a.places, ${productsOf('a')} from asked a where a.kind = 'form'
    )
  ) is true
), same as (
  select a.n, min(o.id) as id, min(o.expires_at) as expires_at from asked a
  join alike o on o.user_id = a.user_id and o.slot_id = a.slot_id and o.places = a.places
  where a.kind = 'form'
  group by a.n, a.user_id
  having count(*) = (select count(*) from asked b where b.n = a.n)
    and count(*) = (select count(*) from old p where p.user_id = a.user_id)
), wanted as materialized (
  select a.n, l.depa_code, p.product_id, l.day, 1 as doses
  from asked a join locked l on l.id = a.slot_id cross join unnest(${productsOf('a')}) p (product_id)
  where not exists (select from same s where s.n = a.n)
), ${limitedProducts('select depa_code, product_id from wanted', 'old')}, ${undosedRequests(`
  select n, depa_code, product_id, day, doses from wanted
  union all
  select a.n, l.depa_code, p.product_id, l.day, -1 from old o
  join asked a on a.user_id = o.user_id and a.kind = 'form' and a.part = 0
  join locked l on l.id = o.slot_id cross join unnest(o.products) p (product_id)
`)}, own as (
  select user_id, slot_id, sum(places) as places from old group by user_id, slot_id
), queue as (
  select a.*, coalesce(l.is_open, false) and (l.drawn_by is null or exists (
    select from release_tickets t where t.release_id = l.drawn_by and t.user_id = a.user_id and t.state = 'admitted'
      and t.admitted_until > :now
  )) as is_open, l.remaining
    - sum(greatest(a.places - case a.kind when 'form' then coalesce(o.places, 0) else 0 end, 0))
      over (partition by a.slot_id order by a.n) as left_over
  from asked a left join locked l on l.id = a.slot_id left join own o on o.user_id = a.user_id and o.slot_id = a.slot_id
  where not exists (select from same s where s.n = a.n)
), judged as materialized (
  select q.*, least(:least, q.ms) as least_ms,
    least(q.ms, case q.kind when 'form' then :allowance - used.ms else q.ms end)::integer as allowed_ms,
    bool_and(q.is_open and q.left_over >= 0 and not exists (select from undosed u where u.n = q.n)) over (partition by q.n) as fits
  from queue q cross join lateral (
    select coalesce(sum(extract(epoch from least(coalesce(h.ended_at, :now), h.expires_at) - h.created_at)), 0) * 1000 as ms
    from holds h
    where h.user_id = q.user_id and h.created_at > :now - :window * interval '1 millisecond' and h.kind = 'form' and h.part = 0
  ) used
), fitting as materialized (
  select * from judged where fits and allowed_ms >= least_ms
), ended as (
  update holds h set ended_at = :now, ended_how = case when h.expires_at <= :now then 'expired' else 'moved' end
  where h.ended_at is null and h.id = any(array(
    select o.id from old o where (o.user_id in (select f.user_id from fitting f where f.kind = 'form')) is true
  ))
  returning h.slot_id, h.places
), made as (
  insert into holds (id, part, user_id, slot_id, places, kind, created_at, expires_at, products)
  select f.id, f.part, f.user_id, f.slot_id, f.places, f.kind, :now, :now + f.allowed_ms * interval '1 millisecond',
    ${productsOf('f')}
  from fitting f cross join (select count(*) from ended) after
  returning id, part, slot_id, places, expires_at
), moved as (
  select slot_id, sum(back)::integer as back, sum(taken)::integer as taken from (
    select slot_id, places as back, 0 as taken from ended
    union all select slot_id, 0, places from made
  ) each group by slot_id
), counted as (
  update slots s set remaining = l.remaining + m.back - m.taken, held = l.held - m.back + m.taken
  from locked l, moved m where l.id = m.slot_id and s.id = l.id
)
select 'made' as what, 0 as n, id, expires_at, null::bigint as slot_id, '' as depa_code, 0 as places
  from made where part = 0
union all select 'same', n, id, expires_at, null, '', 0 from same
union all select 'spent', n, null, null, null, '', 0 from judged where part = 0 and allowed_ms < least_ms
union all select 'moved', 0, null, null, l.id, l.depa_code, m.back - m.taken
  from moved m join locked l on l.id = m.slot_id`;

/** A row of {@link HOLD_BATCH}'s answer. */
export type HoldRow =
  | {
      readonly what: 'made' | 'same';
      /** 0 where it was made: the hold's id identifies the request. */
      readonly n: number;
      readonly id: string;
      readonly expires_at: Date;
    }
  | { readonly what: 'spent'; readonly n: number }
  /** Places that the slot gained; below 0: lost. */
  | ({ readonly what: 'moved' } & FreedRow);

/** The values of {@link HOLD_BATCH}. */
export function holdValues(batch: readonly HoldRequest[], at: ClockReading) {
  const rows = batch.flatMap((request, index) =>
    request.parts.map((part, partIndex) => ({
      ...request,
      ...part,
      n: index + 1,
      part: partIndex,
      products: (part.products ?? []).join(SEPARATOR),
    })),
  );
  return {
    ...columnArrays(rows, COLUMNS),
    ...timeValues(at),
    allowance: HOLD_ALLOWANCE,
    window: HOLD_WINDOW,
    least: HOLD_LEAST,
  };
}
