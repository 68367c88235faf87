import { sql } from 'kysely';
import type { AuthorDetail } from '@contract/community/user-endpoints';
import type { Deps } from '../../../deps';
import { checkNickname, isFalseIntro } from '../moderation/check-short-text';
import { moderateText, storedText } from '../moderation/moderate-text';
import { failure, NOT_FOUND } from '../refusals/refusals';
import { authorCardOf } from './author-card';
import { childrenNames } from './children-names';
import { authorOf } from './find-author';
import type { Author } from './find-author';
import { writerOf } from './writer';
import type { Caller } from './writer';

/** An author as a reader sees them. @throws DomainError 1002, also where the author has blocked the reader */
export async function authorDetail(
  { db }: Pick<Deps, 'db'>,
  authorId: string,
  reader: string | null,
): Promise<AuthorDetail> {
  const { rows } = await sql<Author & { followed: boolean; blocked: boolean }>`
    select a.*, exists (select 1 from follows f where f.follower_id = ${reader}::text and f.followed_id = a.id) as followed,
      exists (select 1 from blocks b where b.author_id = ${reader}::text and b.blocked_id = a.id) as blocked
    from authors a where a.id = ${authorId}
      and not exists (select 1 from blocks b where b.author_id = a.id and b.blocked_id = ${reader}::text)`.execute(
    db,
  );
  const [row] = rows;
  const card = row && authorCardOf({ ...row, author_id: row.id, author_title: row.title });
  if (!row || !card) throw NOT_FOUND.user();
  return {
    ...card,
    intro: row.intro,
    posts: row.posts,
    followers: row.followers,
    following: row.following,
    likes: row.likes,
    shielded: row.shielded,
    own: row.id === reader,
    followed: row.followed,
    blocked: row.blocked,
  };
}

export interface ProfileChange {
  readonly nickname?: string | undefined;
  readonly intro?: string | undefined;
  /** Path of a decorative picture. */
  readonly headImg?: string | undefined;
  readonly shielded?: boolean | undefined;
}

const falseClaim = (): Error =>
  failure('profile', {
    zh: '昵称和简介不能自称官方、客服、医护或机构，昵称也不能带认证标记，请修改后再保存',
    en: 'A nickname or intro cannot claim to be official, staff, a health worker or an institution, and a nickname cannot carry a check mark. Change it, then save again.',
  });

/**
 * Changes what is given. A nickname or an intro is written for others, as a post is.
 * @throws DomainError 9900 (reason `profile`) for texts that the checks do not pass, 9991 and 2931 for who may not write
 */
export async function changeProfile(
  deps: Deps,
  caller: Caller,
  { nickname, intro, headImg, shielded }: ProfileChange,
): Promise<void> {
  const { userId } = caller.session;
  const writes = nickname !== undefined || intro !== undefined;
  const { id, user_type: type } = await (writes
    ? writerOf(deps, caller)
    : authorOf(deps, userId, caller.now));
  const name = nickname === undefined ? null : checkNickname(nickname, type);
  if (name === 'claim' || isFalseIntro(intro ?? '', type)) throw falseClaim();
  const text = [nickname, intro].filter(Boolean).join('\n');
  const judged = text === '' ? null : await moderateText(deps, userId, 'PROFILE', text);
  if (name !== null || judged?.state === 'held')
    throw failure('profile', {
      zh: '昵称或简介含有不能使用的内容，请修改',
      en: 'The nickname or intro contains something that cannot be used. Change it.',
    });
  const names = await childrenNames(deps, userId, caller.today);
  const change = {
    ...(nickname === undefined ? {} : { nickname }),
    ...(intro === undefined ? {} : { intro: storedText(intro, names) }),
    ...(headImg === undefined ? {} : { head_img: headImg }),
    ...(shielded === undefined ? {} : { shielded }),
  };
  if (Object.keys(change).length === 0) return;
  await deps.db.updateTable('authors').set(change).where('id', '=', id).execute();
}
