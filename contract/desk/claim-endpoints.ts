import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { clock, day, id, maskedMobile, personName, text } from '../fields';
import { DOCUMENT_KINDS } from '../linkman/document-rules';
import { deskOrder } from './desk-order';

/** The document shown at the desk: staff has compared it with the person. */
const shownDocument = {
  name: personName,
  documentKind: v.picklist(DOCUMENT_KINDS),
  documentNumber: text(4, 40),
};

/** An active appointment under a document. Of another clinic's only the dose is included. */
export const claimableOrder = v.object({
  orderId: id,
  /** Whether it is at the desk's own clinic. */
  isHere: v.boolean(),
  /** '' for another clinic's. */
  reference: v.string(),
  productName: v.string(),
  doseLabel: v.string(),
  /** null, as is the time, for another clinic's. */
  day: v.nullable(day),
  startTime: v.nullable(clock),
  /** Whether it was booked under the document's name. */
  nameAgrees: v.boolean(),
  /** Paid ahead: it cannot be moved to another account; its payer gets a refund. */
  isPaid: v.boolean(),
  /** Accounts with this person (same document and name), to which it can be moved. */
  accounts: v.array(v.object({ linkmanId: id, mobileMasked: maskedMobile })),
});
export type ClaimableOrder = v.InferOutput<typeof claimableOrder>;

/** Somebody's appointment under another account: once shown the document, the desk moves or ends it. */
export const claimEndpoints = {
  'POST /desk/claim/find.do': endpoint({
    access: 'staff',
    input: v.object(shownDocument),
    data: v.array(claimableOrder),
  }),
  /** Without `linkmanId` the appointment ends and its slot becomes free. */
  'POST /desk/claim/settle.do': endpoint({
    access: 'staff',
    input: v.object({
      ...shownDocument,
      orderId: id,
      linkmanId: v.optional(id),
      reason: text(2, 100),
    }),
    data: v.object({ order: v.nullable(deskOrder) }),
  }),
  /** Two documents of one person, both before the desk: what was booked and given under either counts for both. */
  'POST /desk/claim/unite.do': endpoint({
    access: 'staff',
    input: v.object({ first: v.object(shownDocument), second: v.object(shownDocument) }),
    /** Appointments and doses that were under the second one alone. */
    data: v.object({ moved: v.number() }),
  }),
};
