import type { ContentState } from '@contract/community/cards';
import { EDIT_WINDOW } from '@contract/community/content-limit-rules';
import type { Deps } from '../../../deps';
import { childrenNames } from '../authors/children-names';
import { findAuthor } from '../authors/find-author';
import { writerOf } from '../authors/writer';
import type { Caller } from '../authors/writer';
import { closeUnreportedCase } from '../moderation/close-cases';
import { moderateText, storedText } from '../moderation/moderate-text';
import { openCase } from '../moderation/open-case';
import { NOT_FOUND, stateRefusal, wrongInput } from '../refusals/refusals';
import { noteStalePost } from './note-stale';
import { countPost } from './topics-of-post';

/** What an author changes; the rest of the post stays. */
export interface PostEdit {
  readonly postId: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Changes a post within 24 h; what was there before stays for the staff. A change that the checks do not pass hides it
 * until staff have read it.
 * @throws DomainError 1003 for posts of others, 9991 (reason `editWindow`) later, and as for a new post
 */
export async function editPost(
  deps: Deps,
  caller: Caller,
  { postId, title, text }: PostEdit,
): Promise<ContentState> {
  const { now, session } = caller;
  const author = await writerOf(deps, caller);
  const names = await childrenNames(deps, session.userId, caller.today);
  const [storedTitle, body] = [storedText(title, names), storedText(text, names)];
  const judged = await moderateText(deps, session.userId, 'FORUM', `${title}\n${text}`);
  return deps.db.transaction().execute(async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select(['id', 'kind', 'title', 'body', 'state', 'published_at'])
      .where('id', '=', postId)
      .where('author_id', '=', author.id)
      .where('state', 'in', ['published', 'checking', 'held'])
      .forUpdate()
      .executeTakeFirst();
    if (!post) throw NOT_FOUND.post();
    if (now >= post.published_at.getTime() + EDIT_WINDOW)
      throw stateRefusal('editWindow', {
        zh: '发布超过 24 小时，不能再修改；可以在评论里补充',
        en: 'A post can be changed for 24 hours. Add a comment instead.',
      });
    if (post.kind === 'question' && storedTitle === '')
      throw wrongInput('提问需要标题', 'A question needs a title.');
    if (storedTitle === post.title && body === post.body) return post.state;
    await trx
      .insertInto('post_edits')
      .values({ post_id: postId, at: new Date(now), title: post.title, body: post.body })
      .execute();
    const state = judged.state === 'held' ? 'held' : post.state;
    // Staff approved what was there before.
    await trx
      .updateTable('posts')
      .set({ title: storedTitle, body, state, approved: false, edited_at: new Date(now) })
      .where('id', '=', postId)
      .execute();
    if (judged.state === 'held')
      await openCase(trx, { type: 'post', id: postId }, judged.reasons, now);
    if (post.state === 'published' && state === 'held') await countPost(trx, postId, -1);
    await noteStalePost(trx, postId);
    return state;
  });
}

/** Removes the caller's own post; removing it again changes nothing. @throws DomainError 1003 */
export async function removePost(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  postId: string,
): Promise<void> {
  const author = await findAuthor(db, userId);
  if (!author) throw NOT_FOUND.post();
  await db.transaction().execute(async (trx) => {
    const post = await trx
      .selectFrom('posts')
      .select('state')
      .where('id', '=', postId)
      .where('author_id', '=', author.id)
      .forUpdate()
      .executeTakeFirst();
    if (!post) throw NOT_FOUND.post();
    if (post.state === 'deleted') return;
    if (post.state === 'published') await countPost(trx, postId, -1);
    await trx.updateTable('posts').set({ state: 'deleted' }).where('id', '=', postId).execute();
    await closeUnreportedCase(trx, { type: 'post', id: postId }, clock.now());
    await noteStalePost(trx, postId);
  });
}
