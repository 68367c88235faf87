import { sql } from 'kysely';
import type { IsDue } from '../../../../kernel/jobs';
import type { FastifyBaseLogger } from 'fastify';
import type { MessageParams, StoredLink } from '../../../../db/desk-tables';
import { namedStatement } from '../../../../db/named-statement';
import type { StatementRunner } from '../../../../db/statement';
import { DAY, dayOf, timeOf } from '../../../../kernel/clock';
import type { Language } from '../../../../kernel/language';
import type { Sealed } from '../../../../sealed/field-cipher';
import type { SendSms } from '../../../../shared/accounts/sms';
import { PAUSES } from '../platform/deliver';
import { CARRIED } from '../platform/fields';
import { REMIND_FROM, REMIND_UNTIL } from '../reminders';
import { ASKED_KINDS, smsText } from './sms-text';
import type { SmsKind } from './sms-text';

/** Messages being sent at a time. */
const MOST = 20;
/** SMS to one account in 24 hours; further messages stay in the message centre. */
export const MOST_A_DAY = 10;
/** ms after which a platform's send without an outcome is no longer waited for. */
const PLATFORM_TIMEOUT = 120_000;
/** Tries of a platform, seconds apart, that are waited for; later ones are minutes apart. */
const PLATFORM_TRIES = 2;

/**
 * Claims what is due and not being sent by a platform: sends claimed after `sendingSince` may still be under way.
 * Rows say what is known of the message: read, turned off by SMS, sent by a platform (`unknown` counts), whether what it offers is still
 * open, and its place among the SMS of 24 hours to its account; processes that claim at the same time may exceed that by what they claim.
 */
const CLAIM = namedStatement('claim-sms', 'now most dayAgo sendingSince')`
with due as (
  select t.message_id from sms_sends t left join message_sends p on p.message_id = t.message_id
  where t.state = 'due' and t.due_at <= :now::timestamptz
    and not coalesce((p.state = 'due' and p.tries < ${PLATFORM_TRIES})
      or (p.state = 'sending' and p.due_at > :sendingSince::timestamptz), false)
  order by t.due_at limit :most::integer for update of t skip locked
), claimed as (
  update sms_sends t set state = 'sending', tries = t.tries + 1, due_at = :now::timestamptz
  from due where t.message_id = due.message_id
  returning t.message_id, t.tries
)
select c.message_id, c.tries, m.kind, m.params, m.link, m.created_at, u.mobile, u.language,
  m.read_at is null and u.deleted_at is null and coalesce(p.state in ('due', 'refused', 'failed'), true)
    and (m.kind <> 'offer' or exists (
      select from holds h where h.id = m.link #>> '{query,holdId}' and h.ended_at is null))
    and not exists (select from muted_messages x
      where x.user_id = m.user_id and x.kind = m.kind and x.channel = 'sms') as is_needed,
  row_number() over (partition by m.user_id order by c.message_id) + (
    select count(*) from sms_sends t join messages o on o.id = t.message_id
    where o.user_id = m.user_id and t.state in ('sent', 'unknown') and t.due_at > :dayAgo::timestamptz) as nth
from claimed c join messages m on m.id = c.message_id join users u on u.id = m.user_id
left join message_sends p on p.message_id = c.message_id`;

interface Claimed {
  readonly message_id: number;
  readonly tries: number;
  readonly kind: SmsKind;
  readonly params: MessageParams;
  readonly link: StoredLink | null;
  readonly created_at: Date;
  readonly mobile: Sealed | null;
  readonly language: Language;
  readonly is_needed: boolean;
  readonly nth: number;
}

/** `dueAt` when it is due again (null: as it was). */
const SETTLE = namedStatement('settle-sms', 'messageId state dueAt')`
update sms_sends set state = :state::text, due_at = coalesce(:dueAt::timestamptz, due_at) where message_id = :messageId::bigint`;

export interface SmsDelivery {
  readonly runner: StatementRunner;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly open: (sealed: Sealed) => string;
  /** The link to send with a message; null: none. */
  readonly linkOf: (link: StoredLink, params: MessageParams, now: number) => Promise<string | null>;
  readonly send: SendSms;
  /** ms. */
  readonly now: () => number;
}

async function outcomeOf(delivery: SmsDelivery, row: Claimed, mobile: string) {
  const { kind, params, language, message_id: id } = row;
  const now = delivery.now();
  const link = row.link && (await delivery.linkOf(row.link, params, now));
  const body = smsText(kind, params, { language, readOn: dayOf(now) }, link);
  return delivery.send({ mobile, body, id: `message-${id}` });
}

/** Nobody is woken by a text that can be read in the morning. @param now ms */
function isHourFor(kind: SmsKind, now: number): boolean {
  const clock = timeOf(now);
  return (
    !(ASKED_KINDS as readonly SmsKind[]).includes(kind) ||
    (clock >= REMIND_FROM && clock < REMIND_UNTIL)
  );
}

async function deliverOne(delivery: SmsDelivery, row: Claimed): Promise<void> {
  const { runner, log, now } = delivery;
  const { message_id: messageId, kind, tries, mobile } = row;
  const isLate = row.created_at.getTime() <= now() - CARRIED[kind].life;
  const isSent =
    row.is_needed && !isLate && isHourFor(kind, now()) && row.nth <= MOST_A_DAY && mobile !== null;
  const outcome = isSent ? await outcomeOf(delivery, row, delivery.open(mobile)) : 'unneeded';
  const pause = outcome === 'failed' ? PAUSES[tries - 1] : undefined;
  const state = pause === undefined ? outcome : 'due';
  const dueAt = pause === undefined ? null : new Date(now() + pause);
  if (state === 'failed' || state === 'unknown')
    log.warn({ messageId, kind, tries, state }, 'not sent by SMS');
  await SETTLE.run(runner, { messageId, state, dueAt });
}

/**
 * Sends the urgent messages that are due and reached nobody in another way, each by one process and at most once.
 * @returns whether there may be more
 */
export async function deliverSms(delivery: SmsDelivery): Promise<boolean> {
  const now = delivery.now();
  const rows = await CLAIM.run<Claimed>(delivery.runner, {
    now: new Date(now),
    most: MOST,
    dayAgo: new Date(now - DAY),
    sendingSince: new Date(now - PLATFORM_TIMEOUT),
  });
  await Promise.all(rows.map((row) => deliverOne(delivery, row)));
  return rows.length === MOST;
}

/** Whether a message is to be sent, or waits for a platform's try. */
export const areSmsDue: IsDue = (now) => sql`exists (
  select from sms_sends where state = 'due' and due_at <= ${new Date(now)})`;
