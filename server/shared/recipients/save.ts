import { knownVersion, versionsIn } from '@contract/agreement/text-rules';
import { CODE } from '@contract/errors';
import { EARLIEST_BIRTHDAY } from '@contract/linkman/age-rules';
import { DOCUMENT, normalizeDocument, readDocument } from '@contract/linkman/document-rules';
import { RELATION } from '@contract/linkman/relation-rules';
import type { SameMember } from '@contract/linkman/endpoints';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import type { UserContext } from '../../http/context';
import { DomainError, refusedInput } from '../../http/domain-error';
import { newId } from '../../kernel/ids';
import type { FieldCipher } from '../../sealed/field-cipher';
import { hashesOf, saveAgreement } from '../consents/record-consents';
import { checkNotShared } from './check-shared';
import { clearDefault, lockFamily } from './family-lock';
import { countDocument } from './document-limits';
import type { DocumentEntry } from './document-limits';
import { personKeyOf } from './person';
import { isKnown, linkDocument, personOf } from './person-documents';
import { familyOf, isVaccinated, openOrders, ownFamilyMember } from './rows';
import type { FamilyMemberRow } from './rows';
import { DOCUMENT_VIOLATIONS } from './document-messages';
import type { MemberForm } from './complete-form';
import { guardianOf } from './guardian';
import { checkQueuedName } from './queued-name';
import { isSameMember, isSameName } from './same-member';

const VACCINATED = {
  zh: '这位成员已有接种记录，不能换成出生日期或性别不同的人。请另外添加这位家人',
  en: 'This person has been vaccinated, so you cannot change the entry to someone with another birthday or sex. Add that person as a new family member.',
} as const;

/** Document, birthday and sex as stored: what the document contains takes precedence over the form. */
function identityOf(form: MemberForm, today: string) {
  const reading = readDocument(form.documentKind, form.documentNumber, today);
  if (reading.violation !== null) {
    const violation = DOCUMENT_VIOLATIONS[reading.violation];
    throw new DomainError(CODE.CARD_INVALID, {
      data: { fault: reading.violation },
      message: {
        zh: `证件号码有误：${violation.zh}`,
        en: `Please check the document number: ${violation.en}.`,
      },
    });
  }
  const birthday = reading.birthday ?? form.birthday;
  if (birthday > today || birthday < EARLIEST_BIRTHDAY)
    throw refusedInput({
      zh: '出生日期应在 1900 年至今天之间',
      en: 'the date of birth must be between 1900 and today.',
    });
  return {
    document_kind: form.documentKind,
    document_number: normalizeDocument(form.documentNumber),
    birthday,
    sex: reading.sex ?? form.sex,
  };
}

function checkFamily(
  family: readonly FamilyMemberRow[],
  form: MemberForm,
  persons: readonly string[],
  most: number,
): void {
  const others = family.filter(({ id }) => id !== form.linkmanId);
  if (form.linkmanId === undefined && family.length >= most)
    throw new DomainError(CODE.LINKMAN_LIMIT, { params: { count: most } });
  if (
    form.relationType === RELATION.SELF &&
    others.some(({ relation_type }) => relation_type === RELATION.SELF)
  )
    throw new DomainError(CODE.LINKMAN_EXISTS, {
      message: {
        zh: '已添加过“本人”，请选择其他关系',
        en: 'You have already added yourself. Choose another relation.',
      },
    });
  if (others.some(({ person_key }) => person_key !== null && persons.includes(person_key)))
    throw new DomainError(CODE.LINKMAN_EXISTS);
}

/**
 * One child entered twice would have two plans and two places for one dose: who seems to be there already, under another
 * document, is asked about first.
 */
function checkSameMember(
  family: readonly FamilyMemberRow[],
  form: MemberForm,
  { birthday, sex }: Pick<FamilyMemberRow, 'birthday' | 'sex'>,
): void {
  if (form.linkmanId !== undefined || form.isAnother) return;
  const { name } = form;
  const same = family.find((each) => isSameMember(each, { name, birthday, sex }));
  if (same)
    throw new DomainError(CODE.LINKMAN_EXISTS, {
      data: { sameAs: same.id } satisfies SameMember,
      message: {
        zh: `家庭成员里已有${same.name}，姓名、出生日期和性别都相同。同一个人换了证件，请改原来的那一位：接种记录和预约都会保留`,
        en: `${same.name} is in your family already, with the same name, birthday and sex. If the document is new, change that entry: records and appointments stay`,
      },
    });
}

/**
 * The existing member whose values equal a new member's form: the answer to the first request was lost, and the user
 * has tried again.
 */
const saidAgain = (
  cipher: FieldCipher,
  family: readonly FamilyMemberRow[],
  form: MemberForm,
  personKey: string,
): FamilyMemberRow | undefined =>
  form.linkmanId !== undefined
    ? undefined
    : family.find(
        (each) =>
          each.person_key === personKey &&
          each.name === form.name &&
          each.relation_type === form.relationType &&
          cipher.open(each.mobile) === form.mobile,
      );

/**
 * Version of the consent's text that a form was agreed to by; '' where the client does not say. Before everything else: a guardian
 * who is somebody else is not troubled for a text that there never was.
 * @throws DomainError where a text is named in a version that there never was
 */
function consentTextVersion({ agreed }: MemberForm): string {
  const signs = agreed?.authSignList ?? [];
  hashesOf(signs);
  return versionsIn(signs, 'memberConsent')[0] ?? '';
}

/** Records which texts a member was saved with, where the client says so. */
async function saveConsent(db: Db, form: MemberForm, linkmanId: string, context: UserContext) {
  if (!form.agreed) return;
  const report = { ...form.agreed, positionCode: 'LINKMAN' };
  await saveAgreement(db, report, context.userId, context.now, linkmanId);
}

/** How a form's document counts against the daily limits. */
const entriesOf = (
  before: FamilyMemberRow | null,
  isExchanged: boolean,
): readonly DocumentEntry[] => {
  if (!before) return ['entered'];
  return isExchanged ? ['entered', 'exchanged'] : [];
};

/**
 * A member cannot become somebody born on another day or of the other sex, who would take over the appointments and the
 * doses.
 */
async function checkOtherPerson(db: Db, before: FamilyMemberRow): Promise<void> {
  if (await isVaccinated(db, before.id))
    throw new DomainError(CODE.LINKMAN_HAS_ORDERS, { message: VACCINATED });
  const count = await openOrders(db, before.id);
  if (count > 0)
    throw new DomainError(CODE.LINKMAN_HAS_ORDERS, {
      message: {
        zh: `这位成员有 ${count} 个未完成的预约，处理后才能换成另一个人`,
        en: `Open appointments of this person: ${count}. Cancel or complete them before you change this to someone else.`,
      },
    });
}

/** A member's form, with the document that it had before and the one that it has now. */
interface Exchange {
  readonly before: FamilyMemberRow | null;
  readonly after: Pick<FamilyMemberRow, 'birthday' | 'sex' | 'name'>;
  /** Keyed hash of the member's present document; null for a new member. */
  readonly oldDocument: string | null;
  readonly newDocument: string;
  /** Whom the new document leads to. */
  readonly ownPersonKey: string;
}

/**
 * Which person a member is once it is saved. Somebody who exchanges a document (a birth certificate for an identity card,
 * a renewed passport) stays the same person, with all appointments and doses, and the new document leads to them. Where
 * something is stored under the new document already, that person is adopted if nothing is under the old one; else the
 * two stay apart until a clinic has seen both documents (`unitePersons`): nobody brings in doses by typing a number.
 */
async function personAfter(
  db: Db,
  { before, after, oldDocument, newDocument, ownPersonKey }: Exchange,
  { userId, now }: UserContext,
): Promise<string> {
  const own = before?.person_key ?? null;
  if (!before || own === null || own === ownPersonKey) return ownPersonKey;
  const isExchanged = oldDocument !== newDocument;
  if (isExchanged && (before.birthday !== after.birthday || before.sex !== after.sex)) {
    await checkOtherPerson(db, before);
    return ownPersonKey;
  }
  if (!(await isKnown(db, ownPersonKey, before.id))) {
    await linkDocument(db, { documentKey: newDocument, name: after.name }, own, userId, now);
    return own;
  }
  if (!isExchanged || oldDocument === null || (await isKnown(db, own, before.id))) return own;
  await linkDocument(
    db,
    { documentKey: oldDocument, name: before.name },
    ownPersonKey,
    userId,
    now,
  );
  return ownPersonKey;
}

/** What the form waits for before it can be saved; nothing of it is stored meanwhile. */
export type Awaited = 'guardian' | 'identity';

class Waits extends Error {
  constructor(
    readonly what: Awaited,
    readonly isChange: boolean,
  ) {
    super(what);
  }
}

/** What is known of a form besides what it says. */
export interface Given {
  /** Family members that the account may have. */
  readonly most: number;
  /** A guardian who is somebody else has agreed with this call. */
  readonly hasAgreed: boolean;
  /** Whether the identity check found that name and number belong together; null: it was not asked. */
  readonly isChecked: boolean | null;
}

export type SaveOutcome =
  | { readonly linkmanId: string }
  | {
      readonly awaits: Awaited;
      /** Number or name are new, or others than before. */
      readonly isChange: boolean;
    };

/**
 * Adds a family member, or changes one of the caller's, by all rules of the form.
 * @returns its id; or what has to come first: a guardian who is somebody else agrees, or the identity check is asked
 */
export async function saveFamilyMember(
  deps: SaveDeps,
  form: MemberForm,
  context: UserContext,
  given: Given,
): Promise<SaveOutcome> {
  try {
    return { linkmanId: await saveNow(deps, form, context, given) };
  } catch (error) {
    if (error instanceof Waits) return { awaits: error.what, isChange: error.isChange };
    throw error;
  }
}

type SaveDeps = Pick<Deps, 'db' | 'personKey' | 'cipher' | 'config' | 'platforms'>;

/**
 * What a form waits for, in order. A code of the guardian's is used up once the identity check has let the form through, and
 * without a code nothing is asked.
 */
function awaitedBy(
  { guardianCode }: MemberForm,
  state: {
    readonly hasGuardian: boolean;
    /** The identity check has to be asked about it. */
    readonly asks: boolean;
    readonly isChecked: boolean | null;
  },
): Awaited | null {
  if (!state.hasGuardian && guardianCode === undefined) return 'guardian';
  if (state.asks && state.isChecked === null) return 'identity';
  return state.hasGuardian ? null : 'guardian';
}

/** Values of a form as they are stored, whoever the guardian is. */
const valuesOf = (
  cipher: FieldCipher,
  form: MemberForm,
  identity: ReturnType<typeof identityOf>,
  now: number,
) => ({
  ...identity,
  document_number: cipher.seal(identity.document_number),
  name: form.name,
  relation_type: form.relationType,
  mobile: cipher.seal(form.mobile),
  region_code: form.regionCode ?? null,
  address: form.address ?? '',
  consent_at: new Date(now),
  consent_version: knownVersion('privacyPolicy', form.consentVersion),
  consent_text_version: consentTextVersion(form),
});

/** @throws Waits, which takes everything of the transaction back */
async function saveNow(
  { db, personKey: key, cipher, config, platforms }: SaveDeps,
  form: MemberForm,
  context: UserContext,
  { most, hasAgreed, isChecked }: Given,
): Promise<string> {
  const { userId, now, today } = context;
  const identity = identityOf(form, today);
  const newDocument = personKeyOf(key, identity);
  const values = valuesOf(cipher, form, identity, now);
  return db.transaction().execute(async (trx) => {
    await lockFamily(trx, userId);
    const family = await familyOf(trx, userId);
    const before =
      form.linkmanId === undefined ? null : await ownFamilyMember(trx, userId, form.linkmanId);
    const oldDocument =
      before &&
      personKeyOf(key, { ...before, document_number: cipher.open(before.document_number) });
    const after = { ...identity, name: form.name };
    const ownPersonKey = await personOf(trx, { documentKey: newDocument, name: form.name });
    const exchange = { before, after, oldDocument, newDocument, ownPersonKey };
    const personKey = await personAfter(trx, exchange, context);
    const again = saidAgain(cipher, family, form, personKey);
    if (again) return again.id;
    checkFamily(family, form, [personKey, ownPersonKey], most);
    // Neither added nor by another document for somebody who is there.
    if (before?.person_key !== personKey)
      await checkNotShared(trx, userId, [personKey, ownPersonKey]);
    checkSameMember(family, form, identity);
    if (before) await checkQueuedName(trx, before, form.name);
    // Last, so that nobody is asked for what is refused all the same.
    const isSameDocument = oldDocument === newDocument && isSameName(before?.name ?? '', form.name);
    const checkedBefore = isSameDocument ? (before?.identity_checked_at ?? null) : null;
    const guardian = guardianOf({ cipher, config }, { form, before, identity, hasAgreed }, context);
    const isResident = identity.document_kind === DOCUMENT.RESIDENT_ID;
    const asks = platforms.identity !== null && isResident && checkedBefore === null;
    const awaited = awaitedBy(form, { hasGuardian: guardian !== null, asks, isChecked });
    if (!guardian || awaited) throw new Waits(awaited ?? 'guardian', !isSameDocument);
    const entries = entriesOf(before, oldDocument !== newDocument);
    const limits = { key, ofAddress: config.writesPerMinute / 2 };
    if (entries.length > 0) await countDocument(trx, entries, limits, context);

    const checked = { identity_checked_at: isChecked ? new Date(now) : checkedBefore };
    const others = family.filter(({ id }) => id !== before?.id);
    const isDefault = form.isDefault === 1 || !others.some(({ is_default }) => is_default);
    if (isDefault) await clearDefault(trx, userId);
    if (before) {
      await trx
        .updateTable('linkmen')
        .set({
          ...values,
          ...guardian,
          ...checked,
          person_key: personKey,
          // What a clinic has seen was the document and the name before.
          ...(!isSameDocument && { proved_at: null }),
          is_default: isDefault,
        })
        .where('id', '=', before.id)
        .execute();
      await saveConsent(trx, form, before.id, context);
      return before.id;
    }
    const id = newId();
    await trx
      .insertInto('linkmen')
      .values({
        id,
        user_id: userId,
        ...values,
        ...guardian,
        ...checked,
        person_key: personKey,
        is_default: isDefault,
        created_at: new Date(now),
      })
      .execute();
    await saveConsent(trx, form, id, context);
    return id;
  });
}
