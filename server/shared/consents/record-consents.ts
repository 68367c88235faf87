import { DOCUMENT_VERSIONS, isDue, readSign, versionsIn } from '@contract/agreement/text-rules';
import type { AgreedDocument, TextVersions } from '@contract/agreement/text-rules';
import type { AgreedTexts, AgreementReport, NewText } from '@contract/agreement/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { newId } from '../../kernel/ids';
import { allowStatistics } from './statistics';
import { noteConsent } from './withdrawn';
import { agreeForFamily, FAMILY_POSITION } from './agree-again-for-family';
import { hashOfSign } from './text-hashes';

const UNKNOWN_TEXT = {
  zh: '协议已经更新，请刷新页面，看过新的内容再同意',
  en: 'The agreements have been updated. Reload the page, read the new texts, and agree then.',
} as const;

const NEW_TEXT = {
  zh: '同意书有更新，请刷新页面（小程序请更新到最新版本），阅读后再同意',
  en: 'The text of the consent has changed. Reload the page, or update the app, read it and agree again.',
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

/** Whether a call agrees to a text as it is in force. */
const agreesTo = (document: AgreedDocument, agreed: AgreedTexts | undefined): boolean =>
  versionsIn(agreed?.authSignList ?? [], document).includes(DOCUMENT_VERSIONS[document]);

/** Where in the product a consent with a text of its own is given. */
const POSITION_OF = {
  healthConsent: 'HEALTH',
  followUpConsent: 'FOLLOW_UP',
  deliveryConsent: 'DELIVERY',
  caregiverConsent: 'CAREGIVER',
  statisticsConsent: 'STATISTICS',
} as const satisfies Partial<Record<AgreedDocument, string>>;

/**
 * Records that somebody agrees to the text of a consent as it is in force, in the transaction that stores what it is for.
 * @param linkmanId the family member for whom it is given; null: for the account @returns the text's version
 * @throws DomainError 4000 with {@link NewText} where the call names another version, or none
 */
export async function recordConsent(
  db: Db,
  document: keyof typeof POSITION_OF,
  agreed: AgreedTexts | undefined,
  { userId, now, linkmanId = null }: { userId: string; now: number; linkmanId?: string | null },
): Promise<string> {
  const version = DOCUMENT_VERSIONS[document];
  if (!agreed || !agreesTo(document, agreed))
    throw new DomainError(CODE.PARAMETERS, {
      message: NEW_TEXT,
      data: { document, version } satisfies NewText,
    });
  const report = { ...agreed, positionCode: POSITION_OF[document] };
  await saveAgreement(db, report, userId, now, linkmanId);
  return version;
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

/**
 * Stores what somebody agreed to who signs in, of which usage statistics are a choice of their own.
 * @returns whether they allowed them
 */
export async function saveLoginAgreement(
  db: Db,
  agreed: AgreedTexts,
  userId: string,
  now: number,
): Promise<boolean> {
  await saveAgreement(db, { ...agreed, positionCode: 'LOGIN' }, userId, now);
  const allows = agreesTo('statisticsConsent', agreed);
  if (allows) await allowStatistics(db, userId, now);
  return allows;
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
