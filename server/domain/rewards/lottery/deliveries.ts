import type { Db } from '../../../db/database';
import { CommandError } from '../../../kernel/command-error';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { findActivity, prizeOf } from './activity';
import { notifyOwner } from './prize-messages';
import { lockOwner } from './lock-owner';

/** A prize that waits to be sent, for the operator. */
export interface Delivery {
  readonly position: number;
  readonly prize: string;
  readonly name: string;
  readonly mobile: string;
  readonly regionCode: string;
  readonly address: string;
}

/** Claimed prizes of an activity that have not been sent. @throws DomainError 4004 */
export async function deliveriesOf(
  db: Db,
  cipher: Pick<FieldCipher, 'open'>,
  activityId: string,
): Promise<Delivery[]> {
  const { prizes } = await findActivity(db, activityId);
  const rows = await db
    .selectFrom('lottery_winners as w')
    .innerJoin('lottery_deliveries as d', 'd.ticket_id', 'w.ticket_id')
    .select(['w.position', 'w.unit', 'd.name', 'd.mobile', 'd.region_code', 'd.address'])
    .where('w.activity_id', '=', activityId)
    .where('w.state', '=', 'claimed')
    .orderBy('w.position')
    .execute();
  return rows.map((row) => ({
    position: row.position,
    prize: prizeOf(prizes, row.unit ?? 0)?.name.zh ?? '',
    name: cipher.open(row.name),
    mobile: cipher.open(row.mobile),
    regionCode: row.region_code,
    address: cipher.open(row.address),
  }));
}

/** Notes that a claimed prize was sent, and notifies its winner. @param now ms @throws CommandError unless it is claimed */
export const markSent = (
  db: Db,
  { activityId, position, now }: { activityId: string; position: number; now: number },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { title, prizes } = await findActivity(trx, activityId);
    const prizeOfList = await trx
      .selectFrom('lottery_winners')
      .select('ticket_id')
      .where('activity_id', '=', activityId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (prizeOfList) await lockOwner(trx, prizeOfList.ticket_id);
    const sent = await trx
      .updateTable('lottery_winners')
      .set({ state: 'sent', sent_at: new Date(now) })
      .where('activity_id', '=', activityId)
      .where('position', '=', position)
      .where('state', '=', 'claimed')
      .returning(['ticket_id', 'unit'])
      .executeTakeFirst();
    if (!sent) throw new CommandError(`Position ${position} has no prize that waits to be sent.`);
    const prize = prizeOf(prizes, sent.unit ?? 0)?.name;
    const message = { kind: 'lotterySent' as const, activityId, title, ...(prize && { prize }) };
    await notifyOwner(trx, sent.ticket_id, message, now);
  });
