import type { Db } from '../../../db/database';

/** Whether an entry has been made already: its answer was lost, and it is sent again. With the lot locked. */
export const wasRequested = async (trx: Db, lotId: number, requestKey: string): Promise<boolean> =>
  (await trx
    .selectFrom('lot_movements')
    .select('id')
    .where('lot_id', '=', lotId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst()) !== undefined;
