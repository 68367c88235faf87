import { CODE } from '@contract/errors';
import { DomainError } from '../../../http/domain-error';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { maskMobile } from '@contract/text/mask-rules';
import { maskPrivate } from '@contract/community/private-number-rules';
import type { Db } from '../../../db/database';
import type { Conversation } from './conversations';
import type { FieldCipher } from '../../../sealed/field-cipher';

/** Nicknames, or masked mobiles where there is none. */
async function namesOf(db: Db, cipher: FieldCipher, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'nick_name', 'mobile'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(
    rows.map(({ id, nick_name, mobile }) => {
      const masked = mobile === null ? '' : maskMobile(cipher.open(mobile));
      return [id, maskPrivate(nick_name) || masked];
    }),
  );
}

/** Conversations as a member of staff sees them. */
export async function staffChats(
  db: Db,
  cipher: FieldCipher,
  rows: readonly Conversation[],
  staffId: string,
): Promise<StaffChat[]> {
  const names = await namesOf(db, cipher, [...new Set(rows.map(({ user_id }) => user_id))]);
  return rows.map((row) => ({
    conversationId: row.id,
    state: row.state,
    urgency: row.urgency,
    isQuestion: row.is_question,
    name: names.get(row.user_id) ?? '',
    staffName: row.staff_name,
    mine: row.staff_id === staffId,
    lastSeq: row.last_seq,
    readSeq: row.staff_read_seq,
    userReadSeq: row.user_read_seq,
    waitingSince: row.waiting_since.getTime(),
    rating: row.rating,
  }));
}

/** A conversation as a member of staff sees it. */
export async function staffChat(
  db: Db,
  cipher: FieldCipher,
  row: Conversation,
  staffId: string,
): Promise<StaffChat> {
  const [card] = await staffChats(db, cipher, [row], staffId);
  if (!card) throw new DomainError(CODE.NOT_FOUND);
  return card;
}
