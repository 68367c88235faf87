import { isOwnPath } from './own-path-rules';
import {
  addressOf,
  areSiblings,
  siblingOrigin,
  originOf,
  siteOf,
  SSO_PATH,
  WX_LOGIN_PATH,
} from './site-rules';
import type { Address } from './site-rules';

/** How to open an address with the current sign-in (specification §4 "Single sign-on across hosts"). */
export type SignOn =
  | { readonly kind: 'reload' }
  | { readonly kind: 'replace' | 'plain' | 'redirect'; readonly url: string };

export interface SignOnQuestion {
  /** The current page. */
  readonly here: string;
  /** The target address. */
  readonly target: string;
  /** URL-safe base64 of the session's token; empty when signed out. */
  readonly tk: string;
  /** Whether an expired token opens the target as a visitor instead of its login. */
  readonly ignoreInvalid?: boolean;
}

/**
 * Decides how to open the target: on the same host the page is reloaded or replaced; a sibling site is opened through
 * its sign-on if there is a token; everything else is a plain redirect.
 */
export function signOnFor({ here, target, tk, ignoreInvalid = true }: SignOnQuestion): SignOn {
  const [from, to] = [addressOf(here), addressOf(target)];
  if (!from || !to) return { kind: 'plain', url: target };
  if (originOf(from) === originOf(to)) {
    return here === target ? { kind: 'reload' } : { kind: 'replace', url: target };
  }
  if (tk === '' || !areSiblings(from, to)) return { kind: 'plain', url: target };
  const query = [
    `tk=${encodeURIComponent(tk)}`,
    `redirect=${encodeURIComponent(target)}`,
    `from=${siteOf(from.host)?.name ?? ''}`,
    `ignoreInvalid=${ignoreInvalid ? 1 : 0}`,
  ].join('&');
  return { kind: 'redirect', url: `${originOf(to)}${SSO_PATH}?${query}` };
}

/**
 * The allowed target of a sign-on from a page: a path of its own host, or an address on a sibling site. Null for
 * anything else, so that no link can misuse the sign-on to leave the product.
 */
export function allowedTarget(here: Address, target: string): string | null {
  if (isOwnPath(target)) return originOf(here) + target;
  const to = addressOf(target);
  if (!to) return null;
  return originOf(to) === originOf(here) || areSiblings(here, to) ? target : null;
}

/** Login by the messaging app's account, back to `target` afterwards; null where the page has no such sibling site. */
export function wxLoginUrl(here: Address, target: string): string | null {
  const origin = siblingOrigin(here, 'wx');
  return origin && `${origin}${WX_LOGIN_PATH}?target=${encodeURIComponent(target)}`;
}
