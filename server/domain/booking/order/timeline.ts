import { sql } from 'kysely';
import { CHANGING_EVENTS } from '@contract/order/calendar-entry-rules';
import { EVENT_KINDS } from '@contract/order/endpoints';
import type { OrderEvent } from '@contract/order/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Deps } from '../../../deps';
import { maskedMobiles } from '../../../shared/accounts/masked-mobiles';
import { LOT_CORRECTED } from '../../../shared/lifecycle/lifecycle';

/** An event as {@link EVENTS} has it; `at` in ms. */
interface EventRow {
  readonly at: number;
  readonly actor: OrderEvent['actor'];
  /** The account, of what a user did: its owner's, unless a caregiver acted for them. */
  readonly account: string | null;
  readonly kind: string;
  readonly note: string;
  readonly status: OrderStatus;
}

/**
 * The events of order `o` as a column of its row, in order of time: a statement of its own could read a step that the
 * row does not show yet. Staff's reason for settling a claim is for the log only.
 */
export const EVENTS = sql<readonly EventRow[]>`(
  select coalesce(json_agg(json_build_object('at', round(extract(epoch from e.at) * 1000)::bigint, 'actor', e.actor,
    'account', case when e.actor = 'user' then
      coalesce(case when e.kind = 'created' then nullif(o.booked_by, '') end, e.acted_by, o.user_id) end,
    'kind', e.kind, 'note', case when o.cancel_reason = 'claimed' and e.staff_id is not null
      and e.kind in ('cancelled', 'refund') then '' else e.note end, 'status', e.status_after) order by e.id), '[]')
  from order_events e where e.order_id = o.id
)`;

/**
 * Changes of all orders of the visit of order `o`, wherever they are now, as a column of its row: a number that only grows,
 * so that a calendar replaces what it has by what it is sent (RFC 5545 §3.8.7.4).
 */
export const VISIT_CHANGES = sql<number>`(
  select count(*)::int from order_events e
  where e.kind = any(${[...CHANGING_EVENTS]}) and e.order_id in (
    select o.id union all
    select v.id from orders v where v.visit_id = o.visit_id and v.user_id = o.user_id and v.id <> o.id)
)`;

const isShown = (kind: string): kind is OrderEvent['kind'] =>
  (EVENT_KINDS as readonly string[]).includes(kind);

/** The lot that a recorded dose was corrected to; a dose that was recorded again has its own. */
function correctedLot(later: readonly EventRow[]): string | undefined {
  const again = later.findIndex(({ kind }) => kind === 'done');
  const own = again < 0 ? later : later.slice(0, again);
  return own.filter(({ kind }) => kind === LOT_CORRECTED).at(-1)?.note;
}

/** Whom of an order's events the reader is told of by mobile. */
function othersIn(events: readonly EventRow[], reader: string): string[] {
  return events.flatMap(({ account }) => (account === null || account === reader ? [] : [account]));
}

/** What an account sees of an order's events, with the valid lot, and who else of the family did what. */
export async function timelineOf(
  parts: Pick<Deps, 'db' | 'cipher'>,
  events: readonly EventRow[],
  reader: string,
): Promise<OrderEvent[]> {
  const mobiles = await maskedMobiles(parts, othersIn(events, reader));
  return events.flatMap(({ at, actor, account, kind, note: first, status }, index) => {
    if (!isShown(kind)) return [];
    const note = kind === 'done' ? (correctedLot(events.slice(index + 1)) ?? first) : first;
    const by = account === null || account === reader ? {} : { by: mobiles.get(account) ?? '' };
    return [{ at, actor, ...by, kind, note, status }];
  });
}
