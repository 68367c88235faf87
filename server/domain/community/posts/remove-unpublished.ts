import type { Deps } from '../../../deps';
import { findAuthor } from '../authors/find-author';
import { removeComment } from '../comments/publish-comment';
import { removePost } from './change-post';

/** Removes what an account has written and nobody sees: what waits for a check, or for staff. */
export async function removeUnpublished(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<void> {
  const author = await findAuthor(deps.db, userId);
  if (!author) return;
  const waiting = (table: 'posts' | 'comments') =>
    deps.db
      .selectFrom(table)
      .select('id')
      .where('author_id', '=', author.id)
      .where('state', 'in', ['checking', 'held'])
      .execute();
  for (const { id } of await waiting('posts')) await removePost(deps, userId, id);
  for (const { id } of await waiting('comments')) await removeComment(deps, userId, id);
}
