import type { Db } from '../../../../db/database';
import { CommandError } from '../../../../kernel/command-error';
import { eraseNotice } from './erase-notice';

/**
 * Takes a notice back: from the first step on nobody sees it, also who has read it. Where this is interrupted, a
 * repetition finishes it.
 * @returns how many had read it @throws CommandError where there is no such notice
 */
export async function withdrawNotice(db: Db, noticeId: string): Promise<number> {
  const found = await db
    .selectFrom('notices')
    .select('id')
    .where('id', '=', noticeId)
    .executeTakeFirst();
  if (!found) throw new CommandError(`There is no notice ${noticeId}.`);
  let readers = 0;
  for (let isMore = true; isMore;) {
    const step = await db.transaction().execute((trx) => eraseNotice(trx, noticeId));
    readers += step.reads;
    ({ isMore } = step);
  }
  return readers;
}
