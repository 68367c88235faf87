import { STAFF_READ_CLOSED } from '@contract/service/chat-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { findConversation } from './conversations';
import type { Conversation } from './conversations';

/** A member of staff at a time. */
export interface StaffReader {
  readonly staffId: string;
  /** ms. */
  readonly now: number;
}

/** Whether staff may read a conversation: one that waits, or their own, once closed for a day. */
export function isReadable(
  { state, staff_id, closed_at }: Pick<Conversation, 'state' | 'staff_id' | 'closed_at'>,
  { staffId, now }: StaffReader,
): boolean {
  if (state === 'waiting') return true;
  if (staff_id !== staffId) return false;
  return state === 'open' || now <= (closed_at?.getTime() ?? 0) + STAFF_READ_CLOSED;
}

const refusal = ({ staff_id }: Conversation, staffId: string): DomainError =>
  new DomainError(staff_id === staffId ? CODE.CHAT_CLOSED : CODE.CHAT_TAKEN);

/** A conversation whose messages staff may read. @throws DomainError 4004, 20120 where it ended too long ago, 20121 */
export async function readableConversation(
  db: Db,
  id: string,
  reader: StaffReader,
): Promise<Conversation> {
  const row = await findConversation(db, id);
  if (!isReadable(row, reader)) throw refusal(row, reader.staffId);
  return row;
}

/**
 * A conversation that a member of staff has now: what belongs to its person besides is shown for it only.
 * @throws DomainError 4004, 20120 where it has ended, 20121 where it waits or somebody else has it
 */
export async function heldConversation(db: Db, id: string, staffId: string): Promise<Conversation> {
  const row = await findConversation(db, id);
  if (row.state !== 'open' || row.staff_id !== staffId) throw refusal(row, staffId);
  return row;
}
