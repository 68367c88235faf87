import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import { pickDecoration } from '@contract/community/decoration-rules';
import { TEXT_LIMITS } from '@contract/community/content-limit-rules';
import type { AuthorsTable } from '../../../db/community-tables';
import type { Db } from '../../../db/database';
import type { Deps } from '../../../deps';
import { newId } from '../../../kernel/ids';
import { NOT_FOUND } from '../refusals/refusals';
import { checkNickname } from '../moderation/check-short-text';

export type Author = Selectable<AuthorsTable>;

/** The author of an account; undefined where it has not been one yet. */
export const findAuthor = (db: Db, userId: string): Promise<Author | undefined> =>
  db.selectFrom('authors').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Id of the reader as an author; null for nobody, and for accounts that have not been one yet. */
export async function readerOf(db: Db, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const row = await db
    .selectFrom('authors')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.id ?? null;
}

const SUFFIX_LENGTH = 6;
const BYTE_VALUES = 256;

/** A name and a picture that follow from the author's id, for accounts without a usable nickname. */
function defaultsFor(id: string): { readonly nickname: string; readonly headImg: string } {
  const hash = createHash('sha256').update(id).digest();
  const number = hash.readUInt32BE(0) % 10 ** SUFFIX_LENGTH;
  return {
    nickname: `苗友${String(number).padStart(SUFFIX_LENGTH, '0')}`,
    headImg: pickDecoration('2d', (hash[4] ?? 0) / BYTE_VALUES),
  };
}

/** The author with the province of the address that they call from, which their profile shows from now on. */
export async function atAddress(
  { db, provinceOf }: Pick<Deps, 'db' | 'provinceOf'>,
  author: Author,
  ip: string,
): Promise<Author> {
  const province = provinceOf(ip);
  if (province === author.province) return author;
  await db.updateTable('authors').set({ province }).where('id', '=', author.id).execute();
  return { ...author, province };
}

/** The author of an account, made on its first use with the account's nickname where that passes the checks. */
export async function authorOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  now: number,
): Promise<Author> {
  const author = await findAuthor(db, userId);
  if (author) return author;
  const user = await db
    .selectFrom('users')
    .select('nick_name')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!user) throw NOT_FOUND.user();
  const id = newId();
  const { nickname, headImg } = defaultsFor(id);
  const own = user.nick_name.trim();
  const isUsable =
    own !== '' && [...own].length <= TEXT_LIMITS.nickname && checkNickname(own) === null;
  await db
    .insertInto('authors')
    .values({
      id,
      user_id: userId,
      nickname: isUsable ? own : nickname,
      head_img: headImg,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const made = await findAuthor(db, userId);
  if (!made) throw NOT_FOUND.user();
  return made;
}
