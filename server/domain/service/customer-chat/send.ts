import type { Sent } from '@contract/service/cards';
import { CODE } from '@contract/errors';
import { DomainError, refusedInput } from '../../../http/domain-error';
import type { Db } from '../../../db/database';
import { isShown } from '../../../db/is-shown';

const lost = refusedInput({
  zh: '图片已失效，请重新选择',
  en: 'The picture is no longer valid. Choose it again.',
});

/** Stored value of what is sent. */
export const bodyOf = (message: Sent): string =>
  message.kind === 'text' ? message.text : message.id;

/**
 * Checks that what is referred to is the conversation's person's.
 * @throws DomainError 4004 for an order or article that there is not, 4000 for a picture that is not theirs or was sent
 */
export async function checkSent(db: Db, message: Sent, userId: string, now: number): Promise<void> {
  if (message.kind === 'text') return;
  if (message.kind === 'picture') {
    const row = await db
      .selectFrom('uploads')
      .select('id')
      .where('id', '=', message.id)
      .where('user_id', '=', userId)
      .where('kind', '=', 'image')
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (!row) throw lost;
    return;
  }
  if (message.kind === 'order') {
    const row = await db
      .selectFrom('orders')
      .select('id')
      .where('id', '=', message.id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!row) throw new DomainError(CODE.NOT_FOUND);
    return;
  }
  await checkArticle(db, message.id, now);
}

/** Uses up a picture, which can be sent once. @throws DomainError 4000 where it was used meanwhile */
export async function usePicture(db: Db, id: string, now: number): Promise<void> {
  const taken = await db
    .updateTable('uploads')
    .set({ used_at: new Date(now) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw lost;
}

async function checkArticle(db: Db, id: string, now: number): Promise<void> {
  const row = await db
    .selectFrom('articles')
    .select('id')
    .where('id', '=', id)
    .where(isShown('articles', now))
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
}
