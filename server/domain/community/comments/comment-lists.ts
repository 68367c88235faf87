import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CommentCard } from '@contract/community/cards';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { Deps } from '../../../deps';
import type { Reading } from '../feeds/chronological';
import { timeCursor, parseTimeCursor } from '../feeds/cursor';
import { READ_ROWS } from '../feeds/sources';
import { NOT_FOUND, wrongInput } from '../refusals/refusals';
import { commentCardOf, commentColumns, commentJoins, seenComment } from './comment-cards';
import type { CommentRow } from './comment-cards';
import { requireTarget } from './target';
import type { CommentTarget } from './target';

type ListDeps = Pick<Deps, 'db' | 'personKey'>;

export interface CommentPage {
  readonly list: CommentCard[];
  readonly next: string | null;
}

const ANSWERS = 'a';
const OTHERS = 'c';

/** A cursor of comments: whether the place is among the doctors' answers, and its time. @throws DomainError 9999 */
function positionOf(cursor: string | undefined) {
  if (cursor === undefined) return null;
  const [, part, rest] = /^([ac])\.(.+)$/.exec(cursor) ?? [];
  const position = parseTimeCursor(rest);
  if (part === undefined || position === null)
    throw wrongInput('请从头刷新列表', 'Refresh the list from the top.');
  return { ...position, isAnswer: part === ANSWERS };
}

const pageOf = (
  rows: readonly CommentRow[],
  cursorOf: (row: CommentRow) => string,
  { personKey }: ListDeps,
  { reader, now }: Reading,
): CommentPage => {
  const last = rows[FEED_PAGE - 1];
  return {
    list: rows.slice(0, FEED_PAGE).map((row) => commentCardOf(row, reader, personKey, now)),
    next: rows.length > FEED_PAGE && last ? cursorOf(last) : null,
  };
};

const read = async (
  { db }: ListDeps,
  reader: string | null,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<CommentRow[]> => {
  const { rows } =
    await sql<CommentRow>`select ${commentColumns(reader)} from comments m ${commentJoins(reader)}
    where ${where} and ${seenComment(reader)} order by ${order} limit ${sql.lit(READ_ROWS)}`.execute(
      db,
    );
  return rows;
};

/** Comments on something: doctors' answers first, then the newest. @throws DomainError 1003, 4004, 9999 */
export async function commentPage(
  deps: ListDeps,
  target: CommentTarget,
  cursor: string | undefined,
  reading: Reading,
): Promise<CommentPage> {
  const position = positionOf(cursor);
  await requireTarget(deps.db, target, reading.reader, reading.now);
  const after =
    position === null
      ? sql`true`
      : sql`(m.is_answer, m.published_at, m.id) < (${position.isAnswer}, ${new Date(position.at)}::timestamptz, ${position.id}::text)`;
  const rows = await read(
    deps,
    reading.reader,
    sql`m.target_type = ${target.type} and m.target_id = ${target.id} and m.parent_id is null and ${after}`,
    sql`m.is_answer desc, m.published_at desc, m.id desc`,
  );
  const cursorOf = (row: CommentRow): string =>
    `${row.is_answer ? ANSWERS : OTHERS}.${timeCursor({ at: row.published_at.getTime(), id: row.id })}`;
  return pageOf(rows, cursorOf, deps, reading);
}

/** Replies to a comment, the oldest first. @throws DomainError 1004, 9999 */
export async function replyPage(
  deps: ListDeps,
  commentId: string,
  cursor: string | undefined,
  reading: Reading,
): Promise<CommentPage> {
  const position = parseTimeCursor(cursor);
  const { rows: parents } = await sql<{ target_type: CommentTarget['type']; target_id: string }>`
    select m.target_type, m.target_id from comments m
    where m.id = ${commentId} and m.parent_id is null and ${seenComment(reading.reader)}`.execute(
    deps.db,
  );
  const [parent] = parents;
  if (!parent) throw NOT_FOUND.comment();
  const target = { type: parent.target_type, id: parent.target_id };
  await requireTarget(deps.db, target, reading.reader, reading.now);
  const after =
    position === null
      ? sql`true`
      : sql`(m.published_at, m.id) > (${new Date(position.at)}::timestamptz, ${position.id}::text)`;
  const rows = await read(
    deps,
    reading.reader,
    sql`m.parent_id = ${commentId} and ${after}`,
    sql`m.published_at, m.id`,
  );
  const cursorOf = (row: CommentRow): string =>
    timeCursor({ at: row.published_at.getTime(), id: row.id });
  return pageOf(rows, cursorOf, deps, reading);
}
