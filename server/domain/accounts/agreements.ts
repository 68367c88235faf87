import type { ParsedInputOf } from '@contract/endpoints';
import type { Db } from '../../db/database';
import { newId } from '../../kernel/ids';
import { noteConsent } from '../consents/withdrawn';

/**
 * Stores what a person has agreed to; a repeated report is stored once. Agreeing to the community's rules gives a
 * consent again that was withdrawn before.
 */
export async function saveAgreement(
  db: Db,
  report: ParsedInputOf<'POST /base/authProtocol/authProtocolLogUserRecord.do'>,
  userId: string,
  now: number,
): Promise<void> {
  const stored = await db
    .insertInto('agreement_records')
    .values({
      id: newId(),
      user_id: userId,
      device_id: report.deviceId,
      agreed_at: new Date(report.authProtocolTime),
      received_at: new Date(now),
      signs: JSON.stringify(report.authSignList),
      position_code: report.positionCode,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored && report.positionCode === 'COMMUNITY')
    await noteConsent(db, userId, 'community', Math.min(report.authProtocolTime, now));
}
