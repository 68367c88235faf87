import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { done, nothing, text } from '../fields';
import { manageCatalogueEndpoints } from './catalogue-endpoints';
import { managedClinic } from './clinic-fields';
import { manageContentEndpoints } from './content-endpoints';
import { manageStaffEndpoints } from './staff-endpoints';

/** Clinics in an answer. */
export const MOST_CLINICS = 20;

/**
 * Calls of those who manage clinics: a manager's are of their own clinic, the operator's of any. Whoever is not both is
 * refused with 20041; a call of a clinic names it (`depaCode`), and another manager's is not found.
 */
export const manageEndpoints = {
  ...manageCatalogueEndpoints,
  ...manageStaffEndpoints,
  ...manageContentEndpoints,
  'GET /manage/me.do': endpoint({
    access: 'manage',
    input: nothing,
    data: v.object({
      name: v.string(),
      role: v.picklist(['manager', 'operator']),
      /** Null: the operator, who chooses one. */
      clinic: v.nullable(managedClinic),
    }),
  }),
  'POST /manage/logout.do': endpoint({ access: 'manage', input: nothing, data: done }),
  /** Clinics that the caller manages, by a part of their name or their whole code; the first ones of all without words. */
  'GET /manage/clinics.do': endpoint({
    access: 'manage',
    input: v.object({ words: v.optional(text(0, 40), '') }),
    data: v.object({
      list: v.pipe(v.array(managedClinic), v.maxLength(MOST_CLINICS)),
      /** There are more than these. */
      hasMore: v.boolean(),
    }),
  }),
};
