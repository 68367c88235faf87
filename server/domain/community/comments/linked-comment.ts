import { sql } from 'kysely';
import type { CommentCard } from '@contract/community/cards';
import type { Deps } from '../../../deps';
import type { Reading } from '../feeds/chronological';
import { NOT_FOUND } from '../refusals/refusals';
import { commentCardOf, commentColumns, commentJoins, seenComment } from './comment-cards';
import type { CommentRow } from './comment-cards';
import { requireTarget } from './target';
import type { CommentTarget } from './target';

type Row = CommentRow & { readonly parent_id: string | null };

/** A comment on something that the reader may see; of a reply, the comment above it too. @throws DomainError 1003, 1004, 4004 */
export async function linkedComment(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  target: CommentTarget,
  commentId: string,
  { reader, now }: Reading,
): Promise<{ comment: CommentCard; reply: CommentCard | null }> {
  await requireTarget(db, target, reader, now);
  const find = async (id: string): Promise<Row> => {
    const { rows } = await sql<Row>`
      select m.parent_id, ${commentColumns(reader)} from comments m ${commentJoins(reader)}
      where m.id = ${id} and m.target_type = ${target.type} and m.target_id = ${target.id} and ${seenComment(reader)}`.execute(
      db,
    );
    const [row] = rows;
    if (!row) throw NOT_FOUND.comment();
    return row;
  };
  const found = await find(commentId);
  const card = (row: Row): CommentCard => commentCardOf(row, reader, personKey, now);
  if (found.parent_id === null) return { comment: card(found), reply: null };
  return { comment: card(await find(found.parent_id)), reply: card(found) };
}
