import type { Db } from '../../../../db/database';
import { sha256 } from '../../../../kernel/ids';
import type { NoticeDefinition } from './notice-definition';

/** Hexadecimal digits of an id. */
const ID_LENGTH = 24;

/**
 * Stores a notice, which everybody who has an account by now then finds among their messages. Its id is made of its
 * content: the same notice again is the first one. @param now ms @returns its id
 */
export async function publishNotice(
  db: Db,
  notice: NoticeDefinition,
  now: number,
): Promise<string> {
  const id = sha256(JSON.stringify(notice)).slice(0, ID_LENGTH);
  await db
    .insertInto('notices')
    .values({
      id,
      message_class: notice.messageClass,
      title: JSON.stringify(notice.title),
      summary: JSON.stringify(notice.summary),
      content: JSON.stringify(notice.content),
      button: notice.button ? JSON.stringify(notice.button) : null,
      published_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return id;
}
