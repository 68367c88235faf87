import { sql } from 'kysely';
import type { IsDue } from '../../../kernel/jobs';
import type { Db } from '../../../db/database';
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

/** Whether {@link activitiesToSettle} finds one. */
export const areActivitiesDue: IsDue = (now) => sql`exists (
  select from lottery_activities
  where closes_at <= ${new Date(now)} and drawn_at is null and void_at is null)`;
