import { sql } from 'kysely';
import { notBlocked } from '../posts/post-cards';
import type { TimePlace } from './cursor';
import { fromPlace } from './place-condition';
import type { Part } from './place-condition';

/** Newest posts among which a word is looked for before the index of words is. */
const MOST_WALKED = 2_000;

const older = (place: TimePlace | null): Part => fromPlace(sql`d.visible_from`, sql`d.id`, place);

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
  place: TimePlace | null,
  most: number,
): Part =>
  shownOf(
    sql`select d.id, d.visible_from from (
        select d.id, d.visible_from, d.terms from search_documents d
        where d.kind = 'post' and ${older(place)}
        order by d.visible_from desc, d.id desc limit ${sql.lit(MOST_WALKED)}
      ) d where d.terms @@ ${query}::tsquery`,
    reader,
    most,
  );

/** The same, however far back, by the index of words: all that have them are read, which are few for rare words. */
export const foundByIndex = (
  query: string,
  reader: string | null,
  place: TimePlace | null,
  most: number,
): Part =>
  shownOf(
    sql`select d.id, d.visible_from from (
        select d.id, d.visible_from from search_documents d
        where d.kind = 'post' and d.terms @@ ${query}::tsquery offset 0
      ) d where ${older(place)}`,
    reader,
    most,
  );
