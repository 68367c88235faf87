import { randomBytes } from 'node:crypto';
import type { BeaconSource } from '@contract/lottery/lottery-rules';
import type { Db } from '../../../db/database';
import { newId } from '../../../kernel/ids';
import type { LotteryDefinition } from './definition';
import { hashOfSeed } from './draw-numbers';
import { rulesText } from './rules-text';

const SECRET_BYTES = 32;
const secret = (): string => randomBytes(SECRET_BYTES).toString('hex');

/**
 * Publishes an activity with its rules and the hash of its seed; from then on neither changes. @param now ms
 * @returns its id @throws Error where it would have begun already
 */
export async function publishActivity(
  db: Db,
  activity: LotteryDefinition,
  { source, now, id = newId() }: { source: BeaconSource; now: number; id?: string },
): Promise<string> {
  if (activity.opensAt < now) throw new Error('opensAt has passed: rules are published before it.');
  const seed = secret();
  await db
    .insertInto('lottery_activities')
    .values({
      id,
      title: JSON.stringify(activity.title),
      summary: JSON.stringify(activity.summary),
      organiser: JSON.stringify(activity.organiser),
      prizes: JSON.stringify(activity.prizes),
      rules: JSON.stringify(rulesText(activity, source)),
      opens_at: new Date(activity.opensAt),
      closes_at: new Date(activity.closesAt),
      draw_at: new Date(activity.drawAt),
      ticket_beans: activity.ticketBeans,
      bean_tickets: activity.beanTickets,
      claim_days: activity.claimDays,
      winners: activity.prizes.reduce((sum, { stock }) => sum + stock, 0),
      published_at: new Date(now),
      seed,
      seed_hash: hashOfSeed(seed),
      holder_key: secret(),
      source,
    })
    .execute();
  return id;
}
