import { sql } from 'kysely';
import { namedStatement } from '../../../db/named-statement';
import type { IsDue } from '../../../kernel/jobs';
import type { Sealed } from '../../../sealed/field-cipher';
import { IS_ON_SALE } from '../../../shared/slots/bookable';
import { dosesLeft, limitedProducts, lockedDosesLeft } from '../../../shared/slots/remaining-doses';
import { groupOf } from '../../../shared/slots/slot-group';
import { IS_SAME_PERSON, WAITS_FOR_SAME_PERSON } from './same-person';
import { ATTENDED_STATUSES, OPEN_STATUSES, statusList } from '../../../shared/lifecycle/statuses';

/** Whether a slot's place can be offered: without a ticket, online, bookable, and starting after `startsAfter`. */
const CAN_BE_OFFERED = `${IS_ON_SALE} and not s.drawn and d.is_online
    and (s.day + s.start_time::time) at time zone 'Asia/Shanghai' > :startsAfter::timestamptz`;

/**
 * Whether it is the turn of an entry `w` for a place of `s`: it waits for that clinic and day, for `product`, has had fewer than `mostOffers`
 * offers and none today, and its person has no other open offer and no appointment for the dose that is as early. Whether the
 * dose may be given then is for the evaluation to say (`suits`).
 */
const inTurn = (
  product: string,
): string => `w.state = 'waiting' and w.product_id = ${product} and w.city_code = s.city_code
    and (w.depa_code is null or w.depa_code = s.depa_code) and (w.day is null or w.day = s.day)
    and w.offers_made < :mostOffers::integer and (w.offered_on is null or w.offered_on < :today::date)
    and not exists (
      select from waitlist_entries other join holds h on h.id = other.hold_id
      where ${WAITS_FOR_SAME_PERSON} and h.ended_at is null and h.expires_at > :now::timestamptz
    )
    and not exists (
      select from orders o where ${IS_SAME_PERSON} and o.vaccine_code = w.vaccine_code
        and o.dose_no = w.dose_no and (o.status in (${statusList(ATTENDED_STATUSES)})
          or (o.status in (${statusList(OPEN_STATUSES)}) and o.day <= s.day))
    )
    and exists (select from linkmen l where l.id = w.linkman_id and l.deleted_at is null)`;

/**
 * Freed places that wait to be offered, in the order in which they are; the holds `except` are left out. One that is held with a dose that
 * came in is for who waits for its product.
 */
export const FREED_SLOTS = namedStatement('', 'now lastDay startsAfter most except')`
select h.id as hold_id, h.slot_id, s.depa_code, d.city_code, s.day, s.start_time, s.end_time, o.product_ids,
  coalesce(${CAN_BE_OFFERED} and cardinality(o.product_ids) > 0, false) as can_be_offered
from holds h join slots s on s.id = h.slot_id join departments d on d.depa_code = s.depa_code
cross join lateral (select array(
  select g.product_id from slot_group_products g
  join clinic_products o on o.depa_code = g.depa_code and o.product_id = g.product_id and o.in_stock
  where g.depa_code = s.depa_code and g.group_code = s.group_code
    and case when h.products = '{}' then coalesce(${dosesLeft({ depaCode: 'g.depa_code', productId: 'g.product_id', day: 's.day' })}, 1) > 0
      else g.product_id = any(h.products) end
) as product_ids) o
where h.kind = 'offer' and h.user_id is null and h.ended_at is null and h.id <> all(:except::text[])
order by h.slot_id, h.id limit :most::integer`;

/** A freed place without a user. */
export interface FreedSlotRow {
  readonly hold_id: string;
  readonly slot_id: number;
}

/** A row of {@link FREED_SLOTS}. */
export interface FreedSlotDetailRow extends FreedSlotRow {
  readonly depa_code: string;
  readonly city_code: string;
  /** Products in stock that share the slot, of limited ones those of which a dose is left; only that of a dose that is held. */
  readonly product_ids: readonly string[];
  readonly day: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly can_be_offered: boolean;
}

/**
 * The next entries of the line for a place, in the order of joining, whichever of its products they wait for. The place is given
 * in values and each product asked for itself, so that the index of the line is read in its order, and no further than to as many
 * entries as are answered. `after` which entry.
 */
export const NEXT_ENTRIES = namedStatement(
  '',
  'now products after today most mostOffers city clinic day',
)`
select w.* from unnest(:products::text[]) as p (product_id) cross join lateral (
  select w.id, w.user_id, w.linkman_id, w.product_id, w.vaccine_code, w.dose_no
  from waitlist_entries w
  cross join (select :city::text as city_code, :clinic::text as depa_code, :day::date as day) s
  where w.id > :after::bigint and ${inTurn('p.product_id')}
  order by w.id limit :most::integer
) w
order by w.id limit :most::integer`;

/** A row of {@link NEXT_ENTRIES}. */
export interface WaitingEntryRow {
  readonly id: number;
  readonly user_id: string;
  readonly linkman_id: string;
  readonly product_id: string;
  readonly vaccine_code: string;
  readonly dose_no: number;
}

/**
 * Offers a freed place to an entry, in one statement: the place (a hold without a user) and the entry are claimed, the hold
 * becomes theirs with a dose of a limited product and the message is written, or nothing happens. Concurrent processes claim different places and entries; one
 * that dies has changed nothing.
 * `until` is the end of the offer as the message says it. The guardians of the member are told as well, and that `owner` (by the masked
 * mobile; '': nobody is told) is who takes it.
 * Rows: whether they got it; none where the place is no longer to be offered.
 */
export const OFFER_SLOT = namedStatement(
  '',
  'now lastDay startsAfter today expiresAt mostOffers until holdId entryId owner',
)`
with freed as materialized (
  select h.id, h.part, h.slot_id, h.products from holds h
  where h.id = :holdId::text and h.kind = 'offer' and h.user_id is null and h.ended_at is null
  limit 1 for update skip locked
), place as materialized (
  select s.id, s.depa_code, s.group_code, s.day, s.start_time, d.city_code, d.name as clinic
  from freed f join slots s on s.id = f.slot_id join departments d on d.depa_code = s.depa_code
  where ${CAN_BE_OFFERED}
), first as materialized (
  select w.id, w.user_id, w.linkman_id, w.product_id, s.depa_code, s.day, p.short_name as product from waitlist_entries w
  join products p on p.id = w.product_id
  join place s on s.group_code = ${groupOf('s.depa_code', 'w.product_id')}
  join clinic_products o on o.depa_code = s.depa_code and o.product_id = w.product_id and o.in_stock
  where w.id = :entryId::bigint and ${inTurn('o.product_id')}
  for no key update of w skip locked
), ${limitedProducts('select depa_code, product_id from first', 'first')}, given as (
  update holds h set user_id = first.user_id, created_at = :now::timestamptz, expires_at = :expiresAt::timestamptz,
    products = array[first.product_id]
  from freed f, first where h.id = f.id and h.part = f.part
    and (first.product_id = any(f.products) or coalesce(${lockedDosesLeft({ depaCode: 'first.depa_code', productId: 'first.product_id', day: 'first.day' })}, 1) > 0)
  returning h.id
), noted as (
  update waitlist_entries w set hold_id = given.id, offers_made = w.offers_made + 1, offered_on = :today::date
  from first, given where w.id = first.id
  returning w.id
), said as materialized (
  select first.user_id, first.linkman_id, given.id as hold_id,
    jsonb_build_object('person', l.name, 'product', first.product, 'clinic', s.clinic, 'until', :until::text,
      'day', to_char(s.day, 'YYYY-MM-DD'), 'time', s.start_time) as params
  from first join linkmen l on l.id = first.linkman_id cross join place s cross join given
), told as (
  insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
  select user_id, 'waiting', 'offer', params,
    jsonb_build_object('page', 'waitingOffer', 'query', jsonb_build_object('holdId', hold_id)),
    'offer:' || hold_id, :now::timestamptz
  from said
  union all
  select c.user_id, 'waiting', 'familyOffer', said.params || jsonb_build_object('who', :owner::text),
    jsonb_build_object('page', 'vaccinePlan', 'query', jsonb_build_object('linkmanId', said.linkman_id)),
    'offer:' || said.hold_id || ':' || c.user_id, :now::timestamptz
  from said join caregivers c on c.linkman_id = said.linkman_id and c.role = 'guardian'
  where :owner::text <> ''
)
select exists (select from given) as is_given from freed f`;

/** The mobile of an account whose member has guardians; no row where nobody else is told of an offer to the member. */
export const OWNER_OF_SHARED = namedStatement('', 'userId linkmanId')`
select u.mobile from users u where u.id = :userId::text and u.mobile is not null
  and exists (select from caregivers c where c.linkman_id = :linkmanId::text and c.role = 'guardian')`;

/** A row of {@link OWNER_OF_SHARED}. */
export interface OwnerOfSharedRow {
  readonly mobile: Sealed;
}

/** A row of {@link OFFER_SLOT}. */
export interface OfferedRow {
  readonly is_given: boolean;
}

/**
 * Frees a place that suits nobody on the list. Setting `passed_at` keeps the table's trigger from holding it again.
 */
export const FREE_FOR_ALL = namedStatement('', 'holdId slotId now')`
with locked as materialized (
  select s.id, s.depa_code, s.remaining, s.held from slots s where s.id = :slotId for no key update
), ended as (
  update holds h set ended_at = :now::timestamptz, ended_how = 'released' from locked l
  where h.id = :holdId and h.slot_id = l.id and h.user_id is null and h.ended_at is null
  returning h.places
), counted as (
  update slots s set remaining = l.remaining + e.places, held = l.held - e.places, passed_at = clock_timestamp()
  from locked l, ended e where s.id = l.id
)
select l.id as slot_id, l.depa_code, e.places from ended e, locked l`;

/** Whether a freed place waits to be offered, or for the morning. */
export const areOffersDue: IsDue = () => sql`exists (
  select from holds where kind = 'offer' and user_id is null and ended_at is null)`;
