import {
  addressOf,
  areSiblings,
  DOCUMENT_PATH,
  siblingOrigin,
  siteOf,
  WHITE_PAGE_SITES,
} from '@contract/site/site-rules';
import type { SiteName } from '@contract/site/site-rules';
import { site } from '@/platform/site';
import { pathOf } from '@/routes/match';

/** Pages that other sites embed in hidden frames. */
export type FramePage = 'whitePage' | 'messageBridge';

/**
 * Address of such a page on another site of the product; null if this page is on that site, or on none of the sites.
 */
export function framePageAt(name: SiteName, page: FramePage): string | null {
  const here = addressOf(site.here());
  if (!here || siteOf(here.host)?.name === name) return null;
  const origin = siblingOrigin(here, name);
  return origin && `${origin}${DOCUMENT_PATH}#${pathOf(page)}`;
}

/**
 * Addresses of the white pages on other sites (specification §2: one at the messaging-app host, one at the H5 host).
 */
export const whitePages = (): string[] =>
  WHITE_PAGE_SITES.flatMap((name) => framePageAt(name, 'whitePage') ?? []);

/** Whether an origin belongs to another site of the product, so that its messages are accepted. */
export function isSibling(origin: string): boolean {
  const [here, other] = [addressOf(site.here()), addressOf(origin)];
  return here !== null && other !== null && here.host !== other.host && areSiblings(here, other);
}
