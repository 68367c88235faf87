import type { WhiteUrl } from '@contract/external/endpoints';
import { isExternalLink, withScheme } from '@/platform/open-app/link-rules';

/** ms that the jump prompt counts down (specification §2, §9). */
export const JUMP_COUNTDOWN = 3000;

/** Values of `type` in specification §3 "White-URL list item". */
export const DIRECT = 1;

/** How an address opens. `unlisted`: it is not on the list, so pages do not open it. */
export type Jump =
  | { readonly kind: 'direct'; readonly url: string }
  | { readonly kind: 'prompt'; readonly url: string; readonly name: string }
  | { readonly kind: 'unlisted' }
  | { readonly kind: 'invalid' };

interface Address {
  readonly host: string;
  readonly path: string;
}

/** Dot segments: with them a path leads elsewhere than it seems. */
const CLIMBING = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

function addressOf(url: string): Address {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(withScheme(url)) ?? [];
  if (CLIMBING.test(path)) return { host: '', path };
  return { host: host.toLowerCase(), path: path.replace(/\/+$/, '') };
}

/** Whether an address equals a listed one or is below it; a path that only shares its beginning does not match. */
function isBelow(url: string, listed: string): boolean {
  const [one, other] = [addressOf(url), addressOf(listed)];
  if (!one.host || one.host !== other.host) return false;
  return one.path === other.path || one.path.startsWith(`${other.path}/`);
}

/** Decides how an address opens; of several matching entries the longest counts. */
export function jumpOf(url: string, list: readonly WhiteUrl[]): Jump {
  if (!isExternalLink(url)) return { kind: 'invalid' };
  const [entry] = list
    .filter(({ url: listed }) => isBelow(url, listed))
    .sort((a, b) => b.url.length - a.url.length);
  if (!entry) return { kind: 'unlisted' };
  const address = withScheme(url);
  return entry.type === DIRECT
    ? { kind: 'direct', url: address }
    : { kind: 'prompt', url: address, name: entry.name };
}
