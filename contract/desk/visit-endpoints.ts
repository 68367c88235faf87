import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { id, text } from '../fields';
import { VISIT_LIMITS } from '../subscribe/one-visit-rules';
import { deskVisit } from './desk-visit';

/** A whole visit at the desk. */
export const deskVisitEndpoints = {
  /** The visit of the order that a QR code or a typed reference belongs to: the code of any of its orders finds all of it. */
  'GET /desk/findVisit.do': endpoint({
    access: 'staff',
    input: v.object({ code: text(4, 200) }),
    /** `orderId`: the order whose code it was. */
    data: v.object({ ...deskVisit.entries, orderId: id }),
  }),
  /** Checks in everybody of a visit, all or none; who is checked in already stays so. */
  'POST /desk/arriveVisit.do': endpoint({
    access: 'staff',
    input: v.object({
      orderIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(VISIT_LIMITS.mostDoses)),
    }),
    data: deskVisit,
  }),
};
