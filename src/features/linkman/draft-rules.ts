import {
  DOCUMENT,
  normalizeDocument,
  readDocument,
  containsBirthday,
} from '@contract/linkman/document-rules';
import type { DocumentKind, DocumentReading, Sex } from '@contract/linkman/document-rules';
import { needsGuardian } from '@contract/linkman/age-rules';
import type { LinkmanDetail, LinkmanForm } from '@contract/linkman/endpoints';
import { DOCUMENT_VERSIONS } from '@/features/agreement/versions';

export type RelationType = LinkmanForm['relationType'];
export type GuardianRelation = NonNullable<LinkmanForm['guardian']>['relation'];

/** A family member as far as the form is filled in; '' and null where nothing is there yet. */
export interface MemberDraft {
  readonly linkmanId: string | null;
  readonly name: string;
  readonly documentKind: DocumentKind;
  readonly documentNumber: string;
  /** As chosen; a resident number's own wins. */
  readonly sex: Sex | null;
  /** `YYYY-MM-DD` as chosen; a resident number's own wins. */
  readonly birthday: string;
  readonly relationType: RelationType | null;
  readonly mobile: string;
  readonly regionCode: string;
  readonly address: string;
  readonly isDefault: boolean;
  readonly guardianName: string;
  readonly guardianMobile: string;
  readonly guardianRelation: GuardianRelation | null;
  /** Separate consent to the handling of sensitive personal information. Never set by the program. */
  readonly consent: boolean;
  /** The guardian's consent for a child. */
  readonly guardianConsent: boolean;
  /** What was consented to at earlier savings. */
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
  consent: false,
  guardianConsent: false,
};

const IS_DEFAULT = 1;
/** A known member as a draft. Consent is asked for anew at each saving. */
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
    consents: rest.consents,
  };
}

/** Who the draft is about: from the number where it tells, else as chosen. */
export interface Identity {
  readonly reading: DocumentReading;
  readonly sex: Sex | null;
  readonly birthday: string;
  readonly isChild: boolean;
}

/** @param today `YYYY-MM-DD` in Asia/Shanghai */
export function identityOf(draft: MemberDraft, today: string): Identity {
  const reading = readDocument(draft.documentKind, draft.documentNumber, today);
  const told = containsBirthday(draft.documentKind, draft.documentNumber);
  const birthday = told ? (reading.birthday ?? '') : draft.birthday;
  return {
    reading,
    sex: told ? (reading.sex ?? null) : draft.sex,
    birthday,
    isChild: birthday !== '' && birthday <= today && needsGuardian(birthday, today),
  };
}

/** What is sent for a draft without faults. */
export function formOf(draft: MemberDraft, today: string): LinkmanForm {
  const { sex, birthday, isChild } = identityOf(draft, today);
  if (!sex || !draft.relationType) throw new Error('draft incomplete');
  return {
    linkmanId: draft.linkmanId ?? undefined,
    name: draft.name.trim(),
    documentKind: draft.documentKind,
    documentNumber: normalizeDocument(draft.documentNumber),
    sex,
    birthday,
    relationType: draft.relationType,
    mobile: draft.mobile,
    regionCode: draft.regionCode || undefined,
    address: draft.address.trim(),
    isDefault: draft.isDefault ? 1 : 0,
    guardian:
      isChild && draft.guardianRelation
        ? {
            name: draft.guardianName.trim(),
            mobile: draft.guardianMobile,
            relation: draft.guardianRelation,
          }
        : null,
    consent: true,
    consentVersion: DOCUMENT_VERSIONS.privacyPolicy,
    guardianConsentVersion: isChild ? DOCUMENT_VERSIONS.childrenPrivacy : undefined,
  };
}
