import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PostCard } from '@contract/community/cards';
import { arrayLiteral } from '../../../db/array-literal';
import { runPrepared } from '../../../db/prepared';
import type { Deps } from '../../../deps';
import { notBlocked, POST_JOINS, postCardOf, postColumns } from '../posts/post-cards';
import type { PostRow } from '../posts/post-cards';
import type { Reading } from './chronological';
import { mostSimilar } from './similar-titles';

const SHOWN = 5;
/**
 * The newest answered questions, whose titles are compared. Anybody may ask at each pause of typing, so that what is read
 * must not grow with the posts.
 */
const MOST_COMPARED = 1_000;
/** Of those the ones that are read: not every one is shown to every reader. */
const MOST_READ = 20;
/** Shorter titles resemble everything. */
const LEAST_TITLE = 4;

const ANSWERED = sql`p.state = 'published' and p.kind = 'question' and p.answered`;

interface Compared {
  readonly id: string;
  readonly title: string;
}

/** Answered questions, the newest first: of a vaccine, or of all by an index of its own of those with a title. */
const newestAnswered = (vaccineCode: string | undefined): RawBuilder<Compared> => {
  const which =
    vaccineCode === undefined ? sql`p.title <> ''` : sql`p.vaccine_code = ${vaccineCode}`;
  return sql<Compared>`select p.id, p.title from posts p where ${ANSWERED} and ${which}
    order by p.published_at desc, p.id desc limit ${sql.lit(MOST_COMPARED)}`;
};

/**
 * Answered questions that resemble a new one, those that share most words with its title first: of the same vaccine, and
 * then the newest of it follow; of all vaccines where none is chosen.
 */
export async function similarQuestions(
  { database, personKey }: Pick<Deps, 'database' | 'personKey'>,
  title: string,
  vaccineCode: string | undefined,
  { reader, now }: Reading,
): Promise<PostCard[]> {
  if ([...title].length < LEAST_TITLE && vaccineCode === undefined) return [];
  const newest = await runPrepared(database, newestAnswered(vaccineCode));
  const similar = mostSimilar(title, newest).slice(0, MOST_READ);
  const following = vaccineCode === undefined ? [] : newest.slice(0, MOST_READ);
  const ids = [...new Set([...similar, ...following].map(({ id }) => id))];
  if (ids.length === 0) return [];
  const rows = await runPrepared(
    database,
    sql<PostRow>`select ${postColumns(reader)}
      from unnest(${arrayLiteral(ids)}::text[]) with ordinality as found (id, place)
      join posts p on p.id = found.id ${POST_JOINS}
      where ${ANSWERED} and ${notBlocked(sql`p.author_id`, reader)}
      order by found.place limit ${sql.lit(SHOWN)}`,
  );
  return rows.map((row) => postCardOf(row, personKey, now));
}
