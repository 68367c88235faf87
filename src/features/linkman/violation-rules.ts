import { EARLIEST_BIRTHDAY } from '@contract/linkman/age-rules';
import { normalizeDocument } from '@contract/linkman/document-rules';
import type { DocumentViolation } from '@contract/linkman/document-rules';
import { isName, NAME_LENGTH } from '@contract/linkman/name-rules';
import { isMobile } from '@/features/account/forms/form-rules';
import { identityOf } from './draft-rules';
import type { MemberDraft } from './draft-rules';

/** Limits of the wire, in characters. */
export const DOCUMENT_LENGTH = 20;
/** Room for a pasted number with blanks and marks, which are dropped. */
export const PASTED_DOCUMENT = 2 * DOCUMENT_LENGTH;
export const ADDRESS_LENGTH = 80;

/** A document's number as typed or pasted: capitals, without blanks and marks, and no longer than the wire takes. */
export const tidyDocument = (text: string): string =>
  normalizeDocument(text).slice(0, DOCUMENT_LENGTH);

export type NameViolation = 'missing' | 'long' | 'signs';

/** Messages of the faults of a name. */
export const NAME_VIOLATIONS = {
  missing: 'nameMissing',
  long: 'nameLong',
  signs: 'nameSigns',
} as const satisfies Record<NameViolation, string>;

/** What is wrong, by field, in the order in which the form shows them. */
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
  readonly consent?: 'missing';
  readonly guardianConsent?: 'missing';
}

const nameViolation = (text: string): NameViolation | null => {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  if (length > NAME_LENGTH) return 'long';
  return isName(text) ? null : 'signs';
};

const birthdayViolation = (birthday: string, today: string): 'missing' | 'range' | null => {
  if (!birthday) return 'missing';
  return birthday > today || birthday < EARLIEST_BIRTHDAY ? 'range' : null;
};

/** All faults of a draft; none means that it can be sent. @param today `YYYY-MM-DD` in Asia/Shanghai */
export function violationsOf(draft: MemberDraft, today: string): MemberViolations {
  const { reading, sex, birthday, isChild } = identityOf(draft, today);
  const number = normalizeDocument(draft.documentNumber) === '' ? 'missing' : reading.violation;
  // A wrong resident number hides sex and birthday; naming it is enough.
  const told = number === null || birthday !== '';
  const all = {
    name: nameViolation(draft.name),
    documentNumber: number,
    sex: told && !sex ? ('missing' as const) : null,
    birthday: told ? birthdayViolation(birthday, today) : null,
    relationType: draft.relationType ? null : ('missing' as const),
    mobile: isMobile(draft.mobile) ? null : ('shape' as const),
    address: draft.address.trim().length > ADDRESS_LENGTH ? ('long' as const) : null,
    guardianName: isChild ? nameViolation(draft.guardianName) : null,
    guardianMobile: isChild && !isMobile(draft.guardianMobile) ? ('shape' as const) : null,
    guardianRelation: isChild && !draft.guardianRelation ? ('missing' as const) : null,
    consent: draft.consent ? null : ('missing' as const),
    guardianConsent: isChild && !draft.guardianConsent ? ('missing' as const) : null,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, violation]) => violation !== null),
  ) as MemberViolations;
}

/** Characters after which a document's number is judged while it is typed; before it may just be unfinished. */
const FULL_LENGTH = 18;

/** The fault to show while a number is being typed; null while more may come. @param left the field was left */
export function documentViolationWhileTyping(
  draft: MemberDraft,
  today: string,
  left: boolean,
): DocumentViolation | null {
  const { length } = normalizeDocument(draft.documentNumber);
  if (length === 0 || (!left && length < FULL_LENGTH)) return null;
  return identityOf(draft, today).reading.violation;
}
