import { sql } from 'kysely';
import type { PostCard } from '@contract/community/cards';
import type { Deps } from '../../../deps';
import { queryOf, tokensOf } from '../../../search/tokens';
import { notBlocked, POST_JOINS, postCardOf, postColumns } from '../posts/post-cards';
import type { PostRow } from '../posts/post-cards';
import type { Reading } from './chronological';

const SHOWN = 5;
/** Posts that share words, the newest. */
const MOST_FOUND = 200;
/** Shorter titles resemble everything. */
const LEAST_TITLE = 4;

/** Answered questions that resemble a new one: of the same vaccine, those that share words with its title first. */
export async function similarQuestions(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  title: string,
  vaccineCode: string | undefined,
  { reader, now }: Reading,
): Promise<PostCard[]> {
  if ([...title].length < LEAST_TITLE && vaccineCode === undefined) return [];
  const query = queryOf('post', tokensOf(title));
  // Of a title without words nothing is asked: PostgreSQL refuses to order by a constant.
  const shares =
    query === null
      ? null
      : sql<boolean>`p.id in (select d.id from search_documents d
          where d.kind = 'post' and d.terms @@ ${query}::tsquery order by d.rank limit ${sql.lit(MOST_FOUND)})`;
  if (shares === null && vaccineCode === undefined) return [];
  const { rows } = await sql<PostRow>`select ${postColumns(reader)} from posts p ${POST_JOINS}
    where p.state = 'published' and p.kind = 'question' and p.answered
      and ${notBlocked(sql`p.author_id`, reader)}
      and ${vaccineCode === undefined ? shares : sql`p.vaccine_code = ${vaccineCode}`}
    order by ${vaccineCode === undefined || shares === null ? sql`` : sql`${shares} desc, `}p.published_at desc, p.id desc
    limit ${sql.lit(SHOWN)}`.execute(db);
  return rows.map((row) => postCardOf(row, personKey, now));
}
