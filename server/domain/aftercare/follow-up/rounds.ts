import { sql } from 'kysely';
import { roundsOf } from '@contract/follow-up/schedule-rules';
import type { DueRound } from '@contract/follow-up/schedule-rules';
import type { Db } from '../../../db/database';
import type { Dose } from './visit';

/**
 * Stores when a series asks. Of a vaccination that was recorded later it asks as well; rounds that are past are settled,
 * as their question is on the page. @param now ms
 */
export async function planRounds(
  db: Db,
  seriesId: string,
  doses: readonly Dose[],
  now: number,
): Promise<void> {
  for (const { round, dueAt } of roundsOf(doses))
    await sql`
      insert into follow_up_rounds (series_id, round, due_at, reminded_at)
      values (${seriesId}, ${round}, ${new Date(dueAt)}, ${dueAt <= now ? new Date(now) : null})
      on conflict (series_id, round) do update set due_at = excluded.due_at
      where follow_up_rounds.reminded_at is null`.execute(db);
}

/** The rounds of a visit by its vaccinations; the earliest first. */
export const dueRounds = (doses: readonly Dose[]): DueRound[] => roundsOf(doses);
