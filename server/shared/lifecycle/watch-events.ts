import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { IsDue } from '../../kernel/jobs';

/** Events looked through at a time. */
const BATCH = 200;
/** ms after which no event with a smaller id can still appear: statements end sooner. */
const SETTLED = 30_000;

/** An event of an order's timeline. */
export type OrderEvent = Awaited<ReturnType<typeof eventsAfter>>[number];

const eventsAfter = (db: Db, after: number) =>
  db
    .selectFrom('order_events')
    .select(['id', 'order_id', 'kind', 'actor', 'at'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();

/** The first events after a mark, up to one before which another can still appear: their times are not in order. */
async function settledAfter(db: Db, after: number, now: number): Promise<OrderEvent[]> {
  const events = await eventsAfter(db, after);
  const open = events.findIndex(({ at }) => at.getTime() >= now - SETTLED);
  return open < 0 ? events : events.slice(0, open);
}

/**
 * Looks at each event of the orders' timelines, half a minute after it has happened, up to a mark that every process goes on
 * from. An event may be looked at again where a process dies: what the look writes has a key.
 * @param mark its name in `progress`
 * @returns a run at a time (ms): all that is old enough, so that it has no more to do
 */
export function createEventWatch(
  db: Db,
  mark: string,
  onEvent: (event: OrderEvent, now: number) => Promise<void>,
): (now: number) => Promise<false> {
  return async (now) => {
    for (;;) {
      const { value } = await db
        .selectFrom('progress')
        .select('value')
        .where('key', '=', mark)
        .executeTakeFirstOrThrow();
      const events = await settledAfter(db, Number(value), now);
      const last = events.at(-1);
      if (!last) return false;
      for (const event of events) await onEvent(event, now);
      await sql`update progress set value = greatest(value::bigint, ${last.id})::text where key = ${mark}`.execute(
        db,
      );
      if (events.length < BATCH) return false;
    }
  };
}

/** Whether there are events after a mark that are old enough. */
export const areEventsSettled =
  (mark: string): IsDue =>
  (now) =>
    sql`exists (
  select from (
    select at from order_events where id > (select value::bigint from progress where key = ${mark})
    order by id limit 1
  ) e where e.at < ${new Date(now - SETTLED)})`;
