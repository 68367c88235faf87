import type { Sent } from '@contract/service/cards';
import type { Db } from '../../../db/database';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { appendMessage, storedMessage } from './append';
import type { StoredMessage } from './append';
import { bodyOf, checkSent } from './send';
import { readableConversation } from './staff-access';
import type { StaffStep } from './staff-steps';

/**
 * Stores what a member of staff sends; a repetition answers what is stored, also after the conversation was handed over.
 * @throws DomainError 4004 for what is not the person's, 20120 where the conversation is closed, 20121 where it is not own
 */
export async function sendAsStaff(
  { db, cipher }: { readonly db: Db; readonly cipher: FieldCipher },
  { conversationId, staffId, now }: StaffStep,
  { clientId, message }: { readonly clientId: string; readonly message: Sent },
): Promise<StoredMessage> {
  const stored = await storedMessage(db, conversationId, 'staff', clientId);
  if (stored?.staff_id === staffId) return stored;
  const { user_id: userId } = await readableConversation(db, conversationId, { staffId, now });
  await checkSent(db, message, userId, now);
  return appendMessage(db, cipher, {
    conversationId,
    sender: 'staff',
    staffId,
    clientId,
    kind: message.kind,
    body: bodyOf(message),
    now,
  });
}
