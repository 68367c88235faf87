import { sql } from 'kysely';
import { closeActivity } from '../domain/rewards/lottery/close';
import { drawActivity, settleValue } from '../domain/rewards/lottery/draw';
import { arePrizesDue, forfeitOne } from '../domain/rewards/lottery/forfeit';
import { maskOwners } from '../domain/rewards/lottery/mask-owners';
import { activitiesToSettle, areActivitiesDue } from '../domain/rewards/lottery/to-settle';
import { areReturnsDue, voidActivity } from '../domain/rewards/lottery/void';
import type { Activity } from '../domain/rewards/lottery/activity';
import { createApart } from '../db/apart';
import type { Deps } from '../deps';
import type { IsDue } from '../kernel/jobs';
import type { Beacon } from '../platforms/beacon/beacon';
import { createReturns } from './lottery-returns';

/** ms between looks. */
const INTERVAL = 1_000;

type Parts = Pick<Deps, 'db' | 'cipher'>;

/**
 * Takes an activity whose time is over one step further: closes it, draws it, or ends it where its value cannot be had.
 * Every step is whole in itself, so that after a kill the next process goes on. @param now ms
 * @throws Error where the beacon of its rules is not set up; TamperedDraw
 */
export async function settleActivity(
  { db, cipher }: Parts,
  beacon: Beacon | null,
  activity: Activity,
  now: number,
): Promise<void> {
  if (beacon?.source !== activity.source)
    throw new Error(
      `LOTTERY_BEACON: the lottery activity ${activity.id} names ${activity.source}.`,
    );
  if (activity.closed_at === null) {
    await closeActivity(db, beacon, { activityId: activity.id, now });
    return;
  }
  const value = await settleValue(db, beacon, activity, now);
  if (value === null) await voidActivity(db, activity, now);
  else await drawActivity(db, { activityId: activity.id, now, maskOf: maskOwners(cipher) });
}

/** Closes and draws lottery activities, and passes prizes on that were not claimed. @returns stops it */
export const startLottery = (deps: Deps): (() => Promise<void>) => {
  const { db, clock, jobs, log } = deps;
  const { beacon } = deps.platforms;
  const apart = createApart(log, 'lottery activity');
  const returnNext = createReturns(deps);
  const run = async (): Promise<boolean> => {
    const now = clock.now();
    for (const activity of await activitiesToSettle(db, now))
      await apart(activity.id, () => settleActivity(deps, beacon, activity, now));
    const returned = await returnNext(now);
    return (await forfeitOne(db, now)) || returned;
  };
  const isDue: IsDue = (now) =>
    sql`(${areActivitiesDue(now)} or ${areReturnsDue(now)} or ${arePrizesDue(now)})`;
  return jobs.every({ name: 'lottery', every: INTERVAL, run, isDue });
};
