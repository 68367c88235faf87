import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { AuthorCard } from '@contract/community/cards';
import type { ProvinceCode } from '@contract/community/province-rules';
import type { UserType } from '@contract/community/user-type-rules';

/** Columns of an author in a row of something that they wrote. */
export interface AuthorColumns {
  readonly author_id: string | null;
  readonly nickname: string | null;
  readonly head_img: string | null;
  readonly user_type: UserType | null;
  readonly vip: boolean | null;
  readonly hospital: string | null;
  readonly author_title: string | null;
  readonly province: ProvinceCode | null;
}

/**
 * SQL list of {@link AuthorColumns}, of the author joined as `a`.
 * @param province of what they wrote, where the row is that
 */
export const authorColumns = (
  province: RawBuilder<unknown> = sql`a.province`,
): RawBuilder<AuthorColumns> => sql<AuthorColumns>`
  a.id as author_id, a.nickname, a.head_img, a.user_type, a.vip, a.hospital, a.title as author_title, ${province} as province`;

/** The author of a row; null where the account was deleted. */
export const authorCardOf = (row: AuthorColumns): AuthorCard | null =>
  row.author_id === null
    ? null
    : {
        userId: row.author_id,
        nickname: row.nickname ?? '',
        headImg: row.head_img ?? '',
        userType: row.user_type ?? 10,
        vip: row.vip ?? false,
        hospital: row.hospital,
        title: row.author_title,
        province: row.province,
      };
