import { sql } from 'kysely';
import { CALLED_OFF_STATUSES } from '@contract/order/status-rules';
import type { MessageKind } from '@contract/message/message-rules';
import type { Db } from '../../../db/database';
import { statusList } from '../../../shared/lifecycle/statuses';
import type { OwnMessage } from './own-messages';

/** Messages that say that and when an appointment takes place. */
const APPOINTMENT_KINDS: readonly MessageKind[] = [
  'booked',
  'changed',
  'reminderWeek',
  'reminderDay',
];

const orderIdOf = ({ kind, link }: OwnMessage): string | null =>
  APPOINTMENT_KINDS.includes(kind) ? (link?.query.orderId ?? null) : null;

/**
 * Of messages, the ids of those that promise an appointment of the account, or of a member shared with it, that was called off meanwhile, with all of its visit: whoever
 * cancels has no message of it, and the last one must not stand as if it were still true.
 */
export async function calledOffAmong(
  db: Db,
  userId: string,
  messages: readonly OwnMessage[],
): Promise<ReadonlySet<OwnMessage['id']>> {
  const orderIds = messages.flatMap((message) => orderIdOf(message) ?? []);
  if (orderIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where (o.user_id = ${userId} or exists (select from caregivers c where c.linkman_id = o.linkman_id and c.user_id = ${userId}))
      and o.id = any(${orderIds}) and o.status in (${sql.raw(statusList(CALLED_OFF_STATUSES))})
      and not exists (select from orders v where v.visit_id = o.visit_id and v.user_id = o.user_id
        and v.status not in (${sql.raw(statusList(CALLED_OFF_STATUSES))}))`.execute(db);
  const off = new Set(rows.map(({ id }) => id));
  return new Set(messages.flatMap((one) => (off.has(orderIdOf(one) ?? '') ? [one.id] : [])));
}
