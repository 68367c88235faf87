import { sql } from 'kysely';
import { notBlocked } from '../posts/post-cards';
import type { TimePosition } from './cursor';
import { fromPosition } from './position-condition';
import type { Part } from './position-condition';

/** Newest posts among which a word is looked for before the index of words is. */
const MOST_WALKED = 2_000;

const older = (position: TimePosition | null): Part =>
  fromPosition(sql`d.visible_from`, sql`d.id`, position);

/** Of documents, those whose posts a reader is shown; one that was published anew since is found once it is indexed. */
const shownOf = (documents: Part, reader: string | null, most: number): Part => sql`
  select p.id, p.published_at from (${documents}) d join posts p on p.id = d.id
  where p.state = 'published' and p.published_at = d.visible_from and ${notBlocked(sql`p.author_id`, reader)}
  order by d.visible_from desc, d.id desc limit ${sql.lit(most)}`;

/**
 * Ids and times of found posts among the newest: frequent words fill a page from a few hundred, where the index would
 * read all that have them. Fewer rows than asked for say nothing: there may be more further back.
 */
export const foundAmongNewest = (
  query: string,
  reader: string | null,
  position: TimePosition | null,
  most: number,
): Part =>
  shownOf(
    sql`select d.id, d.visible_from from (
        select d.id, d.visible_from, d.terms from search_documents d
        where d.kind = 'post' and ${older(position)}
        order by d.visible_from desc, d.id desc limit ${sql.lit(MOST_WALKED)}
      ) d where d.terms @@ ${query}::tsquery`,
    reader,
    most,
  );

/** The same, however far back, by the index of words: all that have them are read, which are few for rare words. */
export const foundByIndex = (
  query: string,
  reader: string | null,
  position: TimePosition | null,
  most: number,
): Part =>
  shownOf(
    sql`select d.id, d.visible_from from (
        select d.id, d.visible_from from search_documents d
        where d.kind = 'post' and d.terms @@ ${query}::tsquery offset 0
      ) d where ${older(position)}`,
    reader,
    most,
  );
