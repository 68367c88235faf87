import { randomBytes } from 'node:crypto';
import type { MessageKind } from '@contract/message/message-rules';
import type { WithdrawnHere } from '@contract/personal/consent-rules';
import type { FollowUpWorld, Account } from './follow-up-world';
import { sqlNow } from '../../../run-clock';

/** Withdraws a consent of an account. */
export const withdraw = (
  { provider }: FollowUpWorld,
  account: Account,
  purpose: WithdrawnHere,
  id = '',
) => provider().ok('POST /personal/consent/withdraw.do', { purpose, id }, account);

/** An account's consents, as it sees them. */
export async function consentsOf({ provider }: FollowUpWorld, { as }: Account) {
  const { list } = await provider().ok('GET /personal/consent/list.do', {}, { as });
  return list;
}

/** Who received something of an account, as it sees it. */
export async function sharingOf({ provider }: FollowUpWorld, { as }: Account) {
  const { list } = await provider().ok('GET /personal/sharing/list.do', {}, { as });
  return list;
}

/** Writes a message as a job does. @returns its id; undefined where it was not written */
export async function aMessageOf(
  { sql }: FollowUpWorld,
  { userId }: Account,
  kind: MessageKind,
  more: { readonly params?: object; readonly link?: object } = {},
): Promise<number | undefined> {
  const { rows } = await sql(
    `insert into messages (user_id, message_class, kind, params, link, created_at)
     values ($1, 'reminder', $2, $3, $4, ${sqlNow()}) returning id`,
    [userId, kind, JSON.stringify(more.params ?? {}), JSON.stringify(more.link ?? null)],
  );
  return (rows[0] as { id: number } | undefined)?.id;
}

/** A random id. */
export const anId = (): string => randomBytes(8).toString('hex');
