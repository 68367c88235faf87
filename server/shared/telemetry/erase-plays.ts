import type { Db } from '../../db/database';

/** Deletes what an account has watched; nothing else of the statistics leads to an account. */
export const erasePlays = (db: Db, userId: string) =>
  db.deleteFrom('video_plays').where('user_id', '=', userId).execute();
