import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database';
import { CommandError } from '../../kernel/command-error';

/** What an authority may name: a post or comment by its id, an account by its id or its public name or id. */
export const ASKED_KINDS = ['post', 'comment', 'account'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

interface Found {
  readonly account: string;
  /** Public id, by which authors of one name are told apart. */
  readonly author: string | null;
}

/** Through the log first: whoever deletes the account leaves the post without an author, but not the entry. */
const writtenBy = (event: 'post' | 'comment', table: 'posts' | 'comments', id: string) =>
  sql<Found>`
    select distinct user_id as account, null as author from network_log
      where subject = ${id} and starts_with(event, ${event}) and user_id is not null
    union
    select a.user_id, null from ${sql.table(table)} c join authors a on a.id = c.author_id
      where c.id = ${id} and a.user_id is not null`;

const statementOf: Readonly<Record<AskedKind, (asked: string) => RawBuilder<Found>>> = {
  post: (id) => writtenBy('post', 'posts', id),
  comment: (id) => writtenBy('comment', 'comments', id),
  account: (asked) => sql<Found>`
    select u.id as account, a.id as author from users u left join authors a on a.user_id = u.id
    where ${asked} in (u.id, a.id, a.nickname) order by a.id`,
};

/** Id of the account that an authority means. @throws CommandError where there is none, or are several of a name */
export async function accountAsked(db: Db, kind: AskedKind, asked: string): Promise<string> {
  const { rows } = await statementOf[kind](asked).execute(db);
  const [only, ...others] = rows;
  if (!only) throw new CommandError(`No account is known of this ${kind}.`);
  if (others.length > 0)
    throw new CommandError(
      `Several accounts have this name. Ask for one of: ${rows.map(({ author }) => author ?? '').join(', ')}.`,
    );
  return only.account;
}
