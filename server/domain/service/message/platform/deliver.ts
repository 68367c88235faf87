import { sql } from 'kysely';
import type { IsDue } from '../../../../kernel/jobs';
import type { FastifyBaseLogger } from 'fastify';
import { miniPath } from '@contract/message/mini-page-rules';
import { MOST_GRANTS } from '@contract/message/template-rules';
import type { CarriedKind } from '@contract/message/template-rules';
import type { MessageParams, StoredLink } from '../../../../db/desk-tables';
import { namedStatement } from '../../../../db/named-statement';
import type { StatementRunner } from '../../../../db/statement';
import type { Language } from '../../../../kernel/language';
import { CARRIED, fieldsOf } from './fields';
import type { PlatformMessage, SendOutcome } from './platform-message';

/** Messages being sent at a time; at most that many are lost if the process dies. */
const MOST = 20;
/** ms from a failed try to the next; after the last one the message is given up. */
export const PAUSES: readonly number[] = [1_000, 10_000, 60_000, 300_000];

const CLAIM = namedStatement('claim-sends', 'now most')`
with due as (
  select message_id from message_sends where state = 'due' and due_at <= :now::timestamptz
  order by due_at limit :most::integer for update skip locked
), claimed as (
  update message_sends s set state = 'sending', tries = s.tries + 1
  from due where s.message_id = due.message_id
  returning s.message_id, s.grant_id, s.tries
)
select c.message_id, c.tries, m.kind, m.params, m.link, m.created_at,
  g.platform, g.subject, g.template, g.language
from claimed c join messages m on m.id = c.message_id join message_grants g on g.id = c.grant_id`;

interface Claimed {
  readonly message_id: number;
  readonly tries: number;
  readonly kind: CarriedKind;
  readonly params: MessageParams;
  readonly link: StoredLink | null;
  readonly created_at: Date;
  readonly platform: string;
  readonly subject: string;
  readonly template: string;
  readonly language: Language;
}

/**
 * `dueAt` when it is due again (null: as it was). A message that was not sent returns its grant, unless the platform's
 * user refuses messages: then no grant is left.
 */
const SETTLE = namedStatement('settle-send', 'messageId state dueAt')`
with settled as (
  update message_sends set state = :state::text, due_at = coalesce(:dueAt::timestamptz, due_at)
  where message_id = :messageId::bigint returning grant_id
)
update message_grants g
set unused = case :state when 'refused' then 0 when 'failed' then least(g.unused + 1, ${MOST_GRANTS}) else g.unused end
from settled where g.id = settled.grant_id and :state in ('refused', 'failed')`;

const bodyOf = (row: Claimed): PlatformMessage => ({
  messageId: String(row.message_id),
  platform: row.platform,
  subject: row.subject,
  template: row.template,
  page: row.link ? miniPath(row.link.page, row.link.query) : '',
  language: row.language,
  fields: fieldsOf(row.kind, row.params, row.language),
});

export interface Delivery {
  readonly runner: StatementRunner;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Never rejects. */
  readonly send: (message: PlatformMessage) => Promise<SendOutcome>;
  /** ms. */
  readonly now: () => number;
}

async function deliverOne({ runner, log, send, now }: Delivery, row: Claimed): Promise<void> {
  const isLate = row.created_at.getTime() <= now() - CARRIED[row.kind].life;
  const outcome = isLate ? 'unfit' : await send(bodyOf(row));
  const pause = outcome === 'failed' ? PAUSES[row.tries - 1] : undefined;
  const final = outcome === 'unfit' ? 'failed' : outcome;
  const state = pause === undefined ? final : 'due';
  const dueAt = pause === undefined ? null : new Date(now() + pause);
  if (state === 'failed' || state === 'unknown')
    log.warn(
      { messageId: row.message_id, kind: row.kind, tries: row.tries, state },
      'not passed on',
    );
  await SETTLE.run(runner, { messageId: row.message_id, state, dueAt });
}

/**
 * Sends what is due, each message by one process and at most once: it is claimed before it is sent, and a claim whose
 * process died is not taken over.
 * @returns whether there may be more
 */
export async function deliver(delivery: Delivery): Promise<boolean> {
  const { runner, now } = delivery;
  const rows = await CLAIM.run<Claimed>(runner, { now: new Date(now()), most: MOST });
  await Promise.all(rows.map((row) => deliverOne(delivery, row)));
  return rows.length === MOST;
}

/** Whether a message is to be sent. */
export const areSendsDue: IsDue = (now) => sql`exists (
  select from message_sends where state = 'due' and due_at <= ${new Date(now)})`;
