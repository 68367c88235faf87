import { hostCookieIn, hostCookieLine } from '../../../http/host-cookie';

/** A login that is in progress on the platform's page. */
export interface Pending {
  readonly state: string;
  readonly target: string;
}

/** Seconds that such a login may take. */
const LIFETIME = 600;

const nameFor = (platform: string): string => `ym_${platform}_state`;

/** `Set-Cookie` line of a login in progress; null removes the cookie. Scripts cannot read it. */
export function pendingCookie(
  platform: string,
  pending: Pending | null,
  isSecure: boolean,
): string {
  const value = pending
    ? `${pending.state}.${Buffer.from(pending.target).toString('base64url')}`
    : '';
  return hostCookieLine(nameFor(platform), value, { seconds: pending ? LIFETIME : 0, isSecure });
}

/** The login in progress, from the browser's cookie. */
export function pendingIn(header: string | undefined, platform: string): Pending | null {
  const [state, target] = hostCookieIn(header, nameFor(platform))?.split('.') ?? [];
  if (!state || !target) return null;
  return { state, target: Buffer.from(target, 'base64url').toString() };
}
