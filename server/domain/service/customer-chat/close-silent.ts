import { sql } from 'kysely';
import { IDLE_CLOSE, UNANSWERED_CLOSE } from '@contract/service/chat-rules';
import type { Db } from '../../../db/database';
import type { StoredLink } from '../../../db/desk-tables';
import { close } from './staff-steps';
import type { StepParts } from './staff-steps';
import { isThanks } from './thanks';

/** Conversations closed in one step of the job. */
const BATCH = 50;
/** Where the message leads: to another question. */
const LINK = JSON.stringify({ page: 'service', query: {} } satisfies StoredLink);

interface Silent {
  readonly id: string;
  readonly userId: string;
  /** Its last message is staff's. */
  readonly isAnswered: boolean;
  /** What the person sent after staff's last message, sealed; of pictures and cards null. Null: staff never wrote. */
  readonly afterwards: readonly (string | null)[] | null;
}

/**
 * Closes conversations in which nobody writes any more: for a day after staff have answered; for a week where nobody has,
 * which the person then learns by a message, unless all they wrote after the last answer was thanks. @param now ms @returns their ids
 */
export const closeSilent = ({ db, cipher }: StepParts, now: number): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const rows = await silentOnes(trx, now);
    for (const { id, userId, isAnswered, afterwards } of rows) {
      const at = { conversationId: id, now };
      // Who wrote nothing after an answer and was handed over to others still waits for them.
      const isThanked =
        afterwards !== null &&
        afterwards.length > 0 &&
        afterwards.every((body) => body !== null && isThanks(cipher.open(body)));
      const isOwed = !isAnswered && !isThanked;
      await close(cipher, trx, isOwed ? 'closedUnanswered' : 'closedIdle', at, null);
      if (isOwed) await apologise(trx, userId, now);
    }
    return rows.map(({ id }) => id);
  });

/**
 * Those whose last message is too old. The message to the person needs the account's row, which its deletion locks before
 * the conversation.
 */
const silentOnes = async (trx: Db, now: number): Promise<readonly Silent[]> => {
  const { rows } = await sql<Silent>`
    select c.id, c.user_id as "userId", a.answered as "isAnswered", w.afterwards
    from service_conversations c
    join service_messages m on m.conversation_id = c.id and m.seq = c.last_seq
    join users u on u.id = c.user_id
    cross join lateral (
      select c.state = 'open' and exists (
        select 1 from (
          select sender from service_messages
          where conversation_id = c.id and kind <> 'event' order by seq desc limit 1
        ) last where last.sender = 'staff'
      ) as answered
    ) a
    left join lateral (
      select (
        select coalesce(array_agg(case when n.kind = 'text' then n.body end), '{}') from service_messages n
        where n.conversation_id = c.id and n.seq > max(l.seq) and n.sender = 'user'
      ) as afterwards
      from service_messages l where l.conversation_id = c.id and l.sender = 'staff' having count(*) > 0
    ) w on true
    where c.state <> 'closed' and m.at < ${new Date(now - IDLE_CLOSE)}
      and (a.answered or m.at < ${new Date(now - UNANSWERED_CLOSE)})
    limit ${BATCH} for update of c skip locked for key share of u skip locked`.execute(trx);
  return rows;
};

const apologise = (trx: Db, userId: string, now: number) =>
  trx
    .insertInto('messages')
    .values({
      user_id: userId,
      message_class: 'reminder',
      kind: 'serviceUnanswered',
      params: '{}',
      link: LINK,
      dedupe_key: null,
      created_at: new Date(now),
    })
    .execute();
