import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { CommandError } from '../../../kernel/command-error';

/** Removes an activity that nobody has a ticket of. @throws CommandError where there is none, or it has tickets */
export async function withdrawActivity(db: Db, activityId: string): Promise<void> {
  const { rows } = await sql`
    delete from lottery_activities a where id = ${activityId} and closed_at is null
      and not exists (select from lottery_tickets t where t.activity_id = a.id)
    returning id`.execute(db);
  if (rows.length === 0)
    throw new CommandError(`There is no activity ${activityId} without tickets.`);
}
