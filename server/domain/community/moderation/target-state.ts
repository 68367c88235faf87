import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { ContentState } from '@contract/community/cards';
import type { UserType } from '@contract/community/user-type-rules';
import type { CommentsTable } from '../../../db/community-tables';
import type { Db } from '../../../db/database';
import { countComment } from '../comments/count-comment';
import { lockComment } from '../comments/lock-comment';
import { noteStalePost } from '../posts/note-stale';
import { countPost } from '../posts/topics-of-post';
import type { ModeratedTarget } from './open-case';

/** A post or comment under moderation, locked. */
export interface TargetState {
  readonly authorId: string | null;
  readonly authorType: UserType | null;
  readonly state: ContentState;
  readonly approved: boolean;
  /** When its author last changed it, ms; null: never, as comments. */
  readonly editedAt: number | null;
  /** The post itself, or the one that the comment is on; null for comments on articles and videos. */
  readonly postId: string | null;
  /** The text's beginning, for messages. */
  readonly excerpt: string;
}

const EXCERPT = 30;

const postOf = (
  row: { readonly id: string } & Partial<
    Pick<Selectable<CommentsTable>, 'target_type' | 'target_id'>
  >,
): string | null => {
  if (row.target_type === undefined) return row.id;
  return row.target_type === 'post' ? (row.target_id ?? null) : null;
};

/** Locks a post or comment and reads its state; undefined where it does not exist. */
export async function lockTarget(
  db: Db,
  { type, id }: ModeratedTarget,
): Promise<TargetState | undefined> {
  const row =
    type === 'post'
      ? await db.selectFrom('posts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : await lockComment(db, id);
  if (!row) return undefined;
  const author =
    row.author_id === null
      ? undefined
      : await db
          .selectFrom('authors')
          .select('user_type')
          .where('id', '=', row.author_id)
          .executeTakeFirst();
  const text = 'title' in row && row.title !== '' ? row.title : row.body;
  return {
    authorId: row.author_id,
    authorType: author?.user_type ?? null,
    state: row.state,
    approved: row.approved,
    editedAt: 'edited_at' in row ? (row.edited_at?.getTime() ?? null) : null,
    postId: postOf(row),
    excerpt: [...text].slice(0, EXCERPT).join(''),
  };
}

/** How something that was hidden appears: at its old place, or as new. */
export type Appearance = 'asBefore' | 'asNew';

/**
 * Sets the state of a locked post or comment, with all counters. What others have never seen appears as new: at its
 * old place readers of a feed would have passed it already.
 */
export async function setTargetState(
  db: Db,
  { type, id }: ModeratedTarget,
  { from, to }: { readonly from: ContentState; readonly to: ContentState },
  { now, appearance }: { readonly now: number; readonly appearance: Appearance },
): Promise<void> {
  if (from === to) return;
  const table = type === 'post' ? 'posts' : 'comments';
  const count = type === 'post' ? countPost : countComment;
  await db.updateTable(table).set({ state: to }).where('id', '=', id).execute();
  if (to === 'published' && appearance === 'asNew') {
    const at = new Date(now);
    await db.updateTable(table).set({ published_at: at }).where('id', '=', id).execute();
    if (type === 'post')
      await sql`update post_topics set published_at = ${at} where post_id = ${id}`.execute(db);
  }
  if (from === 'published') await count(db, id, -1);
  if (to === 'published') await count(db, id, 1);
  if (type === 'post') await noteStalePost(db, id);
}
