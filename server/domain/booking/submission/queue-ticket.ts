import type { ReleaseState } from '@contract/release/release-rules';
import type { StoredTicketState } from '../../../db/release-tables';
import { createBatcher } from '../../../db/batcher';
import { columnArrays } from '../../../db/column-arrays';
import { namedStatement } from '../../../db/named-statement';
import type { StatementRunner } from '../../../db/statement';

/** An account's ticket in the queue of a release. */
export interface QueueTicket {
  readonly release: ReleaseState;
  readonly ticket: {
    readonly id: string;
    readonly state: StoredTicketState;
    readonly places: number;
    /** ms. */
    readonly admittedUntil: number;
    readonly personKeys: readonly string[];
  } | null;
}

interface Question {
  readonly releaseId: string;
  readonly userId: string;
}

/** Reads the ticket past every cache; null where there is no such release. */
export type FindQueueTicket = (releaseId: string, userId: string) => Promise<QueueTicket | null>;

const TICKETS = namedStatement('queue-ticket', 'releaseId userId')`
select a.n::integer, r.state as release, t.id, t.state, t.places, t.admitted_until,
  array(select p.person_key from release_people p where p.ticket_id = t.id) as person_keys
from unnest(:releaseId::text[], :userId::text[]) with ordinality as a (release_id, user_id, n)
join releases r on r.id = a.release_id
left join lateral (
  select * from release_tickets t where t.release_id = a.release_id and t.user_id = a.user_id
  order by t.entered_at desc, t.id limit 1
) t on true`;

interface TicketRow {
  readonly n: number;
  readonly release: ReleaseState;
  readonly id: string | null;
  readonly state: StoredTicketState;
  readonly places: number | null;
  readonly admitted_until: Date | null;
  readonly person_keys: readonly string[];
}

/** Concurrent calls share a statement, so that a direct call without a ticket costs next to nothing. */
export function createTicketReader(runner: StatementRunner): FindQueueTicket {
  const find = createBatcher(
    async (questions: readonly Question[]): Promise<(QueueTicket | null)[]> => {
      const answers = new Array<QueueTicket | null>(questions.length).fill(null);
      const asked = columnArrays(questions, 'releaseId userId');
      const rows = await TICKETS.run<TicketRow>(runner, asked);
      for (const row of rows)
        answers[row.n - 1] = {
          release: row.release,
          ticket:
            row.id === null
              ? null
              : {
                  id: row.id,
                  state: row.state,
                  places: row.places ?? 0,
                  admittedUntil: row.admitted_until?.getTime() ?? 0,
                  personKeys: row.person_keys,
                },
        };
      return answers;
    },
  );
  return (releaseId, userId) => find({ releaseId, userId });
}
