import * as v from 'valibot';
import { DOCUMENT_KINDS } from '../linkman/document-rules';
import { endpoint } from '../endpoint';
import { day, id, instant } from '../fields';
import { SITES } from './dose-detail-rules';

/** Most vaccinations of an answer; a clinic gives fewer on a day. */
export const MOST_RECORDS = 2_000;

/**
 * A vaccination with what the clinic's own record has to have (Vaccine Administration Law, 疫苗管理法, art. 46) as far as
 * it is known here; the empty text stands for what is not, and for whom nothing is known of any more.
 */
export const vaccinationRecord = v.object({
  orderId: id,
  reference: v.string(),
  doneAt: instant,
  personName: v.string(),
  sex: v.nullable(v.picklist([1, 2])),
  birthday: v.string(),
  documentKind: v.nullable(v.picklist(DOCUMENT_KINDS)),
  /** In full; masked where the clinic registered the person itself. */
  documentNumber: v.string(),
  guardianName: v.string(),
  mobile: v.string(),
  productName: v.string(),
  /** Maker as in the catalogue: the marketing authorisation holder, or who makes it for them. */
  maker: v.string(),
  doseLabel: v.string(),
  lot: v.string(),
  /** Last valid day. */
  expiry: v.string(),
  packCode: v.string(),
  site: v.nullable(v.picklist(SITES)),
  /** Who recorded at the desk that the dose was given. */
  staffName: v.string(),
});
export type VaccinationRecord = v.InferOutput<typeof vaccinationRecord>;

const records = v.object({
  records: v.array(vaccinationRecord),
  /** False where there are more than the answer has. */
  isComplete: v.boolean(),
});

/** What the clinic hands over to its own system. Each look is recorded for the people in it. */
export const recordEndpoints = {
  /** The clinic's vaccinations of a day, by time. */
  'POST /desk/record/day.do': endpoint({
    access: 'staff',
    input: v.object({ day }),
    data: records,
  }),
  /** The clinic's vaccinations of the person of an order, by time. */
  'POST /desk/record/person.do': endpoint({
    access: 'staff',
    input: v.object({ orderId: id }),
    data: records,
  }),
};
