import * as v from 'valibot';
import { agreedTexts } from '../agreement/endpoints';
import { codeWorkDone, vcode } from '../account/endpoints';
import { CAREGIVER_ROLES } from '../caregiver/role-rules';
import { endpoint } from '../endpoint';
import {
  day,
  done,
  id,
  instant,
  maskedMobile,
  mobile,
  nothing,
  personName,
  regionCode,
  text,
} from '../fields';
import { DOCUMENT_KINDS } from './document-rules';

/** 1 self, 2 parents, 3 children, 4 spouse, 5 relatives, 6 friends, 7 other (specification §3). */
export const RELATION_TYPES = [1, 2, 3, 4, 5, 6, 7] as const;
const relationType = v.picklist(RELATION_TYPES);
const sex = v.picklist([1, 2]);
const documentKind = v.picklist(DOCUMENT_KINDS);

/** A family member in a list: document and mobile masked. */
export const linkmanCard = v.object({
  linkmanId: id,
  name: v.string(),
  sex,
  birthday: day,
  relationType,
  isDefault: v.picklist([0, 1]),
  documentKind,
  documentMasked: v.string(),
  mobileMasked: maskedMobile,
  /** Under 14 and no guardian yet. */
  guardianMissing: v.boolean(),
  /** The person is of another account's family: in which role the reader acts, and the owner's mobile. */
  sharedBy: v.optional(v.object({ role: v.picklist(CAREGIVER_ROLES), owner: maskedMobile })),
});
export type LinkmanCard = v.InferOutput<typeof linkmanCard>;

/** `parent`: father or mother, as follows from the child being the owner's. */
const guardianRelation = v.picklist(['father', 'mother', 'parent', 'grandparent', 'other']);

/** As stored; the name is '' where the owner is the guardian and has not given one. */
const guardian = v.object({ name: v.string(), mobile, relation: guardianRelation });

/** As sent: what is left out of the owner's as guardian is known from the account. */
const sentGuardian = v.object({
  name: v.optional(personName),
  mobile: v.optional(mobile),
  relation: v.optional(guardianRelation),
});

const documentVersion = text(1, 20);

/** What the form sends. The provider derives sex and birthday itself where the document contains them. */
export const linkmanForm = v.object({
  linkmanId: v.optional(id),
  name: personName,
  documentKind,
  documentNumber: text(1, 20),
  sex,
  birthday: day,
  relationType,
  /** Left out: the account's own. */
  mobile: v.optional(mobile),
  regionCode: v.optional(regionCode),
  address: v.optional(text(0, 80)),
  isDefault: v.optional(v.picklist([0, 1]), 0),
  /** Of somebody under 14; `{}`: the owner, by what the account says. */
  guardian: v.optional(v.nullable(sentGuardian)),
  /** Separate consent of the account's owner to the handling of sensitive personal information. */
  consent: v.literal(true),
  /** The texts beside the form that were agreed to; left out by clients that do not know their versions. */
  agreed: v.optional(agreedTexts),
  /** Version of the privacy policy that the consent refers to. */
  consentVersion: v.optional(text(0, 20), ''),
  /** Version of the children's rules that the guardian of somebody under 14 has consented to. */
  guardianConsentVersion: v.optional(documentVersion),
  /**
   * The guardian is not the owner of the account, who confirms that the guardian has been told and agrees: to the rules, and to
   * their name and mobile being given. False: the owner is the guardian.
   */
  guardianNotified: v.optional(v.boolean(), false),
  /** The code that was sent to the guardian's mobile, where `guardianNotified`; not again for the same mobile. */
  guardianCode: v.optional(vcode),
  /** A new member with the name, birthday and sex of another one: asked about, and somebody else. */
  isAnother: v.optional(v.boolean(), false),
});
/** What a refusal names where a new member seems to be in the family already. */
export interface SameMember {
  readonly sameAs: string;
}
export type LinkmanForm = v.InferInput<typeof linkmanForm>;

/** One's own family member in full, for the form (travels encrypted). */
export const linkmanDetail = v.object({
  ...linkmanCard.entries,
  documentNumber: v.string(),
  mobile: v.string(),
  regionCode: v.nullable(regionCode),
  address: v.string(),
  guardian: v.nullable(guardian),
  /**
   * Who has consented, when last, and to which version (empty: unknown) of the consent's text or the children's rules; `notified`:
   * the owner has confirmed it for a guardian who is somebody else; `proved`: who agreed by a code to their mobile, to rules
   * that need not be agreed to again.
   */
  consents: v.array(
    v.object({
      by: v.picklist(['owner', 'guardian']),
      at: instant,
      version: v.string(),
      notified: v.optional(v.boolean(), false),
      proved: v.optional(v.boolean(), false),
    }),
  ),
});
export type LinkmanDetail = v.InferOutput<typeof linkmanDetail>;

const card = v.object({
  documentKind: v.union([documentKind, v.pipe(v.string(), v.transform(Number), documentKind)]),
  documentNumber: text(1, 20),
});
const cardAnswer = v.object({
  valid: v.boolean(),
  reason: v.string(),
  sex: v.nullable(sex),
  birthday: v.nullable(day),
});

export const linkmanEndpoints = {
  /** The account's own family; with `shared` also the members of others for whom it has at least this role, after its own. */
  'GET /linkman/linkman/findByUserId.do': endpoint({
    access: 'user',
    input: v.optional(v.object({ shared: v.optional(v.picklist(CAREGIVER_ROLES)) }), {}),
    data: v.array(linkmanCard),
    encrypted: 'response',
  }),
  'GET /linkman/linkman/relations.do': endpoint({
    access: 'anyone',
    input: nothing,
    data: v.array(v.object({ value: relationType, name: v.string() })),
  }),
  'POST /linkman/linkman/saveOrUpdateV2.do': endpoint({
    access: 'user',
    input: linkmanForm,
    data: v.object({
      linkmanId: id,
      /**
       * What the operator's identity check says of name and resident identity number; `unchecked`: it gave no answer, or has no
       * record. Missing where there is no such check, or nothing to check.
       */
      identity: v.optional(v.picklist(['checked', 'unchecked'])),
    }),
  }),
  /** Sends a code to the mobile of a child's guardian who is not the account's owner. */
  'POST /linkman/linkman/guardianCode.do': endpoint({
    access: 'user',
    input: v.object({ mobile, work: v.optional(codeWorkDone) }),
    data: v.object({ resendAfter: v.number() }),
  }),
  /** Marks the member that is preselected; no personal data is handled, so no consent is needed. */
  'POST /linkman/linkman/setDefault.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: done,
  }),
  'GET /linkman/linkman/clientDetail.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: linkmanDetail,
    encrypted: 'response',
  }),
  'GET /base/linkman/isValidCard.do': endpoint({ access: 'user', input: card, data: cardAnswer }),
  'GET /order/linkman/isValidCard.do': endpoint({ access: 'user', input: card, data: cardAnswer }),
  'GET /linkman/linkman/delete/check.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: v.object({
      /** False while the person has open orders. */
      deletable: v.boolean(),
      openOrders: v.number(),
      /** Waiting-list entries and open offers of the person, which end with the deletion. */
      waiting: v.number(),
      offers: v.number(),
      /**
       * Release tickets of the person: `tickets` end with the deletion, `sharedTickets` stay for the others on them.
       */
      tickets: v.number(),
      sharedTickets: v.number(),
    }),
  }),
  'POST /linkman/linkman/delete.do': endpoint({
    access: 'user',
    input: v.object({ linkmanId: id }),
    data: done,
    body: 'form',
  }),
};
