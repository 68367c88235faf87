import { cookieIn } from '../../../http/cookie-in';

/** A login that is in progress on the platform's page. */
export interface Pending {
  readonly state: string;
  readonly target: string;
}

/** Seconds that such a login may take. */
const LIFETIME = 600;

const nameFor = (platform: string): string => `ym_${platform}_state`;

/** `Set-Cookie` line of a login in progress; null removes the cookie. Scripts cannot read it. */
export function pendingCookie(platform: string, pending: Pending | null, secure: boolean): string {
  const value = pending
    ? `${pending.state}.${Buffer.from(pending.target).toString('base64url')}`
    : '';
  const line = `${nameFor(platform)}=${value}; Path=/passport; Max-Age=${pending ? LIFETIME : 0}; SameSite=Lax; HttpOnly`;
  return secure ? `${line}; Secure` : line;
}

/** The login in progress, from the browser's cookie. */
export function pendingIn(header: string | undefined, platform: string): Pending | null {
  const [state, target] = cookieIn(header, nameFor(platform))?.split('.') ?? [];
  if (!state || !target) return null;
  return { state, target: Buffer.from(target, 'base64url').toString() };
}
