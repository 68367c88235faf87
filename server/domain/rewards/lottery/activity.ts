import type { Selectable } from 'kysely';
import type { LotteryState } from '@contract/lottery/lottery-rules';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import type { LotteryActivitiesTable, StoredPrize } from '../../../db/lottery-tables';
import { DomainError } from '../../../http/domain-error';

export type Activity = Selectable<LotteryActivitiesTable>;

/** Ended activities that are listed. */
const MOST_LISTED = 20;

/** @param now ms */
export function stateOf(
  activity: Pick<Activity, 'opens_at' | 'closes_at' | 'closed_at' | 'drawn_at' | 'void_at'>,
  now: number,
): LotteryState {
  if (activity.drawn_at) return 'drawn';
  if (activity.void_at) return 'void';
  if (activity.closed_at || activity.closes_at.getTime() <= now) return 'closed';
  return activity.opens_at.getTime() <= now ? 'open' : 'before';
}

/** @throws DomainError 4004 */
export async function findActivity(db: Db, id: string): Promise<Activity> {
  const found = await db
    .selectFrom('lottery_activities')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new DomainError(CODE.NOT_FOUND);
  return found;
}

/** Position in the list: open ones, those to come, those that wait for their draw, ended ones. */
const RANK: Readonly<Record<LotteryState, number>> = {
  open: 0,
  before: 1,
  closed: 2,
  drawn: 3,
  void: 3,
};

/** Open activities first, then those to come, then ended ones, the latest first. @param now ms */
export async function listActivities(db: Db, now: number): Promise<Activity[]> {
  const rows = await db
    .selectFrom('lottery_activities')
    .selectAll()
    .orderBy('closes_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const rank = (row: Activity): number => RANK[stateOf(row, now)];
  const byTime = (a: Activity, b: Activity): number =>
    rank(a) < RANK.drawn
      ? a.closes_at.getTime() - b.closes_at.getTime()
      : b.closes_at.getTime() - a.closes_at.getTime();
  return rows.sort((a, b) => rank(a) - rank(b) || byTime(a, b));
}

/** The prize of a unit, counted from 1 over all prizes in their order. */
export function prizeOf(prizes: readonly StoredPrize[], unit: number): StoredPrize | undefined {
  let last = 0;
  return prizes.find(({ stock }) => {
    last += stock;
    return unit <= last;
  });
}
