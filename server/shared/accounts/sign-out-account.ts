import { sql } from 'kysely';
import { CommandError } from '../../kernel/command-error';
import type { Db } from '../../db/database';

/**
 * Ends every session of the account with a mobile and forgets its devices, for an operator who is told of a lost phone.
 * @param mobileKey the mobile's keyed hash @throws CommandError
 */
export function signOutAccount(
  db: Db,
  mobileKey: string,
): Promise<{ readonly userId: string; readonly sessions: number }> {
  return db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('mobile_key', '=', mobileKey)
      .executeTakeFirst();
    if (!user) throw new CommandError('No account has this mobile.');
    const { numDeletedRows } = await trx
      .deleteFrom('sessions')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    await sql`delete from known_devices where user_id = ${user.id}`.execute(trx);
    return { userId: user.id, sessions: Number(numDeletedRows) };
  });
}
