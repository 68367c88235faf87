import { EARLIEST_BIRTHDAY } from '@contract/linkman/age-rules';
import { normalizeDocument } from '@contract/linkman/document-rules';
import type { DocumentViolation } from '@contract/linkman/document-rules';
import { isTypedName, NAME_LENGTH } from '@contract/linkman/name-rules';
import { tidyName } from '@contract/text/typed-rules';
import { isMobile } from '@/shared/session/form-rules';
import { identityOf, needsGuardianCode } from './draft-rules';
import type { MemberDraft } from './draft-rules';

/** Limits of the API, in characters. */
export const DOCUMENT_LENGTH = 20;
/** Limit for a pasted number with blanks and marks, which are dropped. */
export const PASTED_DOCUMENT = 3 * DOCUMENT_LENGTH;
export const ADDRESS_LENGTH = 80;

/** A document's number as typed or pasted: in capitals, without blanks and marks, cut to the limit of the API. */
export const tidyDocument = (text: string): string =>
  normalizeDocument(text).slice(0, DOCUMENT_LENGTH);

export type NameViolation = 'missing' | 'long' | 'signs';

/** Messages of the violations of a name. */
export const NAME_VIOLATIONS = {
  missing: 'nameMissing',
  long: 'nameLong',
  signs: 'nameSigns',
} as const satisfies Record<NameViolation, string>;

/** Violations by field, in the order of the form's fields. */
export interface MemberViolations {
  readonly name?: NameViolation;
  readonly documentNumber?: 'missing' | DocumentViolation;
  readonly sex?: 'missing';
  readonly birthday?: 'missing' | 'range';
  readonly relationType?: 'missing';
  readonly mobile?: 'shape';
  readonly address?: 'long';
  readonly guardianName?: NameViolation;
  readonly guardianMobile?: 'shape';
  readonly guardianRelation?: 'missing';
  readonly guardianCode?: 'missing';
}

const nameViolation = (text: string): NameViolation | null => {
  const { length } = tidyName(text);
  if (length === 0) return 'missing';
  if (length > NAME_LENGTH) return 'long';
  return isTypedName(text) ? null : 'signs';
};

const birthdayViolation = (birthday: string, today: string): 'missing' | 'range' | null => {
  if (!birthday) return 'missing';
  return birthday > today || birthday < EARLIEST_BIRTHDAY ? 'range' : null;
};

/** Of the guardian; what the owner leaves out of themselves is known from the account. */
function guardianViolations(draft: MemberDraft) {
  const { guardianName, guardianMobile, guardianRelation } = draft;
  const isOther = draft.guardianIs === 'other';
  return {
    guardianName: isOther || guardianName.trim() ? nameViolation(guardianName) : null,
    guardianMobile:
      (isOther || guardianMobile) && !isMobile(guardianMobile) ? ('shape' as const) : null,
    guardianRelation: isOther && !guardianRelation ? ('missing' as const) : null,
  };
}

/** All violations of a draft; with none it can be sent. @param today `YYYY-MM-DD` in Asia/Shanghai */
export function violationsOf(draft: MemberDraft, today: string): MemberViolations {
  const { reading, sex, birthday, isChild } = identityOf(draft, today);
  const number = normalizeDocument(draft.documentNumber) === '' ? 'missing' : reading.violation;
  // An invalid resident number hides the fields of sex and birthday, so only the number is reported.
  const told = number === null || birthday !== '';
  const all = {
    name: nameViolation(draft.name),
    documentNumber: number,
    sex: told && !sex ? ('missing' as const) : null,
    birthday: told ? birthdayViolation(birthday, today) : null,
    relationType: draft.relationType ? null : ('missing' as const),
    mobile: draft.mobile === '' || isMobile(draft.mobile) ? null : ('shape' as const),
    address: draft.address.trim().length > ADDRESS_LENGTH ? ('long' as const) : null,
    ...(isChild && guardianViolations(draft)),
    guardianCode:
      needsGuardianCode(draft, isChild) && draft.guardianCode === '' ? ('missing' as const) : null,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, violation]) => violation !== null),
  ) as MemberViolations;
}

/** Length from which a document's number is checked while it is typed; a shorter one may just be unfinished. */
const FULL_LENGTH = 18;

/** The violation to show while a number is typed; null while it may be unfinished. @param left the field was left */
export function documentViolationWhileTyping(
  draft: MemberDraft,
  today: string,
  left: boolean,
): DocumentViolation | null {
  const { length } = normalizeDocument(draft.documentNumber);
  if (length === 0 || (!left && length < FULL_LENGTH)) return null;
  return identityOf(draft, today).reading.violation;
}
