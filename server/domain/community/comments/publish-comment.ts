import type { ContentState } from '@contract/community/cards';
import { USER_TYPE } from '@contract/community/user-type-rules';
import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { newId } from '../../../kernel/ids';
import { childrenNames } from '../authors/children-names';
import { findAuthor } from '../authors/find-author';
import type { Author } from '../authors/find-author';
import { lockWriter } from '../authors/lock-writer';
import { writerOf } from '../authors/writer';
import type { Caller } from '../authors/writer';
import { closeUnreportedCase } from '../moderation/close-cases';
import { moderateText, storedText } from '../moderation/moderate-text';
import { openCase } from '../moderation/open-case';
import { awaitPictureChecks } from '../moderation/picture-check';
import { judgeContent } from '../moderation/judge-content';
import { requireWithinPostingLimits } from '../posts/posting-limits';
import { attachPictures, ownPictures } from '../posts/pictures';
import { NOT_FOUND, stateRefusal } from '../refusals/refusals';
import { countComment } from './count-comment';
import { lockComment } from './lock-comment';
import { requireTarget } from './target';
import type { TargetOwner } from './target';

type Draft = ParsedInputOf<'POST /ugc-api/comment/publish.do'>;

interface Published {
  readonly commentId: string;
  readonly state: ContentState;
}

async function madeBefore(db: Db, authorId: string, key: string): Promise<Published | null> {
  const row = await db
    .selectFrom('comments')
    .select(['id', 'state'])
    .where('author_id', '=', authorId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row ? { commentId: row.id, state: row.state } : null;
}

/** Where a reply stands: under a comment, and answering another reply. @throws DomainError 1005 */
async function replyTarget(db: Db, { replyToId, targetType, targetId }: Draft) {
  if (replyToId === undefined) return { parentId: null, replyToId: null };
  const row = await db
    .selectFrom('comments')
    .select(['id', 'parent_id'])
    .where('id', '=', replyToId)
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (!row) throw NOT_FOUND.reply();
  return row.parent_id === null
    ? { parentId: row.id, replyToId: null }
    : { parentId: row.parent_id, replyToId: row.id };
}

/** @throws DomainError 9991 (reason `shielded`) */
async function requireUnshielded(
  db: Db,
  { ownerId, shielded }: TargetOwner,
  author: Author,
): Promise<void> {
  if (!shielded || ownerId === null || ownerId === author.id) return;
  if (author.user_type === USER_TYPE.DOCTOR || author.user_type === USER_TYPE.OFFICIAL) return;
  const follows = await db
    .selectFrom('follows')
    .select('at')
    .where('follower_id', '=', ownerId)
    .where('followed_id', '=', author.id)
    .executeTakeFirst();
  if (!follows)
    throw stateRefusal('shielded', {
      zh: '作者打开了评论保护，只有作者关注的人和医生能评论',
      en: 'The author has comment protection on: only doctors and people they follow can comment.',
    });
}

/**
 * Publishes a comment or reply, or stores it until its pictures are checked or staff have read it. The same key answers
 * what its first call made.
 * @throws DomainError of the community's codes: who may not write, posting limits, words, what does not exist
 */
export async function publishComment(deps: Deps, caller: Caller, draft: Draft): Promise<Published> {
  const { db } = deps;
  const { session } = caller;
  const existing = await findAuthor(db, session.userId);
  const before = existing && (await madeBefore(db, existing.id, draft.idempotencyKey));
  if (before) return before;
  const author = await writerOf(deps, caller);
  const target = { type: draft.targetType, id: draft.targetId };
  const owner = await requireTarget(db, target, author.id, caller.now);
  await requireUnshielded(db, owner, author);
  const thread = await replyTarget(db, draft);
  const pictures = await ownPictures(deps, session.userId, draft.fileIds);
  const names = await childrenNames(deps, session.userId, caller.today);
  const body = storedText(draft.text, names);
  const judged = await moderateText(deps, session.userId, 'COMMENT', draft.text);
  const { state, reasons } = judgeContent(deps, judged.reasons, pictures.length);
  return db.transaction().execute(async (trx) => {
    await lockWriter(trx, author.id);
    if (target.type === 'post')
      await trx.selectFrom('posts').select('id').where('id', '=', target.id).forUpdate().execute();
    const made = await madeBefore(trx, author.id, draft.idempotencyKey);
    if (made) return made;
    // As of posts: not the time of arrival, whose place readers may have passed during a check.
    const now = deps.clock.now();
    await requireWithinPostingLimits(
      trx,
      author,
      { kind: 'comment', text: body, pictures: pictures.length },
      now,
    );
    const commentId = newId();
    await trx
      .insertInto('comments')
      .values({
        id: commentId,
        target_type: target.type,
        target_id: target.id,
        author_id: author.id,
        parent_id: thread.parentId,
        reply_to_id: thread.replyToId,
        body,
        state,
        province: author.province,
        is_answer: author.user_type === USER_TYPE.DOCTOR && thread.parentId === null,
        idempotency_key: draft.idempotencyKey,
        published_at: new Date(now),
      })
      .execute();
    await attachPictures(trx, { owner_type: 'comment', owner_id: commentId }, pictures, now);
    if (state === 'published') await countComment(trx, commentId, 1);
    else if (state === 'held')
      await openCase(trx, { type: 'comment', id: commentId }, reasons, now);
    else await awaitPictureChecks(trx, { type: 'comment', id: commentId }, pictures, now);
    return { commentId, state };
  });
}

/** Removes the caller's own comment; removing it again changes nothing. @throws DomainError 1004 */
export async function removeComment(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  commentId: string,
): Promise<void> {
  const author = await findAuthor(db, userId);
  if (!author) throw NOT_FOUND.comment();
  await db.transaction().execute(async (trx) => {
    const row = await lockComment(trx, commentId);
    if (row?.author_id !== author.id) throw NOT_FOUND.comment();
    if (row.state === 'deleted') return;
    await trx
      .updateTable('comments')
      .set({ state: 'deleted' })
      .where('id', '=', commentId)
      .execute();
    await closeUnreportedCase(trx, { type: 'comment', id: commentId }, clock.now());
    if (row.state === 'published') await countComment(trx, commentId, -1);
  });
}
