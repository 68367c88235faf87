import { sql } from 'kysely';
import { moneyText } from '@contract/money/money-text-rules';
import type { Db } from '../../../db/database';

/** A message about a membership's money. */
export interface MemberMessage {
  readonly userId: string;
  readonly kind: 'memberPaymentReturned' | 'memberRefunded';
  readonly cents: number;
  /** However often it is written, there is one message under it. */
  readonly key: string;
  /** ms. */
  readonly now: number;
}

/** Writes a message that links to the member centre; none where the account was deleted. */
export async function writeMemberMessage(
  trx: Db,
  { userId, kind, cents, key, now }: MemberMessage,
): Promise<void> {
  const money = moneyText(cents);
  await sql`
    insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
    select u.id, 'reminder', ${kind}, jsonb_build_object('money', ${money}::text),
      jsonb_build_object('page', 'memberIndex', 'query', '{}'::jsonb), ${`${kind}:${key}`}, ${new Date(now)}
    from users u where u.id = ${userId} and u.deleted_at is null
    on conflict (dedupe_key) do nothing`.execute(trx);
}
