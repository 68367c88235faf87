import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { MessageKind, Sender } from '@contract/service/chat-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { ServiceMessagesTable } from '../../../db/service-tables';
import { breaksUniqueness } from '../../../db/statement';
import { DomainError } from '../../../http/domain-error';
import type { FieldCipher } from '../../../sealed/field-cipher';

export type StoredMessage = Selectable<ServiceMessagesTable>;

/** A message to be stored. */
export interface NewMessage {
  readonly conversationId: string;
  readonly sender: Sender;
  /** Of `staff`: who; only the one who has the conversation may write. */
  readonly staffId: string | null;
  readonly clientId: string;
  readonly kind: MessageKind;
  /** Text, or the id of what is shown. */
  readonly body: string;
  /** ms. */
  readonly now: number;
}

/** The message that a sender has stored under a client id. */
export const storedMessage = (
  db: Db,
  conversationId: string,
  sender: Sender,
  clientId: string,
): Promise<StoredMessage | undefined> =>
  db
    .selectFrom('service_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sender', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

type Condition = (of: Pick<NewMessage, 'staffId' | 'clientId'>) => RawBuilder<unknown>;

/** When a conversation takes the message of a sender. */
const CONDITIONS: Readonly<Record<Sender, Condition>> = {
  system: () => sql``,
  staff: ({ staffId }) => sql`and staff_id = ${staffId} and state = 'open'`,
  // Not once more in a new conversation, where the earlier one was closed between a message and its repetition.
  user: ({ clientId }) => sql`and not exists (
    select 1 from service_conversations o join service_messages m on m.conversation_id = o.id
    where o.user_id = service_conversations.user_id and m.sender = 'user' and m.client_id = ${clientId})`,
};

/**
 * Stores a message under the next number of its conversation; a repetition of its client id answers the stored one. The
 * number is given under the lock of the conversation's row, so messages are committed in its order. Whoever writes has
 * read what came before.
 * @throws DomainError 20120 where the conversation is closed, for staff not theirs, or was sent in an earlier conversation
 */
export async function appendMessage(
  db: Db,
  cipher: FieldCipher,
  message: NewMessage,
): Promise<StoredMessage> {
  const { conversationId, sender, staffId, clientId, kind, body, now } = message;
  const condition = CONDITIONS[sender]({ staffId, clientId });
  const readBy =
    sender === 'system'
      ? sql``
      : sql`, ${sql.ref(`${sender}_read_seq`)} = last_seq + 1${sender === 'user' ? sql`, user_seen_at = ${new Date(now)}` : sql``}`;
  const statement = sql<StoredMessage>`
    with numbered as (
      update service_conversations set last_seq = last_seq + 1 ${readBy}
      where id = ${conversationId} and state <> 'closed' ${condition}
      returning last_seq
    )
    insert into service_messages (conversation_id, seq, sender, staff_id, client_id, kind, body, at)
    select ${conversationId}, last_seq, ${sender}, ${staffId}, ${clientId}, ${kind}, ${cipher.seal(body)}, ${new Date(now)}
    from numbered
    returning *`;
  // A repetition at the same time fails as a whole, so that no number stays unused.
  const rows = await statement.execute(db).then(
    (result) => result.rows,
    async (error: unknown) => {
      const stored = breaksUniqueness(error)
        ? await storedMessage(db, conversationId, sender, clientId)
        : undefined;
      if (!stored) throw error;
      return [stored];
    },
  );
  const [row] = rows;
  if (!row) throw new DomainError(CODE.CHAT_CLOSED);
  return row;
}
