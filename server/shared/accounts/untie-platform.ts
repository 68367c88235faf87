import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import { SIGN_IN_PLATFORMS } from '@contract/personal/platform-rules';
import type { SignInPlatform } from '@contract/personal/platform-rules';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';

/**
 * From now on nobody signs in to the account by a platform, until its mobile is verified there again.
 * @throws DomainError 1002 for an account without a mobile, which nobody could enter any more
 */
export const untiePlatform = (db: Db, userId: string, platform: SignInPlatform): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ has_mobile: boolean }>`
      select mobile is not null as has_mobile from users
      where id = ${userId} and deleted_at is null for share`.execute(trx);
    if (!rows[0]?.has_mobile) throw new DomainError(CODE.MOBILE_INVALID);
    await trx
      .deleteFrom('identities')
      .where('user_id', '=', userId)
      .where('platform', 'in', [...SIGN_IN_PLATFORMS[platform]])
      .execute();
  });
