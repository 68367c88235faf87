import type { ChatEvent } from '@contract/service/chat-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { appendMessage } from './append';

export type StepParts = { readonly db: Db; readonly cipher: FieldCipher };

/** A step of a member of staff with a conversation. */
export interface StaffStep {
  readonly conversationId: string;
  readonly staffId: string;
  /** ms. */
  readonly now: number;
}

const note = (
  cipher: FieldCipher,
  db: Db,
  event: ChatEvent,
  { conversationId, now }: Pick<StaffStep, 'conversationId' | 'now'>,
  staffId: string | null,
) =>
  appendMessage(db, cipher, {
    conversationId,
    sender: 'system',
    staffId,
    clientId: newId(),
    kind: 'event',
    body: event,
    now,
  });

/** Takes a waiting conversation; a repetition changes nothing. @throws DomainError 20121 where somebody else has it */
export const takeConversation = ({ db, cipher }: StepParts, step: StaffStep): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { conversationId, staffId } = step;
    const taken = await trx
      .updateTable('service_conversations')
      .set({ state: 'open', staff_id: staffId })
      .where('id', '=', conversationId)
      .where('state', '=', 'waiting')
      .returning('id')
      .executeTakeFirst();
    if (taken) {
      await note(cipher, trx, 'taken', step, staffId);
      return;
    }
    const row = await trx
      .selectFrom('service_conversations')
      .select(['state', 'staff_id'])
      .where('id', '=', conversationId)
      .executeTakeFirst();
    if (!row) throw new DomainError(CODE.NOT_FOUND);
    if (row.state !== 'open' || row.staff_id !== staffId) throw new DomainError(CODE.CHAT_TAKEN);
  });

/** Gives an own conversation back to the queue, at its old place. @throws DomainError 20121 where it is not own */
export const handOver = ({ db, cipher }: StepParts, step: StaffStep): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await own(trx, step);
    await note(cipher, trx, 'handedOver', step, step.staffId);
    await trx
      .updateTable('service_conversations')
      .set({ state: 'waiting', staff_id: null })
      .where('id', '=', step.conversationId)
      .execute();
  });

/** Ends an own conversation. @throws DomainError 20121 where it is not own */
export const closeAsStaff = ({ db, cipher }: StepParts, step: StaffStep): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await own(trx, step);
    await close(cipher, trx, 'closed', step, step.staffId);
  });

/** Ends the account's conversation, if it has an open one. @returns its id */
export const closeAsUser = (
  { db, cipher }: StepParts,
  userId: string,
  now: number,
): Promise<string | null> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('service_conversations')
      .select('id')
      .where('user_id', '=', userId)
      .where('state', '<>', 'closed')
      .forUpdate()
      .executeTakeFirst();
    if (!row) return null;
    await close(cipher, trx, 'closed', { conversationId: row.id, now }, null);
    return row.id;
  });

async function own(trx: Db, { conversationId, staffId }: StaffStep): Promise<void> {
  const row = await trx
    .selectFrom('service_conversations')
    .select('id')
    .where('id', '=', conversationId)
    .where('state', '=', 'open')
    .where('staff_id', '=', staffId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.CHAT_TAKEN);
}

/** Ends a conversation with an event. @param staffId who of the staff ends it */
export async function close(
  cipher: FieldCipher,
  trx: Db,
  event: ChatEvent,
  at: Pick<StaffStep, 'conversationId' | 'now'>,
  staffId: string | null,
): Promise<void> {
  await note(cipher, trx, event, at, staffId);
  await trx
    .updateTable('service_conversations')
    .set({ state: 'closed', closed_at: new Date(at.now) })
    .where('id', '=', at.conversationId)
    .execute();
}
