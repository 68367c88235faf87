import { sql } from 'kysely';
import { namedStatement } from '../../../../db/named-statement';
import type { IsDue } from '../../../../kernel/jobs';

/** Frees the places of `ended` holds in their `locked` slots. */
const COUNTED = `counted as (
  update slots s set remaining = l.remaining + e.places, held = l.held - e.places
  from locked l, (select slot_id, sum(places)::integer as places from ended group by slot_id) e
  where l.id = e.slot_id and s.id = l.id
)
select l.id as slot_id, l.depa_code, e.places from ended e join locked l on l.id = e.slot_id`;

/**
 * Ends live holds and frees their places, exactly once however often it is called: the slots are locked first, and a
 * row that has been ended meanwhile is skipped.
 */
const endHolds = (which: string): string => `
with locked as materialized (
  select s.id, s.depa_code, s.remaining, s.held from slots s
  where s.id = any(array(select h.slot_id from holds h where ${which} and h.ended_at is null))
  order by s.id for no key update
), ended as (
  update holds h set ended_at = :now, ended_how = case when h.expires_at <= :now then 'expired' else 'released' end
  from locked l where ${which} and h.slot_id = l.id and h.ended_at is null
  returning h.slot_id, h.places
), ${COUNTED}`;

/** Frees the places of one hold. */
export const END_HOLD = namedStatement('end-hold', 'userId now holdId')`
${endHolds('h.user_id = :userId and h.id = :holdId')}`;

/** Frees all places that an account holds. */
export const END_HOLDS_OF = namedStatement('end-holds-of', 'userId now')`
${endHolds('h.user_id = :userId')}`;

/**
 * The same for anybody's expired holds. `slotIds` of these slots (null: all); at most 500 holds at a time.
 * Processes that sweep at the same time end each hold once between them.
 */
export const EXPIRE = namedStatement('expire-holds', 'now slotIds')`
with due as (
  select h.id, h.part, h.slot_id from holds h
  where h.ended_at is null and h.expires_at <= :now and (:slotIds::bigint[] is null or h.slot_id = any(:slotIds::bigint[]))
  order by h.expires_at limit 500
), locked as materialized (
  select s.id, s.depa_code, s.remaining, s.held from slots s
  where s.id = any(array(select slot_id from due))
  order by s.id for no key update
), ended as (
  update holds h set ended_at = :now, ended_how = 'expired'
  from locked l, due d
  where h.id = d.id and h.part = d.part and l.id = d.slot_id and h.ended_at is null and h.expires_at <= :now
  returning h.slot_id, h.places
), ${COUNTED}`;

/** Places that a slot gained (below 0: lost). */
export interface FreedRow {
  readonly slot_id: number;
  readonly depa_code: string;
  readonly places: number;
}

/** Whether {@link EXPIRE} finds something. */
export const haveHoldsExpired: IsDue = (now) => sql`exists (
  select from holds where ended_at is null and expires_at <= ${new Date(now)})`;
