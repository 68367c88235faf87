import { isDue, readSign } from '@contract/agreement/text-rules';
import type { TextVersions } from '@contract/agreement/text-rules';
import type { AgreementReport, LoginAgreement } from '@contract/agreement/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { newId } from '../../kernel/ids';
import { allowStatistics } from './statistics';
import { noteConsent } from './withdrawn';
import { agreeForFamily, FAMILY_POSITION } from './family-agreements';
import { hashOfSign } from './text-hashes';

const UNKNOWN_TEXT = {
  zh: '协议已经更新，请刷新页面，看过新的内容再同意',
  en: 'The agreements have been updated. Reload the page, read the new texts, and agree then.',
} as const;

/** SHA-256 of each text that some signs name, by document. @throws DomainError where one names a version that there never was */
export function hashesOf(signs: readonly string[]): Record<string, string> {
  const hashes: Record<string, string> = {};
  for (const sign of signs) {
    const hash = hashOfSign(sign);
    if (hash === undefined) throw new DomainError(CODE.PARAMETERS, { message: UNKNOWN_TEXT });
    if (hash !== null) hashes[readSign(sign).document] = hash;
  }
  return hashes;
}

/**
 * Stores what a person has agreed to, with the hash of each text; a repeated report is stored once. Agreeing to the
 * community's rules gives a consent again that was withdrawn before; agreeing for the family is noted with each member.
 * @param linkmanId the family member for whom it was agreed; null: for the account
 * @throws DomainError where a text is named in a version that there never was
 */
export async function saveAgreement(
  db: Db,
  report: AgreementReport,
  userId: string,
  now: number,
  linkmanId: string | null = null,
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
      texts: JSON.stringify(hashesOf(report.authSignList)),
      position_code: report.positionCode,
      linkman_id: linkmanId,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored && report.positionCode === 'COMMUNITY')
    await noteConsent(db, userId, 'community', Math.min(report.authProtocolTime, now));
  if (report.positionCode === FAMILY_POSITION)
    await agreeForFamily(db, report.authSignList, userId, now);
}

/** Stores what somebody agreed to who signs in, of which statistics are a choice of their own. */
export async function saveLoginAgreement(
  db: Db,
  { statistics, ...agreed }: LoginAgreement,
  userId: string,
  now: number,
): Promise<void> {
  await saveAgreement(db, { ...agreed, positionCode: 'LOGIN' }, userId, now);
  if (statistics) await allowStatistics(db, userId, now);
}

/** Whether an account has to be asked for its agreement to the texts of a login. */
export async function agreementDue(db: Db, texts: TextVersions, userId: string): Promise<boolean> {
  const records = await db
    .selectFrom('agreement_records')
    // Every sign-in adds one, and nearly all name the same texts.
    .distinct()
    .select('signs')
    .where('user_id', '=', userId)
    .where('position_code', '=', 'LOGIN')
    .execute();
  return isDue(
    records.flatMap(({ signs }) => signs),
    texts,
  );
}
