import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { day } from '../fields';
import { agreed, loginAnswer } from './endpoints';

/** Characters of a document's number that are asked for: its last ones. */
export const DOCUMENT_END = 4;

/** What a sign-in refused with 20033 goes on with; works for 15 minutes and on the device that got it only. */
const ticket = v.pipe(v.string(), v.minLength(1), v.maxLength(2_000));

/** One fact of any family member of the account. */
export const ownerFact = v.union([
  v.object({ birthday: day }),
  v.object({ documentEnd: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{4}$/)) }),
]);
export type OwnerFact = v.InferOutput<typeof ownerFact>;

/**
 * Who signs in by a number alone, on a new device and after a long silence, is asked whether the account is theirs. Both
 * calls answer what the refused sign-in would have answered. The paths are ours.
 */
export const ownerCheckEndpoints = {
  /** The owner knows a fact; refused with 20034 where it is none of the account's. */
  'POST /passport/v1/h5/login/ownerCheck/prove.do': endpoint({
    access: 'anyone',
    input: v.object({ ticket, fact: ownerFact, agreed }),
    data: loginAnswer,
  }),
  /** The number has been given to somebody else: the account loses it, and the caller gets a new account. */
  'POST /passport/v1/h5/login/ownerCheck/notMe.do': endpoint({
    access: 'anyone',
    input: v.object({ ticket, agreed }),
    data: loginAnswer,
  }),
};
