import type { Db } from '../../db/database';
import type { Activity } from './activity';

/** Activities whose time is over and which are neither drawn nor void. @param now ms */
export const activitiesToSettle = (db: Db, now: number): Promise<Activity[]> =>
  db
    .selectFrom('lottery_activities')
    .selectAll()
    .where('closes_at', '<=', new Date(now))
    .where('drawn_at', 'is', null)
    .where('void_at', 'is', null)
    .orderBy('closes_at')
    .execute();
