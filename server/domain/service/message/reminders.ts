import type { MessageKind } from '@contract/message/message-rules';
import { addDays } from '@contract/time/day-rules';
import { dayOf, instantOf, timeOf } from '../../../kernel/clock';
import { namedStatement } from '../../../db/named-statement';
import type { StatementRunner } from '../../../db/statement';
import { OPEN_STATUSES, statusList } from '../../../shared/lifecycle/statuses';

/** Reminders are sent between these hours; one that was missed at nine follows later the same day, none at night. */
export const REMIND_FROM = '09:00';
export const REMIND_UNTIL = '21:00';
/** Appointments that one statement looks at. */
export const REMINDED_AT_ONCE = 1_000;

/**
 * Writes the missing reminders of some of a day's appointments, in the order of their ids: found and written in one
 * statement, one a visit for the owner, and for a caregiver one a member of it, each under a key of its own, so that
 * concurrent or dying processes leave exactly one. Orders booked or moved
 * after the hour get none; closed slots get a text of their own. Appointments are counted off before it is asked which
 * of them miss something: where nothing does, that would be the whole day. Whichever order of a visit is met first, the reminder names
 * all of those that its reader may see.
 * `name` of the reminder in its key, `isClosed` whether of closed slots, `madeBefore` and last changed, `most` appointments
 * `after` an id. One row: the last id, null where there are no more.
 */
export const REMIND = namedStatement('remind', 'day name kind isClosed madeBefore now most after')`
with page as materialized (
  select o.id, o.user_id, o.linkman_id, o.product_id, o.depa_code, o.slot_id, o.day, o.start_time, o.updated_at, o.visit_id
  from orders o
  where o.day = :day::date and o.status in (${statusList(OPEN_STATUSES)}) and o.id > :after::text
  order by o.id limit :most::integer
), missing as (
  select distinct on (r.key) o.*, s.close_reason, r.reader, r.role, r.member_id, r.key
  from page o
  join slots s on s.id = o.slot_id and (s.closed_at is not null) = :isClosed
  cross join lateral (
    select o.user_id as reader, '' as role, null as member_id, :name::text || ':' || coalesce(o.visit_id, o.id) || ':' || o.day as key
    union all
    select c.user_id, c.role, c.linkman_id,
      :name::text || ':' || coalesce(o.visit_id, o.id) || ':' || o.day || ':' || c.linkman_id || ':' || c.user_id
    from caregivers c where c.linkman_id = o.linkman_id
  ) r
  where o.updated_at < :madeBefore::timestamptz
    and not exists (select from messages m where m.dedupe_key = r.key)
    and not exists (select from muted_messages x
      where x.user_id = r.reader and x.kind = :kind::text and x.channel = 'inApp')
  order by r.key, o.id
), written as (
  insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
  select o.reader, case when :isClosed::boolean then 'booking' else 'reminder' end, :kind::text,
    jsonb_build_object('person', v.person, 'product', v.product, 'clinic', d.name,
      'day', to_char(o.day, 'YYYY-MM-DD'), 'time', v.start_time, 'reason', o.close_reason),
    jsonb_build_object('page', case when :isClosed and o.role <> 'escort' then 'modifyOrder' else 'orderDetail' end,
      'query', jsonb_build_object('orderId', o.id)),
    o.key, :now::timestamptz
  from missing o
  join departments d on d.depa_code = o.depa_code
  cross join lateral (
    select jsonb_build_object('zh', string_agg(distinct l.name, '、'), 'en', string_agg(distinct l.name, ', ')) as person,
      jsonb_build_object('zh', string_agg(distinct p.short_name ->> 'zh', '、'), 'en', string_agg(distinct p.short_name ->> 'en', ', ')) as product,
      min(v.start_time) as start_time
    from (
      select o.linkman_id, o.product_id, o.start_time
      union all
      select w.linkman_id, w.product_id, w.start_time from orders w
      join slots s on s.id = w.slot_id and (s.closed_at is not null) = :isClosed
      where w.visit_id = o.visit_id and w.id <> o.id and w.user_id = o.user_id and w.day = o.day
        and w.status in (${statusList(OPEN_STATUSES)}) and w.updated_at < :madeBefore
        and (o.member_id is null or w.linkman_id = o.member_id)
    ) v join linkmen l on l.id = v.linkman_id join products p on p.id = v.product_id
  ) v
  order by o.id
  on conflict (dedupe_key) do nothing
)
select case when count(*) = :most::integer then max(id) end as last from page`;

interface Reminder {
  readonly name: string;
  /** Days before the appointment. */
  readonly ahead: number;
  readonly kind: MessageKind;
  readonly closed: boolean;
}

/** In the order in which they are written. */
export const REMINDERS: readonly Reminder[] = [
  { name: 'day', ahead: 1, kind: 'reminderDay', closed: false },
  { name: 'closed', ahead: 1, kind: 'slotClosed', closed: true },
  { name: 'week', ahead: 7, kind: 'reminderWeek', closed: false },
];

/** Where a round of a process is. */
interface Position {
  readonly today: string;
  /** Index in {@link REMINDERS}. */
  readonly at: number;
  /** The last appointment's id that was looked at. */
  readonly after: string;
}

/**
 * Writes reminders part by part, and goes on where it stopped.
 * @returns what takes one step at a time (ms), none at night; it returns whether the round goes on
 */
export function createReminders(runner: StatementRunner): (now: number) => Promise<boolean> {
  let position: Position | null = null;
  return async (now) => {
    const clock = timeOf(now);
    if (clock < REMIND_FROM || clock >= REMIND_UNTIL) return false;
    const today = dayOf(now);
    if (position?.today !== today) position = { today, at: 0, after: '' };
    const { at, after } = position;
    const { name, ahead, kind, closed } = REMINDERS[at] as Reminder;
    const [row] = await REMIND.run<{ last: string | null }>(runner, {
      day: addDays(today, ahead),
      name,
      kind,
      isClosed: closed,
      madeBefore: new Date(instantOf(today, REMIND_FROM)),
      now: new Date(now),
      most: REMINDED_AT_ONCE,
      after,
    });
    const last = row?.last ?? null;
    if (last !== null) position = { today, at, after: last };
    else position = at + 1 < REMINDERS.length ? { today, at: at + 1, after: '' } : null;
    return position !== null;
  };
}
