import { sql } from 'kysely';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import type { MessageKind } from '@contract/message/message-rules';
import type { Db } from '../../../db/database';
import type { MessageParams } from '../../../db/desk-tables';

interface FamilyMessage {
  readonly userId: string;
  readonly kind: Extract<MessageKind, 'followUp' | 'aefiTaken' | 'aefiUnanswered'>;
  readonly params: MessageParams;
  /** The vaccination whose follow-up it opens. */
  readonly orderId: string;
  /** One message a key. */
  readonly dedupeKey: string;
  /** ms. */
  readonly now: number;
}

/** Writes a message that opens the follow-up; accounts that were deleted get none. */
export async function writeFamilyMessage(trx: Db, message: FamilyMessage): Promise<void> {
  const { userId, kind, params, orderId, dedupeKey, now } = message;
  const link = { page: 'followUp', query: { orderId } };
  await sql`
    insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
    select u.id, ${MESSAGE_KINDS[kind]}, ${kind}, ${JSON.stringify(params)}::jsonb, ${JSON.stringify(link)}::jsonb,
      ${dedupeKey}, ${new Date(now)}
    from users u where u.id = ${userId} and u.deleted_at is null
    on conflict (dedupe_key) do nothing`.execute(trx);
}
