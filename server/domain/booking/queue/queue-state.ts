import type { QueueState, Ticket } from '@contract/release/endpoints';
import type { TicketState } from '@contract/release/release-rules';
import { createBatcher } from '../../../db/batcher';
import type { StoredTicketState } from '../../../db/release-tables';
import { columnArrays } from '../../../db/column-arrays';
import { namedStatement } from '../../../db/named-statement';
import type { StatementRunner } from '../../../db/statement';
import { drawNumber } from './rank-queue';
import { estimate } from './estimate';
import { aheadOf } from './queue';
import type { Queue } from './queue';
import { pollDelay } from './poll-delay';

/** An account's ticket of a release; the last one where it entered again. */
export interface TicketRow {
  readonly n: number;
  readonly id: string;
  readonly state: StoredTicketState;
  readonly position: number | null;
  readonly lot: string | null;
  readonly people: number;
  readonly places: number | null;
  readonly admitted_until: Date | null;
  readonly persons: readonly { readonly linkmanId: string; readonly doseNo: number }[];
}

interface Question {
  readonly releaseId: string;
  readonly userId: string;
}

const TICKETS = namedStatement('tickets', 'releaseId userId')`
select a.n::integer, t.id, t.state, t.position, t.lot, t.people, t.places, t.admitted_until,
  (select coalesce(json_agg(json_build_object('linkmanId', p.linkman_id, 'doseNo', p.dose_no) order by p.linkman_id), '[]')
    from release_people p where p.ticket_id = t.id) as persons
from unnest(:releaseId::text[], :userId::text[]) with ordinality as a (release_id, user_id, n)
cross join lateral (
  select * from release_tickets t where t.release_id = a.release_id and t.user_id = a.user_id
  order by t.entered_at desc, t.id limit 1
) t`;

/** Reads tickets; concurrent calls share a statement. */
export function createTickets(
  runner: StatementRunner,
): (question: Question) => Promise<TicketRow | null> {
  return createBatcher(async (questions: readonly Question[]): Promise<(TicketRow | null)[]> => {
    const answers = new Array<TicketRow | null>(questions.length).fill(null);
    const asked = columnArrays(questions, 'releaseId userId');
    const rows = await TICKETS.run<TicketRow>(runner, asked);
    for (const row of rows) answers[row.n - 1] = row;
    return answers;
  });
}

/** Positions are told once all are given. */
const positionOf = ({ position }: TicketRow, { state }: Queue): number | null =>
  state === 'announced' ? null : position;

function stateOf(row: TicketRow, queue: Queue, now: number): TicketState {
  if (row.state === 'waiting') return positionOf(row, queue) === null ? 'present' : 'inLine';
  // The admission has expired, but the queue has not advanced yet.
  if (row.state === 'admitted' && (row.admitted_until?.getTime() ?? 0) <= now) return 'lapsed';
  return row.state;
}

function ticketOf(row: TicketRow, queue: Queue, now: number, window: number): Ticket {
  const state = stateOf(row, queue, now);
  const position = positionOf(row, queue);
  const isQueued = state === 'inLine' && position !== null;
  const ahead = isQueued ? aheadOf(queue, position) : null;
  const before = (ahead ? (queue.peopleUpTo[ahead - 1] ?? 0) : 0) + row.people;
  const outlook = isQueued ? estimate(queue, before, window) : null;
  const isDrawn = position !== null && position <= queue.present;
  return {
    ticketId: row.id,
    state,
    position,
    ahead,
    chance: outlook?.chance ?? null,
    waitMs: outlook?.waitMs ?? null,
    admittedUntil: state === 'admitted' ? (row.admitted_until?.getTime() ?? null) : null,
    places: row.places,
    people: [...row.persons],
    lot: isDrawn ? row.lot : null,
    drawNumber: isDrawn && row.lot !== null ? drawNumber(queue.seed, row.lot) : null,
  };
}

/** State of a queue and of one's ticket. @param window ms of an admission @param random 0 … 1 */
export function queueStateOf(
  queue: Queue,
  row: TicketRow | null,
  now: number,
  window: number,
  random: number,
): QueueState {
  const ticket = row && ticketOf(row, queue, now, window);
  const { state, releaseAt, waiting, left } = queue;
  const asking = {
    now,
    releaseAt,
    release: state,
    ticket: ticket?.state ?? null,
    chance: ticket?.chance ?? null,
  };
  const nextMs = pollDelay(asking, random);
  return { ticket, state, waiting, placesLeft: left, serverNow: now, nextMs };
}
