import {
  DOCUMENT,
  normalizeDocument,
  readDocument,
  containsBirthday,
} from '@contract/linkman/document-rules';
import type { DocumentKind, DocumentReading, Sex } from '@contract/linkman/document-rules';
import { ADULT_AGE, ageInYears, needsGuardian } from '@contract/linkman/age-rules';
import { RELATION } from '@contract/linkman/relation-rules';
import type { LinkmanDetail, LinkmanForm } from '@contract/linkman/endpoints';
import { tidyName } from '@contract/text/typed-rules';
import { DOCUMENT_VERSIONS } from '@contract/agreement/text-rules';

export type RelationType = LinkmanForm['relationType'];
export type GuardianRelation = NonNullable<LinkmanForm['guardian']>['relation'];

/** `owner`: the account's owner. `other`: somebody else, who agrees by a code. */
export type GuardianChoice = 'owner' | 'other';

/** Input of the member form; '' and null where nothing is entered yet. */
export interface MemberDraft {
  readonly linkmanId: string | null;
  readonly name: string;
  readonly documentKind: DocumentKind;
  readonly documentNumber: string;
  /** As chosen; the sex in a resident number takes precedence. */
  readonly sex: Sex | null;
  /** `YYYY-MM-DD` as chosen; the birthday in a resident number takes precedence. */
  readonly birthday: string;
  /** null: as follows from the age, see {@link relationOf}. */
  readonly relationType: RelationType | null;
  /** '': the account's own. */
  readonly mobile: string;
  readonly regionCode: string;
  readonly address: string;
  readonly isDefault: boolean;
  readonly guardianName: string;
  readonly guardianMobile: string;
  readonly guardianRelation: GuardianRelation | null;
  /** Whom the form takes for the child's guardian: the button that saves says so, and consents as them. */
  readonly guardianIs: GuardianChoice;
  /** Code that was sent to the guardian, where that is somebody else. */
  readonly guardianCode: string;
  /** Mobile of a guardian who has agreed by a code before; '' without one. */
  readonly agreedMobile: string;
  /** Consents from earlier saves. */
  readonly consents?: LinkmanDetail['consents'];
}

export const EMPTY_DRAFT: MemberDraft = {
  linkmanId: null,
  name: '',
  documentKind: DOCUMENT.RESIDENT_ID,
  documentNumber: '',
  sex: null,
  birthday: '',
  relationType: null,
  mobile: '',
  regionCode: '',
  address: '',
  isDefault: false,
  guardianName: '',
  guardianMobile: '',
  guardianRelation: null,
  guardianIs: 'owner',
  guardianCode: '',
  agreedMobile: '',
};

const IS_DEFAULT = 1;
/** An existing member as a draft. Consent is asked for again at each save. */
export function draftOf(detail: LinkmanDetail): MemberDraft {
  const { guardian, regionCode, isDefault, ...rest } = detail;
  return {
    ...EMPTY_DRAFT,
    linkmanId: rest.linkmanId,
    name: rest.name,
    documentKind: rest.documentKind,
    documentNumber: rest.documentNumber,
    sex: rest.sex,
    birthday: rest.birthday,
    relationType: rest.relationType,
    mobile: rest.mobile,
    regionCode: regionCode ?? '',
    address: rest.address,
    isDefault: isDefault === IS_DEFAULT,
    guardianName: guardian?.name ?? '',
    guardianMobile: guardian?.mobile ?? '',
    guardianRelation: guardian?.relation ?? null,
    guardianIs: rest.consents.some(({ notified }) => notified) ? 'other' : 'owner',
    agreedMobile: rest.consents.some(({ proved }) => proved) ? (guardian?.mobile ?? '') : '',
    consents: rest.consents,
  };
}

/** Identity of the draft's person: from the document number where it contains it, else as chosen. */
export interface Identity {
  readonly reading: DocumentReading;
  readonly sex: Sex | null;
  readonly birthday: string;
  /** Under 14. */
  readonly isChild: boolean;
  /** Under 18. */
  readonly isMinor: boolean;
}

/** @param today `YYYY-MM-DD` in Asia/Shanghai */
export function identityOf(draft: MemberDraft, today: string): Identity {
  const reading = readDocument(draft.documentKind, draft.documentNumber, today);
  const told = containsBirthday(draft.documentKind, draft.documentNumber);
  const birthday = told ? (reading.birthday ?? '') : draft.birthday;
  const isBorn = birthday !== '' && birthday <= today;
  return {
    reading,
    sex: told ? (reading.sex ?? null) : draft.sex,
    birthday,
    isChild: isBorn && needsGuardian(birthday, today),
    isMinor: isBorn && ageInYears(birthday, today) < ADULT_AGE,
  };
}

/** Who is in the family already. */
export interface Relatives {
  /** The account's owner is. */
  readonly hasOwner: boolean;
  /** Birthdays of those under 18, `YYYY-MM-DD`. */
  readonly minors: readonly string[];
}

/** Years that an adult may be older than a child of the family, and still be taken for the owner: more are a grandparent's. */
const PARENT_YEARS = 50;

/**
 * The relation as chosen, or as follows from the age: somebody under 18 is a child, the first adult the owner; null where nothing
 * follows: for a further adult, and for one who is more than 50 years older than a child of the family.
 */
export function relationOf(
  draft: MemberDraft,
  today: string,
  { hasOwner, minors }: Relatives,
): RelationType | null {
  if (draft.relationType !== null) return draft.relationType;
  const { birthday, isMinor } = identityOf(draft, today);
  if (birthday === '') return null;
  if (isMinor) return RELATION.CHILD;
  const isElder = minors.some((child) => ageInYears(birthday, child) > PARENT_YEARS);
  return hasOwner || isElder ? null : RELATION.SELF;
}

/** Whether a guardian who is somebody else has to agree by a code to their mobile. */
export const needsGuardianCode = (draft: MemberDraft, isChild: boolean): boolean =>
  isChild &&
  draft.guardianIs === 'other' &&
  (draft.agreedMobile === '' || draft.guardianMobile !== draft.agreedMobile);

/** The guardian of a child as sent: the account knows what is left out of its owner. */
const guardianIn = ({
  guardianName,
  guardianMobile,
  guardianRelation,
}: MemberDraft): NonNullable<LinkmanForm['guardian']> => ({
  name: tidyName(guardianName) || undefined,
  mobile: guardianMobile || undefined,
  relation: guardianRelation ?? undefined,
});

/** The request for a draft without violations. */
export function formOf(draft: MemberDraft, today: string): LinkmanForm {
  const { sex, birthday, isChild } = identityOf(draft, today);
  if (!sex || !draft.relationType) throw new Error('draft incomplete');
  return {
    linkmanId: draft.linkmanId ?? undefined,
    name: tidyName(draft.name),
    documentKind: draft.documentKind,
    documentNumber: normalizeDocument(draft.documentNumber),
    sex,
    birthday,
    relationType: draft.relationType,
    mobile: draft.mobile || undefined,
    regionCode: draft.regionCode || undefined,
    address: draft.address.trim(),
    isDefault: draft.isDefault ? 1 : 0,
    guardian: isChild ? guardianIn(draft) : null,
    consent: true,
    consentVersion: DOCUMENT_VERSIONS.privacyPolicy,
    guardianConsentVersion: isChild ? DOCUMENT_VERSIONS.childrenPrivacy : undefined,
    guardianNotified: isChild && draft.guardianIs === 'other',
    guardianCode: needsGuardianCode(draft, isChild) ? draft.guardianCode : undefined,
  };
}
