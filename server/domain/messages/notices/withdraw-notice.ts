import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { CommandError } from '../../../kernel/command-error';

/**
 * Takes a notice back: it is sent no further, and its messages vanish, read ones too.
 * @returns how many messages there were @throws CommandError where there is no such notice
 */
export const withdrawNotice = (db: Db, noticeId: string): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // A batch that is being sent holds the row: its messages are there once this has it.
    const notice = await trx
      .selectFrom('notices')
      .select('id')
      .where('id', '=', noticeId)
      .forUpdate()
      .executeTakeFirst();
    if (!notice) throw new CommandError(`There is no notice ${noticeId}.`);
    const { rows } = await sql`
      delete from messages where kind in ('activityNotice', 'serviceNotice')
        and params ->> 'noticeId' = ${noticeId} returning id`.execute(trx);
    await trx.deleteFrom('notices').where('id', '=', noticeId).execute();
    return rows.length;
  });
