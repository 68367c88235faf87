import { isOwnPath } from '@contract/site/own-path-rules';
import { allowedTarget } from '@contract/site/sign-on-rules';
import { addressOf, DOCUMENT_PATH, originOf, siteOf } from '@contract/site/site-rules';
import type { Address } from '@contract/site/site-rules';
import type { UserContext } from './context';

/** The web site: the product's site that was called, else the operator's; the called host may be the provider's alone. */
function webSite(here: Address | null, webOrigin: string | null): Address | null {
  if (here && siteOf(here.host)) return here;
  return webOrigin === null ? null : addressOf(webOrigin);
}

/**
 * Where a page of a platform comes back to: the page that opens it where that is on our own sites, else the home page of
 * the web site. Null where no web site is known: the provider's host may have no pages, and is no registered H5 domain, so
 * that WeChat would refuse the payment; without an address the platforms end on their own page or go back.
 * @param webOrigin the operator's web site
 */
export function returnUrlOf(
  { site }: Pick<UserContext, 'site'>,
  webOrigin: string | null,
  returnTo: string | undefined,
): string | null {
  const here = site();
  const web = webSite(here, webOrigin);
  const target = returnTo ?? DOCUMENT_PATH;
  const ofWeb = web && allowedTarget(web, target);
  if (ofWeb) return ofWeb;
  // A page of the called host, which has pages then; a path says nothing about that.
  const ofHere = here && !isOwnPath(target) ? allowedTarget(here, target) : null;
  return ofHere ?? (web && originOf(web) + DOCUMENT_PATH);
}
