import { sql } from 'kysely';
import type { ContentState, Picture } from '@contract/community/cards';
import type {
  CaseContext,
  CaseComment,
  ModeratedAuthor,
} from '@contract/community/moderation-endpoints';
import type { ReportReason } from '@contract/community/report-endpoints';
import type { Deps } from '../../../deps';
import type { Db } from '../../../db/database';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';
import { picturesOf, shownPictures } from '../posts/pictures';
import type { StoredPicture } from '../posts/pictures';
import { shownVideo } from '../posts/videos';
import { stateRefusal } from '../refusals/refusals';
import { decisionsWhere } from './decision-log';
import { moderatedAuthors } from './moderated-authors';
import { caseOf, casesWhere } from './queue';
import type { CaseRow } from './queue';

const HISTORY = 20;
/** Comments shown beside a post, or beside a comment on the same. */
const COMMENTS = 10;

interface CommentRow extends AuthorColumns {
  readonly id: string;
  readonly body: string;
  readonly state: ContentState;
  readonly published_at: Date;
}

/** What stands beside the target: the latest comments on the post, or on what the comment is on. */
async function neighbouringComments(
  db: Db,
  { target_type, target_id }: CaseRow,
): Promise<CaseComment[]> {
  const sameTarget =
    target_type === 'post'
      ? sql`m.target_type = 'post' and m.target_id = ${target_id}`
      : sql`(m.target_type, m.target_id) = (select t.target_type, t.target_id from comments t where t.id = ${target_id})`;
  const { rows } = await sql<CommentRow>`
    select m.id, m.body, m.state, m.published_at, ${authorColumns()}
    from comments m left join authors a on a.id = m.author_id where ${sameTarget} and m.id <> ${target_id}
    order by m.published_at desc, m.id desc limit ${sql.lit(COMMENTS)}`.execute(db);
  return rows.map((row) => ({
    commentId: row.id,
    author: authorCardOf(row),
    text: row.body,
    state: row.state,
    at: row.published_at.getTime(),
  }));
}

/** The post that a comment is on, and the comment that it answers. */
async function aboutOf(db: Db, { target_type, target_id }: CaseRow): Promise<string> {
  if (target_type === 'post') return '';
  const { rows } = await sql<{ about: string }>`
    select concat_ws(E'\\n', nullif(p.title, ''), p.body, up.body) as about from comments m
    left join posts p on m.target_type = 'post' and p.id = m.target_id
    left join comments up on up.id = coalesce(m.reply_to_id, m.parent_id) where m.id = ${target_id}`.execute(
    db,
  );
  return rows[0]?.about ?? '';
}

interface ReportRow {
  readonly reason: ReportReason;
  readonly explain: string;
  readonly weight: number;
  readonly created_at: Date;
  readonly pictures: readonly StoredPicture[] | null;
}

async function reportsOf(db: Db, caseId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.reason, r.explain, r.weight, r.created_at, ${picturesOf('report', sql`r.id`)} as pictures
    from reports r where r.case_id = ${caseId} order by r.created_at, r.id`.execute(db);
  return rows;
}

const authorOf = async (db: Db, authorId: string | null): Promise<ModeratedAuthor | null> =>
  authorId === null ? null : ((await moderatedAuthors(db, sql`a.id = ${authorId}`))[0] ?? null);

/** A case with what stands beside it, its reports, earlier versions, and its author's history. @throws DomainError 9991 */
export async function caseContext(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  caseId: string,
  now: number,
): Promise<CaseContext> {
  const [row] = await casesWhere(db, sql`k.id = ${caseId}`);
  if (!row)
    throw stateRefusal('decided', {
      zh: '没有找到这一条，请刷新列表',
      en: 'There is no such case. Refresh the queue.',
    });
  const [reports, edits, history, comments, about, writer] = await Promise.all([
    reportsOf(db, caseId),
    db
      .selectFrom('post_edits')
      .selectAll()
      .where('post_id', '=', row.target_id)
      .orderBy('id', 'desc')
      .execute(),
    decisionsWhere(db, sql`r.author_id = ${row.author_id}::text`, HISTORY),
    neighbouringComments(db, row),
    aboutOf(db, row),
    authorOf(db, row.author_id),
  ]);
  const shown = (pictures: readonly StoredPicture[] | null): Picture[] =>
    shownPictures(personKey, pictures, now);
  return {
    ...caseOf(row),
    pictures: shown(row.pictures),
    video: shownVideo(personKey, row.video, now),
    about,
    comments,
    writer,
    reports: reports.map(({ created_at: at, pictures, ...report }) => ({
      ...report,
      at: at.getTime(),
      pictures: shown(pictures),
    })),
    edits: edits.map(({ title, body, at }) => ({ title, text: body, at: at.getTime() })),
    history,
  };
}
