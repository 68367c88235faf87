import * as v from 'valibot';
import { endedSessions, ownSession } from '../account/session-endpoints';
import { deskStaff } from '../desk/endpoints';
import { endpoint } from '../endpoint';
import { done, instant, nothing, text } from '../fields';

const proof = {
  login: text(1, 40),
  password: v.pipe(v.string(), v.maxLength(64)),
};
/** Six digits of the authenticator, or a recovery code. */
const code = text(6, 20);

/** A session of staff that has just begun. */
const begun = {
  token: v.string(),
  expiresAt: instant,
  staff: deskStaff,
};

/** Signing in of all staff, their sessions and their second factor. Where it is missing, the refusals 20134 and 20135 say so. */
export const staffEndpoints = {
  'POST /desk/login.do': endpoint({
    access: 'anyone',
    input: v.object({ ...proof, code: v.optional(code) }),
    data: v.object(begun),
  }),
  /** A secret for a login without a second factor, in base32 and as the address that an authenticator reads. */
  'POST /desk/factor/begin.do': endpoint({
    access: 'anyone',
    input: v.object(proof),
    data: v.object({ secret: v.string(), uri: v.string() }),
  }),
  /** Confirms it by its first code and signs in. The recovery codes are shown this once. */
  'POST /desk/factor/confirm.do': endpoint({
    access: 'anyone',
    input: v.object({ ...proof, code }),
    data: v.object({ ...begun, recoveryCodes: v.array(v.string()) }),
  }),
  /**
   * Sets one's own password with the first one, which somebody else was shown and which opens nothing else (20136).
   * The sign-in follows, with the new one.
   */
  'POST /desk/password.do': endpoint({
    access: 'anyone',
    input: v.object({ ...proof, newPassword: v.pipe(v.string(), v.maxLength(64)) }),
    data: done,
  }),
  'GET /staff/security.do': endpoint({
    access: 'anyStaff',
    input: nothing,
    data: v.object({
      sessions: v.array(
        v.object({
          ...ownSession.entries,
          /** It began on a device that was new to the login. */
          isNewDevice: v.boolean(),
        }),
      ),
      hasFactor: v.boolean(),
      recoveryLeft: v.number(),
      /** ms without a touch after which the page signs out. */
      idleTime: v.number(),
    }),
  }),
  'POST /staff/session/end.do': endpoint({
    access: 'anyStaff',
    input: endedSessions,
    data: done,
  }),
};
