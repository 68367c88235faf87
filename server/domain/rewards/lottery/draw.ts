import type { Db } from '../../../db/database';
import type { Beacon } from '../../../platforms/beacon/beacon';
import { valueTime } from '@contract/lottery/lottery-rules';
import type { Activity } from './activity';
import { listedTickets } from './close';
import { drawTickets, hashOfList, hashOfSeed } from './draw-numbers';
import { giveUnit } from './give-unit';

/** The list or the seed is not the published one; nothing is drawn from it. */
export class TamperedDraw extends Error {}

/** Whether the public value of a closed activity exists by now. */
const isDue = ({ draw_at, closed_at }: Activity, now: number): boolean =>
  closed_at !== null && valueTime(draw_at.getTime(), closed_at.getTime()) <= now;

/**
 * Fetches the public value of an activity and stores it, the first one for good. @returns null while it cannot be had
 */
export async function settleValue(
  db: Db,
  beacon: Beacon,
  activity: Activity,
  now: number,
): Promise<string | null> {
  if (activity.public_value !== null) return activity.public_value;
  if (activity.round === null || !isDue(activity, now) || beacon.source !== activity.source)
    return null;
  const value = await beacon.valueOf(activity.round);
  if (value === null) return null;
  await db
    .updateTable('lottery_activities')
    .set({ public_value: value })
    .where('id', '=', activity.id)
    .where('public_value', 'is', null)
    .where('void_at', 'is', null)
    .execute();
  return value;
}

/** Masked mobiles of the owners of tickets; those of deleted accounts are missing. */
export type MaskOf = (
  trx: Db,
  ticketIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

interface Drawing {
  readonly activityId: string;
  /** ms. */
  readonly now: number;
  readonly maskOf: MaskOf;
}

/** {@link drawActivity} within the caller's transaction. */
export async function drawWithin(trx: Db, { activityId, now, maskOf }: Drawing): Promise<boolean> {
  const activity = await trx
    .selectFrom('lottery_activities')
    .selectAll()
    .where('id', '=', activityId)
    .where('public_value', 'is not', null)
    .where('drawn_at', 'is', null)
    .where('void_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!activity?.public_value) return false;
  const { seed, public_value: publicValue, winners } = activity;
  const tickets = await listedTickets(trx, activityId);
  if (hashOfSeed(seed) !== activity.seed_hash || hashOfList(tickets) !== activity.list_hash)
    throw new TamperedDraw(`The seed or list of the lottery activity ${activityId} was changed.`);
  const ranked = drawTickets({ activityId, seed, publicValue, winners }, tickets);
  const masks = await maskOf(
    trx,
    ranked.map(({ ticketId }) => ticketId),
  );
  if (ranked.length > 0)
    await trx
      .insertInto('lottery_winners')
      .values(
        ranked.map(({ ticketId }, index) => ({
          activity_id: activityId,
          position: index + 1,
          ticket_id: ticketId,
          shown_as: masks.get(ticketId) ?? '',
          state: 'reserve' as const,
          unit: null,
        })),
      )
      .execute();
  await trx
    .updateTable('lottery_activities')
    .set({ drawn_at: new Date(now) })
    .where('id', '=', activityId)
    .execute();
  for (const [index, { ticketId }] of ranked.slice(0, winners).entries())
    await giveUnit(trx, activity, { ticketId, unit: index + 1 }, now);
  return true;
}

/**
 * Draws an activity whose public value is stored: winners, reserves and messages in one transaction, once, whoever
 * asks. @returns whether this call drew @throws TamperedDraw
 */
export const drawActivity = (db: Db, drawing: Drawing): Promise<boolean> =>
  db.transaction().execute((trx) => drawWithin(trx, drawing));
