import { healthViolation } from '@contract/health/profile-rules';
import type { HealthAnswers, HealthQuestion } from '@contract/health/profile-rules';
import type { DataOf, ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { needsGuardian } from '@contract/linkman/age-rules';
import type { Db } from '../../db/database';
import type { UserContext } from '../../http/context';
import { DomainError, refusedInput } from '../../http/domain-error';
import type { Bilingual } from '../../kernel/language';
import type { FieldCipher, Sealed } from '../../sealed/field-cipher';
import { recordConsent } from '../consents/record-consents';
import { lockPerson } from './erase-family-member';
import { ownFamilyMember } from './rows';

/** The answers of a stored profile; null where there is none. */
export const healthIn = (cipher: FieldCipher, sealed: Sealed | null): HealthAnswers | null =>
  sealed === null ? null : (JSON.parse(cipher.open(sealed)) as HealthAnswers);

/** The answers about some members, by member. */
export async function healthOfEach(
  { db, cipher }: { readonly db: Db; readonly cipher: FieldCipher },
  linkmanIds: readonly string[],
): Promise<ReadonlyMap<string, HealthAnswers>> {
  if (linkmanIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('health_profiles')
    .select(['linkman_id', 'answers'])
    .where('linkman_id', 'in', linkmanIds)
    .execute();
  return new Map(
    rows.flatMap(({ linkman_id: id, answers }) => {
      const health = healthIn(cipher, answers);
      return health === null ? [] : [[id, health] as const];
    }),
  );
}

/** The profile of a member of the caller's family. @throws DomainError 4004 */
export async function showProfile(
  { db, cipher }: { readonly db: Db; readonly cipher: FieldCipher },
  linkmanId: string,
  { userId, today }: UserContext,
): Promise<DataOf<'GET /linkman/health/detail.do'>> {
  const { name, sex, birthday } = await ownFamilyMember(db, userId, linkmanId);
  const row = await db
    .selectFrom('health_profiles')
    .selectAll()
    .where('linkman_id', '=', linkmanId)
    .executeTakeFirst();
  const health = healthIn(cipher, row?.answers ?? null);
  return {
    linkmanId,
    name,
    sex,
    birthday,
    byGuardian: needsGuardian(birthday, today),
    today,
    profile:
      row && health
        ? { ...health, savedAt: row.consented_at.getTime(), consentVersion: row.consent_version }
        : null,
  };
}

/** Questions by the words of a refused form. */
const NAMES: Readonly<Record<HealthQuestion, Bilingual>> = {
  lowWeight: { zh: '出生体重', en: 'birth weight' },
  hbsagMother: { zh: '妈妈的乙肝表面抗原', en: 'the mother’s HBsAg' },
  hivMother: { zh: '妈妈的艾滋病病毒感染', en: 'the mother’s HIV' },
  hiv: { zh: '艾滋病病毒感染', en: 'HIV' },
  immunodeficiency: { zh: '免疫力', en: 'the immune system' },
  immunoglobulin: { zh: '免疫球蛋白或输血', en: 'immunoglobulin or blood' },
  pregnancy: { zh: '怀孕', en: 'pregnancy' },
};

/** Why answers are refused. */
function refuse(violation: NonNullable<ReturnType<typeof healthViolation>>): DomainError {
  if (violation.kind === 'empty')
    return refusedInput({ zh: '请至少回答一个问题', en: 'answer at least one question.' });
  const { zh, en } = NAMES[violation.question];
  return violation.kind === 'day'
    ? refusedInput({ zh: `请核对日期：${zh}`, en: `check the day: ${en}.` })
    : refusedInput({
        zh: `这个问题不适用于这位成员：${zh}。请刷新后再填`,
        en: `this question is not for this person: ${en}. Refresh, and answer again.`,
      });
}

/**
 * Stores the answers about a member of the caller's family in place of earlier ones, with the consent.
 * @throws DomainError 4000 (with `NewText` for a text that is not in force), 4004, 20011
 */
export async function saveProfile(
  { db, cipher }: { readonly db: Db; readonly cipher: FieldCipher },
  input: ParsedInputOf<'POST /linkman/health/save.do'>,
  { userId, now, today }: UserContext,
): Promise<void> {
  const { linkmanId, answers, days, agreed } = input;
  const health: HealthAnswers = { answers, days };
  await db.transaction().execute(async (trx) => {
    await ownFamilyMember(trx, userId, linkmanId);
    // Whoever changes the member at the same time waits: the answers are about one person.
    await lockPerson(trx, linkmanId);
    const { birthday, sex, guardian } = await ownFamilyMember(trx, userId, linkmanId);
    const violation = healthViolation(health, { birthday, sex }, today);
    if (violation) throw refuse(violation);
    const isMinor = needsGuardian(birthday, today);
    if (isMinor && guardian === null) throw new DomainError(CODE.GUARDIAN_MISSING);
    const whose = { userId, now, linkmanId };
    const version = await recordConsent(trx, 'healthConsent', agreed, whose);
    const values = {
      answers: cipher.seal(JSON.stringify(health)),
      consented_by: isMinor ? ('guardian' as const) : ('owner' as const),
      consent_version: version,
      consented_at: new Date(now),
    };
    await trx
      .insertInto('health_profiles')
      .values({ linkman_id: linkmanId, user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('linkman_id').doUpdateSet(values))
      .execute();
  });
}

/** Deletes the answers about a member of the account; about anybody else's nothing happens. */
export async function eraseProfile(db: Db, userId: string, linkmanId: string): Promise<void> {
  await db
    .deleteFrom('health_profiles')
    .where('linkman_id', '=', linkmanId)
    .where('user_id', '=', userId)
    .execute();
}
