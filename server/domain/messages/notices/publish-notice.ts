import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import { newId } from '../../../kernel/ids';

/** Stores a notice, which the job then sends. The same key answers the first call's notice. @returns its id */
export async function publishNotice(
  db: Db,
  notice: ParsedInputOf<'POST /message/notice/publish.do'>,
  staffId: string,
  now: number,
): Promise<string> {
  await db
    .insertInto('notices')
    .values({
      id: newId(),
      message_class: notice.messageClass,
      title: JSON.stringify(notice.title),
      summary: JSON.stringify(notice.summary),
      content: JSON.stringify(notice.content),
      button: notice.button ? JSON.stringify(notice.button) : null,
      staff_id: staffId,
      idempotency_key: notice.idempotencyKey,
      published_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['staff_id', 'idempotency_key']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('notices')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('idempotency_key', '=', notice.idempotencyKey)
    .executeTakeFirstOrThrow();
  return id;
}
