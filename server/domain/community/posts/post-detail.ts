import { sql } from 'kysely';
import type { ContentState, PostDetail } from '@contract/community/cards';
import { EDIT_WINDOW } from '@contract/community/content-limit-rules';
import type { Deps } from '../../../deps';
import type { Language } from '../../../kernel/language';
import { productOfVaccine } from '../../../shared/catalogue/product-of-vaccine';
import type { Reading } from '../feeds/chronological';
import { NOT_FOUND } from '../refusals/refusals';
import { notBlocked, POST_JOINS, postCardOf, postColumns } from './post-cards';
import type { PostRow } from './post-cards';

/** States that an author sees of their own posts and comments. */
export const OWN_STATES: readonly ContentState[] = ['published', 'checking', 'held', 'removed'];
const EDITABLE: readonly ContentState[] = ['published', 'checking', 'held'];

/** Readers after which a post may be recommended. */
export const READERS = 3;

/** Counts another reader of a post, until it is vetted. */
async function noteReader({ db }: Pick<Deps, 'db'>, postId: string, reader: string): Promise<void> {
  await sql`insert into post_readers (post_id, author_id)
    select p.id, ${reader} from posts p where p.id = ${postId} and not p.vetted and p.author_id is distinct from ${reader}
    on conflict do nothing`.execute(db);
  await sql`update posts set vetted = true where id = ${postId} and not vetted
    and (select count(*) from post_readers r where r.post_id = posts.id) >= ${sql.lit(READERS)}`.execute(
    db,
  );
}

/** A post on its own page. @throws DomainError 1003 where the reader may not see it */
export async function postDetailOf(
  deps: Pick<Deps, 'db' | 'personKey'>,
  postId: string,
  { reader, now, language }: Reading & { readonly language: Language },
): Promise<PostDetail> {
  const { db, personKey } = deps;
  const { rows } =
    await sql<PostRow>`select ${postColumns(reader, sql`p.body`)} from posts p ${POST_JOINS}
    where p.id = ${postId} and ${notBlocked(sql`p.author_id`, reader)}`.execute(db);
  const [row] = rows;
  const own = row !== undefined && reader !== null && row.author_id === reader;
  if (!row || !(row.state === 'published' || (own && OWN_STATES.includes(row.state))))
    throw NOT_FOUND.post();
  if (reader !== null && !own) await noteReader(deps, postId, reader);
  const end = row.published_at.getTime() + EDIT_WINDOW;
  return {
    ...postCardOf(row, personKey, now),
    text: row.body,
    own,
    editableUntil: own && EDITABLE.includes(row.state) && now < end ? end : null,
    vaccine:
      row.vaccine_code === null ? null : await productOfVaccine(db, row.vaccine_code, language),
    encyclopediaId: row.encyclopedia_id,
  };
}
