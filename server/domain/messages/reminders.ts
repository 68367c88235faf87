import type { MessageKind } from '@contract/message/message-rules';
import { addDays } from '@contract/time/day-rules';
import { dayOf, instantOf, timeOf } from '../../kernel/clock';
import { runStatement } from '../../db/statement';
import type { StatementRunner } from '../../db/statement';
import { OPEN_STATUSES, statusList } from '../lifecycle/statuses';

/** Reminders are sent between these hours; one that was missed at nine follows later the same day, none at night. */
export const REMIND_FROM = '09:00';
export const REMIND_UNTIL = '21:00';
/** Reminders written by one statement. */
const BATCH = 500;

/**
 * Writes the missing reminders of a day's appointments: found and written in one statement, each under a key of its
 * own, so that concurrent or dying processes leave exactly one. Orders booked or moved after the hour get none; closed
 * slots get a text of their own.
 * $1 day, $2 name of the reminder in its key, $3 kind, $4 whether of closed slots, $5 made before, $6 now, $7 how many.
 */
const REMIND = `
insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
select o.user_id, case when $4::boolean then 'booking' else 'reminder' end, $3::text,
  jsonb_build_object('person', l.name, 'product', p.short_name, 'clinic', d.name,
    'day', to_char(o.day, 'YYYY-MM-DD'), 'time', o.start_time, 'reason', s.close_reason),
  jsonb_build_object('page', case when $4 then 'modifyOrder' else 'orderDetail' end,
    'query', jsonb_build_object('orderId', o.id)),
  $2::text || ':' || o.id || ':' || o.day, $6::timestamptz
from orders o
join slots s on s.id = o.slot_id and (s.closed_at is not null) = $4
join linkmen l on l.id = o.linkman_id
join products p on p.id = o.product_id
join departments d on d.depa_code = o.depa_code
where o.day = $1::date and o.status in (${statusList(OPEN_STATUSES)}) and o.updated_at < $5::timestamptz
  and not exists (select from messages m where m.dedupe_key = $2::text || ':' || o.id || ':' || o.day)
  and not exists (select from muted_messages x
    where x.user_id = o.user_id and x.kind = $3::text and x.channel = 'inApp')
order by o.id limit $7::integer
on conflict (dedupe_key) do nothing
returning id`;

interface Reminder {
  readonly name: string;
  /** Days before the appointment. */
  readonly ahead: number;
  readonly kind: MessageKind;
  readonly closed: boolean;
}

const REMINDERS: readonly Reminder[] = [
  { name: 'day', ahead: 1, kind: 'reminderDay', closed: false },
  { name: 'closed', ahead: 1, kind: 'slotClosed', closed: true },
  { name: 'week', ahead: 7, kind: 'reminderWeek', closed: false },
];

/** Writes the reminders due at a time (ms). @returns how many this process wrote; 0 at night. */
export async function remind(runner: StatementRunner, now: number): Promise<number> {
  const clock = timeOf(now);
  if (clock < REMIND_FROM || clock >= REMIND_UNTIL) return 0;
  const today = dayOf(now);
  const madeBefore = new Date(instantOf(today, REMIND_FROM));
  let written = 0;
  for (const { name, ahead, kind, closed } of REMINDERS)
    for (let rows: unknown[] = [null]; rows.length > 0; written += rows.length)
      rows = await runStatement(runner, 'remind', REMIND, [
        addDays(today, ahead),
        name,
        kind,
        closed,
        madeBefore,
        new Date(now),
        BATCH,
      ]);
  return written;
}
