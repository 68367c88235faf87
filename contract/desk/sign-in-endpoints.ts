import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { instant, nothing } from '../fields';

/** What happened to an account of the staff. */
export const SIGN_IN_KINDS = [
  'signedIn',
  'signedOut',
  /** A wrong password. */
  'refused',
  /** Too many wrong passwords: it is closed for a while. */
  'limited',
  /** Signed in, it made a call of another role. */
  'otherRole',
  /** The operator made it, ended it, or gave it another password. */
  'changed',
] as const;

/** The same of an account from the same network within a minute. */
export const staffSignIn = v.object({
  /** The last time. */
  at: instant,
  name: v.string(),
  login: v.string(),
  kind: v.picklist(SIGN_IN_KINDS),
  times: v.number(),
  /** The same four characters for the same network; '' for what was done on the operator's machine. */
  network: v.pipe(v.string(), v.maxLength(4)),
});
export type StaffSignIn = v.InferOutput<typeof staffSignIn>;

export const signInEndpoints = {
  /** Sign-ins of the staff of the manager's clinic in the last 30 days, the newest first; 200 at most. */
  'GET /desk/manager/signIns.do': endpoint({
    access: 'manager',
    input: nothing,
    data: v.array(staffSignIn),
  }),
};
