import type { IsDue } from '../../../../kernel/jobs';
import { sql } from 'kysely';
import type { Db } from '../../../../db/database';
import { CARRIED } from './fields';
import type { Carrier } from './settings';

/** ms after which no message with a smaller id can still appear: statements that write them end sooner. */
const SETTLED = 30_000;
/** ms between reads of all messages since the mark. */
const RETRY_DELAY = 5_000;
/** Message ids that one statement reads. */
const STEP = 5_000;
/** Name of the mark in `progress`: how far messages have been forwarded. */
const MARK = 'messages passed on';

/**
 * Finds a grant for each message that has none yet, the newest one of the account, and counts it as used. Messages that
 * were read already need none.
 */
const findGrants = (after: number, through: number, carriers: string, now: number) => sql`
  with fit as (
    select distinct on (m.id) m.id as message_id, g.id as grant_id, g.unused
    from messages m
    join json_to_recordset(${carriers}::json) as c (kind text, platform text, template text, since timestamptz)
      on c.kind = m.kind and m.created_at > c.since
    join message_grants g on g.user_id = m.user_id and g.platform = c.platform and g.template = c.template
      and g.unused > 0
    where m.id > ${after} and m.id <= ${through} and m.read_at is null
      and not exists (select from message_sends s where s.message_id = m.id)
      and not exists (select from muted_messages x
        where x.user_id = m.user_id and x.kind = m.kind and x.channel = 'platform')
    order by m.id, g.accepted_at desc, g.id
  ), ranked as (
    select fit.*, row_number() over (partition by grant_id order by message_id) as nth from fit
  ), passed as (
    insert into message_sends (message_id, grant_id, due_at)
    select message_id, grant_id, ${new Date(now)}::timestamptz from ranked where nth <= unused
    returning grant_id
  )
  update message_grants g set unused = g.unused - p.messages
  from (select grant_id, count(*) as messages from passed group by grant_id) p
  where g.id = p.grant_id`;

/** One process forwards at a time; others skip their run. @returns the mark, null for those others. */
const forwardStep = (
  db: Db,
  after: number,
  through: number,
  carriers: string,
  now: number,
): Promise<number | null> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('progress')
      .select('value')
      .where('key', '=', MARK)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return null;
    const mark = Number(row.value);
    if (through > mark)
      await findGrants(Math.max(after, mark), through, carriers, now).execute(trx);
    return mark;
  });

const newestId = async (db: Db): Promise<number> => {
  const { id } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.max<number | null>('id').as('id'))
    .executeTakeFirstOrThrow();
  return id ?? 0;
};

/**
 * Chooses the messages that the platforms are to send. Each run continues from the last one's end; every {@link
 * RETRY_DELAY} ms it reads all since the mark, because a message may appear late, or a grant may come late. The mark
 * moves as far as neither can happen.
 * @returns a run, at a time (ms)
 */
export function messagePasser(
  db: Db,
  carriers: readonly Carrier[],
): (now: number) => Promise<void> {
  let mark = 0;
  let through = 0;
  let lookedAgain = -Infinity;
  let seen: readonly { readonly id: number; readonly at: number }[] = [];

  const carriersAt = (now: number): string =>
    JSON.stringify(
      carriers.map(({ kind, platform, template }) => {
        const since = new Date(now - CARRIED[kind].life).toISOString();
        return { kind, platform, template, since };
      }),
    );

  /** @returns false where another process is forwarding. */
  async function forwardMessages(from: number, newest: number, now: number): Promise<boolean> {
    const list = carriersAt(now);
    for (let after = from; after < newest; after = Math.max(after + STEP, mark)) {
      const found = await forwardStep(db, after, Math.min(after + STEP, newest), list, now);
      if (found === null) return false;
      mark = Math.max(mark, found);
    }
    return true;
  }

  async function moveMark(now: number): Promise<void> {
    const settled = seen.filter(({ at }) => at <= now - SETTLED).at(-1)?.id ?? 0;
    if (settled <= mark) return;
    await sql`update progress set value = greatest(value::bigint, ${settled})::text where key = ${MARK}`.execute(
      db,
    );
    mark = settled;
    seen = seen.filter(({ id }) => id > settled);
  }

  return async (now) => {
    const newest = await newestId(db);
    if (newest <= mark) return;
    if (seen.at(-1)?.id !== newest) seen = [...seen, { id: newest, at: now }];
    const isWhole = now - lookedAgain >= RETRY_DELAY || now < lookedAgain;
    const isDone = await forwardMessages(isWhole ? mark : Math.max(mark, through), newest, now);
    if (!isDone) return;
    through = newest;
    if (!isWhole) return;
    lookedAgain = now;
    await moveMark(now);
  };
}

/** Whether there are messages after the mark; it passes them half a minute later. */
export const areMessagesDue: IsDue = () => sql`exists (
  select from messages where id > (select value::bigint from progress where key = ${MARK}))`;
