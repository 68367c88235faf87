import type { Db } from '../../../db/database';

const KEY = 'slots';

/**
 * How far slots have been made, locked until the end of the transaction: who makes or changes slots by schedules reads these
 * after it, so that of two processes neither undoes the other's work by what it read before.
 */
export async function lockProgress(trx: Db): Promise<string> {
  await trx
    .insertInto('progress')
    .values({ key: KEY, value: '' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await trx
    .selectFrom('progress')
    .select('value')
    .where('key', '=', KEY)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return value;
}

/** Within the transaction of {@link lockProgress}. */
export async function writeProgress(trx: Db, value: string): Promise<void> {
  await trx.updateTable('progress').set({ value }).where('key', '=', KEY).execute();
}
