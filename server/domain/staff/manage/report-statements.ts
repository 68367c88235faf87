import type { AgeYears, ReportGroup } from '@contract/manage/report-rules';
import { REPORT_GROUPS } from '@contract/manage/report-rules';
import { FIRST_SEASON_DOSES } from '@contract/doses/schedule/first-season';
import type { EndedBy } from '@contract/manage/report-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import { namedStatement } from '../../../db/named-statement';
import { statusList } from '../../../shared/lifecycle/statuses';
import { SHARES_WITH } from '../../../shared/slots/group-of-products';

/** SQL: the key of a slot's or an order's line; both have these columns. */
const KEYS: Readonly<Record<ReportGroup, (row: string, product: string) => string>> = {
  day: (row) => `${row}.day::text`,
  week: (row) => `date_trunc('week', ${row}.day)::date::text`,
  month: (row) => `to_char(${row}.day, 'YYYY-MM')`,
  hour: (row) => `left(${row}.start_time, 2)`,
  slot: (row) => `${row}.day::text || ' ' || ${row}.start_time || '-' || ${row}.end_time`,
  product: (_row, product) => product,
  clinic: (row) => `${row}.depa_code`,
};

const ENDED = statusList(['CANCELLED', 'REFUNDING', 'REFUNDED', 'REFUND_FAILED']);
const BOOKED_PRODUCT = `coalesce(o.booked ->> 'productId', o.product_id)`;

/** SQL: orders of the days, of one clinic or of all; found by `orders_of_day`. */
const ofClinic = (row: string, ofAll: boolean): string =>
  `${row}.day = any(:days::date[]) and ${ofAll ? ':clinic::text is null' : `${row}.depa_code = :clinic::text`}`;

/** How many orders have the same key, origin and way to their end. `ended_by` … `reason` only of those that were ended. */
export interface OrderCountRow {
  readonly key: string;
  readonly source: 'online' | 'walk_in';
  readonly status: OrderStatus;
  readonly ended_by: EndedBy | null;
  readonly status_before: OrderStatus | null;
  readonly reason: string;
  readonly orders: number;
}

/**
 * Orders by what was booked. Who ended one says the event that did it: a refund's begins it, whatever becomes of the money.
 */
const orderCounts = (group: ReportGroup, ofAll: boolean) =>
  namedStatement('', 'days clinic product')`
select ${KEYS[group]('o', BOOKED_PRODUCT)} as key, o.source, o.status, e.actor as ended_by, e.status_before,
  case when o.status in (${ENDED}) then o.cancel_reason else '' end as reason, count(*)::integer as orders
from orders o
left join lateral (
  select e.actor, e.status_before from order_events e
  where o.status in (${ENDED}) and e.order_id = o.id and e.status_after in ('CANCELLED', 'REFUNDING')
  order by e.at desc, e.id desc limit 1
) e on true
where ${ofClinic('o', ofAll)} and (:product::text is null or ${BOOKED_PRODUCT} = :product::text)
group by 1, 2, 3, 4, 5, 6`;

/** How many doses of people of one age were given, how many of them first and last ones of their course. */
export interface GivenRow {
  readonly key: string;
  /** Whole years on the day; null where no birthday is stored. */
  readonly years: AgeYears;
  readonly given: number;
  readonly first_doses: number;
  readonly completed: number;
}

/** Doses that not everybody has, each as its vaccine and number: who had those before it is as complete. */
const FIRST_SEASON = [...FIRST_SEASON_DOSES]
  .flatMap(([code, numbers]) => numbers.map((doseNo) => `'${code} ${doseNo}'`))
  .join(', ');

/** Doses by what was given. A course is complete with the last dose that everybody has of the product in the catalogue. */
const givenCounts = (group: ReportGroup, ofAll: boolean) =>
  namedStatement('', 'days clinic product')`
with course as materialized (
  select p.id, max((d ->> 'doseNo')::integer) as last from products p, jsonb_array_elements(p.doses) d
  where p.vaccine_code || ' ' || (d ->> 'doseNo') not in (${FIRST_SEASON}) group by p.id
)
select ${KEYS[group]('o', 'o.product_id')} as key,
  extract(year from age(o.day, coalesce((o.person ->> 'birthday')::date, l.birthday)))::integer as years,
  count(*)::integer as given, (count(*) filter (where o.dose_no = 1))::integer as first_doses,
  (count(*) filter (where o.dose_no = c.last))::integer as completed
from orders o left join course c on c.id = o.product_id left join linkmen l on l.id = o.linkman_id and o.person is null
where ${ofClinic('o', ofAll)} and o.status = 'DONE' and (:product::text is null or o.product_id = :product::text)
group by 1, 2`;

/** Places of slots, and how those that were offered to the waiting list ended. */
export interface SlotCountRow {
  readonly key: string;
  readonly capacity: number;
  readonly closed: number;
  readonly offered: number;
  readonly taken: number;
  readonly expired: number;
  readonly declined: number;
}

/**
 * A clinic's slots are found by its groups of products, as their key has them in this order. A slot that several share is on a line of
 * its own, named by all of them, so that the lines add up; of one product it has the slots that it shares, too.
 */
const slotCounts = (group: ReportGroup, ofAll: boolean) =>
  namedStatement('', 'days clinic product')`
select ${KEYS[group]('s', 'p.ids')} as key,
  coalesce(sum(s.capacity) filter (where s.closed_at is null), 0)::integer as capacity,
  coalesce(sum(s.capacity) filter (where s.closed_at is not null), 0)::integer as closed,
  sum(h.offered)::integer as offered, sum(h.taken)::integer as taken, sum(h.expired)::integer as expired,
  sum(h.declined)::integer as declined
from slot_groups c
cross join lateral (
  select coalesce(string_agg(g.product_id, '${SHARES_WITH}' order by g.product_id collate "C"), c.code) as ids,
    coalesce(bool_or(g.product_id = :product::text), false) as has_product
  from slot_group_products g where g.depa_code = c.depa_code and g.group_code = c.code
) p
join slots s on s.depa_code = c.depa_code and s.group_code = c.code
cross join lateral (
  select count(*) as offered, count(*) filter (where h.ended_how = 'booked') as taken,
    count(*) filter (where h.ended_how = 'expired') as expired,
    count(*) filter (where h.ended_how in ('released', 'moved')) as declined
  from holds h where h.slot_id = s.id and h.kind = 'offer' and h.user_id is not null
) h
where ${ofClinic('s', ofAll)} and ${ofAll ? 'true' : 'c.depa_code = :clinic::text'}
  and (:product::text is null or p.has_product)
group by 1`;

/** The three statements of a group, each planned for its values. */
const statementsOf = (ofAll: boolean) =>
  Object.fromEntries(
    REPORT_GROUPS.map((group) => [
      group,
      {
        orders: orderCounts(group, ofAll),
        given: givenCounts(group, ofAll),
        slots: slotCounts(group, ofAll),
      },
    ]),
  ) as Readonly<
    Record<
      ReportGroup,
      {
        readonly orders: ReturnType<typeof orderCounts>;
        readonly given: ReturnType<typeof givenCounts>;
        readonly slots: ReturnType<typeof slotCounts>;
      }
    >
  >;
export const CLINIC_STATEMENTS = statementsOf(false);
export const ALL_STATEMENTS = statementsOf(true);

/** What became of those who joined the waiting list. */
export interface WaitingRow {
  readonly state: 'waiting' | 'taken' | 'left' | 'exhausted' | 'over';
  readonly entries: number;
}

/**
 * Entries that were made within a time; a clinic's are those that wait for it and no other. An offer that was just taken ends
 * its entry at once, as its owner sees it; the row follows.
 */
export const WAITING_COUNTS = namedStatement('', 'from until clinic product')`
select case when w.state = 'waiting' and exists (select from holds h where h.id = w.hold_id and h.ended_how = 'booked')
    then 'taken' else w.state end as state, count(*)::integer as entries
from waitlist_entries w
where w.joined_at >= :from and w.joined_at < :until and (:clinic::text is null or w.depa_code = :clinic::text)
  and (:product::text is null or w.product_id = :product::text)
group by 1`;
