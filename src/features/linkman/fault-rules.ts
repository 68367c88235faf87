import { EARLIEST_BIRTHDAY } from '@contract/linkman/age-rules';
import { normalizeDocument } from '@contract/linkman/document-rules';
import type { DocumentFault } from '@contract/linkman/document-rules';
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

export type NameFault = 'missing' | 'long' | 'signs';

/** Messages of the faults of a name. */
export const NAME_FAULTS = {
  missing: 'nameMissing',
  long: 'nameLong',
  signs: 'nameSigns',
} as const satisfies Record<NameFault, string>;

/** What is wrong, by field, in the order in which the form shows them. */
export interface MemberFaults {
  readonly name?: NameFault;
  readonly documentNumber?: 'missing' | DocumentFault;
  readonly sex?: 'missing';
  readonly birthday?: 'missing' | 'range';
  readonly relationType?: 'missing';
  readonly mobile?: 'shape';
  readonly address?: 'long';
  readonly guardianName?: NameFault;
  readonly guardianMobile?: 'shape';
  readonly guardianRelation?: 'missing';
  readonly consent?: 'missing';
  readonly guardianConsent?: 'missing';
}

const nameFault = (text: string): NameFault | null => {
  const { length } = text.trim();
  if (length === 0) return 'missing';
  if (length > NAME_LENGTH) return 'long';
  return isName(text) ? null : 'signs';
};

const birthdayFault = (birthday: string, today: string): 'missing' | 'range' | null => {
  if (!birthday) return 'missing';
  return birthday > today || birthday < EARLIEST_BIRTHDAY ? 'range' : null;
};

/** All faults of a draft; none means that it can be sent. @param today `YYYY-MM-DD` in Asia/Shanghai */
export function faultsOf(draft: MemberDraft, today: string): MemberFaults {
  const { reading, sex, birthday, isChild } = identityOf(draft, today);
  const number = normalizeDocument(draft.documentNumber) === '' ? 'missing' : reading.fault;
  // A wrong resident number hides sex and birthday; naming it is enough.
  const told = number === null || birthday !== '';
  const all = {
    name: nameFault(draft.name),
    documentNumber: number,
    sex: told && !sex ? ('missing' as const) : null,
    birthday: told ? birthdayFault(birthday, today) : null,
    relationType: draft.relationType ? null : ('missing' as const),
    mobile: isMobile(draft.mobile) ? null : ('shape' as const),
    address: draft.address.trim().length > ADDRESS_LENGTH ? ('long' as const) : null,
    guardianName: isChild ? nameFault(draft.guardianName) : null,
    guardianMobile: isChild && !isMobile(draft.guardianMobile) ? ('shape' as const) : null,
    guardianRelation: isChild && !draft.guardianRelation ? ('missing' as const) : null,
    consent: draft.consent ? null : ('missing' as const),
    guardianConsent: isChild && !draft.guardianConsent ? ('missing' as const) : null,
  };
  return Object.fromEntries(
    Object.entries(all).filter(([, fault]) => fault !== null),
  ) as MemberFaults;
}

/** Characters after which a document's number is judged while it is typed; before it may just be unfinished. */
const FULL_LENGTH = 18;

/** The fault to show while a number is being typed; null while more may come. @param left the field was left */
export function liveDocumentFault(
  draft: MemberDraft,
  today: string,
  left: boolean,
): DocumentFault | null {
  const { length } = normalizeDocument(draft.documentNumber);
  if (length === 0 || (!left && length < FULL_LENGTH)) return null;
  return identityOf(draft, today).reading.fault;
}
