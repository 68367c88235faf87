import type { Db } from '../../../db/database';
import { DAY, dayOf, instantOf } from '../../../kernel/clock';
import { prizeOf } from './activity';
import type { Activity } from './activity';
import { notifyOwner } from './prize-messages';

/** The end of the last day (ms) on which a prize that is given now can be claimed. */
export const claimEnd = (now: number, days: number): number =>
  instantOf(dayOf(now + days * DAY), '24:00');

/** Gives a unit of the prizes to a drawn ticket, from now to the end of its claiming time, and writes to its owner. */
export async function giveUnit(
  trx: Db,
  { id: activityId, claim_days: days, title, prizes }: Activity,
  { ticketId, unit }: { readonly ticketId: string; readonly unit: number },
  now: number,
): Promise<void> {
  const until = claimEnd(now, days);
  await trx
    .updateTable('lottery_winners')
    .set({ state: 'won', unit, claim_until: new Date(until) })
    .where('ticket_id', '=', ticketId)
    .where('state', '=', 'reserve')
    .execute();
  const prize = prizeOf(prizes, unit)?.name;
  const day = dayOf(until - 1);
  await notifyOwner(
    trx,
    ticketId,
    { kind: 'lotteryWon', activityId, title, ...(prize && { prize }), day },
    now,
  );
}
