import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { clock, day, id, maskedMobile, personName, text } from '../fields';
import { DOCUMENT_KINDS } from '../linkman/document-rules';
import { deskOrder } from './desk-order';

/** The document that lies on the desk: staff has compared it with the person. */
const shownDocument = {
  name: personName,
  documentKind: v.picklist(DOCUMENT_KINDS),
  documentNumber: text(4, 40),
};

/** An appointment that stands for a document. Of another clinic's only the dose is told. */
export const claimableOrder = v.object({
  orderId: id,
  /** Whether it is the desk's own clinic's. */
  isHere: v.boolean(),
  /** '' for another clinic's. */
  reference: v.string(),
  productName: v.string(),
  doseLabel: v.string(),
  /** null for another clinic's, as the time. */
  day: v.nullable(day),
  startTime: v.nullable(clock),
  /** Whether it was booked under the document's name. */
  nameAgrees: v.boolean(),
  /** Paid ahead: it cannot change hands, its payer is given the money back. */
  isPaid: v.boolean(),
  /** Accounts that have this person by document and name, to which it can be moved. */
  accounts: v.array(v.object({ linkmanId: id, mobileMasked: maskedMobile })),
});
export type ClaimableOrder = v.InferOutput<typeof claimableOrder>;

/** Somebody's appointment that stands under another account: shown the document, the desk moves or ends it. */
export const claimEndpoints = {
  'POST /desk/claim/find.do': endpoint({
    access: 'staff',
    input: v.object(shownDocument),
    data: v.array(claimableOrder),
  }),
  /** Without `linkmanId` the appointment ends and its place goes back. */
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
};
