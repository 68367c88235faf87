import type { Db } from '../../db/database';
import { clearDefault, lockFamily } from './family-lock';
import { ownFamilyMember } from './rows';

/** Makes one of the user's family members the default. @throws DomainError 4004 for anybody else's. */
export async function setDefault(db: Db, userId: string, linkmanId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFamily(trx, userId);
    const { id } = await ownFamilyMember(trx, userId, linkmanId);
    await clearDefault(trx, userId);
    await trx.updateTable('linkmen').set({ is_default: true }).where('id', '=', id).execute();
  });
}
