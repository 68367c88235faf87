import type { Sent } from '@contract/service/cards';
import type { ServiceHours } from '@contract/service/chat-rules';
import { redFlagIn } from '@contract/service/red-flag-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { appendMessage } from './append';
import type { StoredMessage } from './append';
import { openConversation, raiseUrgency } from './conversations';
import { bodyOf, checkSent, usePicture } from './send';

type Parts = { readonly db: Db; readonly cipher: FieldCipher };

/** A message of an account to its current conversation, or to a new one. */
export interface UserMessage {
  readonly userId: string;
  readonly clientId: string;
  readonly message: Sent;
  /** ms. */
  readonly now: number;
  readonly hours: ServiceHours;
}

/** Conversations that may be closed, one after the other, while one message is stored. */
const ATTEMPTS = 3;

/** What the account has sent under a client id, in whichever conversation: it may have been closed meanwhile. */
const sentBefore = (
  db: Db,
  { userId, clientId }: UserMessage,
): Promise<StoredMessage | undefined> =>
  db
    .selectFrom('service_conversations as c')
    .innerJoin('service_messages as m', 'm.conversation_id', 'c.id')
    .selectAll('m')
    .where('c.user_id', '=', userId)
    .where('m.sender', '=', 'user')
    .where('m.client_id', '=', clientId)
    .executeTakeFirst();

async function store({ db, cipher }: Parts, sent: UserMessage): Promise<StoredMessage> {
  const { userId, clientId, message, now, hours } = sent;
  const redFlag = message.kind === 'text' && redFlagIn(message.text);
  const { id: conversationId } = await openConversation(db, { userId, redFlag, now, hours });
  const { kind } = message;
  const body = bodyOf(message);
  const fresh = {
    conversationId,
    sender: 'user',
    staffId: null,
    clientId,
    kind,
    body,
    now,
  } as const;
  if (redFlag) await raiseUrgency(db, conversationId);
  if (message.kind !== 'picture') return appendMessage(db, cipher, fresh);
  return db.transaction().execute(async (trx) => {
    await usePicture(trx, message.id, now);
    return appendMessage(trx, cipher, fresh);
  });
}

/**
 * Stores what an account sends; a repetition answers what is stored. Where staff close the conversation at the same time,
 * the message opens another.
 * @throws DomainError 4000, 4004 for what is not the account's
 */
export async function sendAsUser(parts: Parts, sent: UserMessage): Promise<StoredMessage> {
  const earlier = await sentBefore(parts.db, sent);
  if (earlier) return earlier;
  for (let attempt = 1; ; attempt += 1)
    try {
      await checkSent(parts.db, sent.message, sent.userId, sent.now);
      return await store(parts, sent);
    } catch (error) {
      // Its repetition at the same time was first, or has used its picture.
      const stored = await sentBefore(parts.db, sent);
      if (stored) return stored;
      const wasClosed = error instanceof DomainError && error.code === CODE.CHAT_CLOSED;
      if (!wasClosed || attempt === ATTEMPTS) throw error;
    }
}
