import type { Db } from '../../db/database';
import type { Context } from '../../http/context';
import { KnownDevices } from '../../attempts/known-devices';
import { hashPassword } from './passwords';
import type { Sessions } from './sessions';

/**
 * Sets an account's password. Sessions opened with the old one end in the same transaction, even if the process dies in
 * between, and other devices are no longer known.
 * @param keep the session and the device that stay
 */
export async function setPassword(
  db: Db,
  sessions: Sessions,
  userId: string,
  password: string,
  keep: Pick<Context, 'session' | 'device'>,
): Promise<void> {
  const hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
    await sessions.endAll(userId, keep.session, trx);
    await new KnownDevices(trx).forgetOthers({ kind: 'user', id: userId }, keep.device);
  });
}
