import { addressOf, siblingOrigin, originOf } from '@contract/site/site-rules';
import { allowedTarget, signOnFor } from '@contract/site/sign-on-rules';
import { leaveSite } from '@/platform/leave-site';
import { site } from '@/platform/site';
import type { SsoQuery } from './types';

/**
 * Goes to an address with the sign-in that is here (specification §4): through the sign-on of a sibling site, and by a
 * plain redirect anywhere else or without a sign-in. The caller answers for the address; see {@link followSsoRedirect}.
 * @param token of the session; empty without a sign-in
 */
export async function signOnTo(target: string, token: string): Promise<void> {
  const tk = token && site.base64Url(token);
  const step = signOnFor({ here: site.here(), target, tk });
  if (step.kind === 'reload') site.reload();
  else if (step.kind === 'replace') site.go(step.url, 'replace');
  else if (step.kind === 'redirect') site.go(step.url, 'assign');
  else await leaveSite(step.url);
}

function isOtherSite(url: string): boolean {
  const [here, to] = [addressOf(site.here()), addressOf(url)];
  if (!here || !to || originOf(here) === originOf(to)) return false;
  return siblingOrigin(here, 'wx') !== null && allowedTarget(here, url) !== null;
}

/** Goes to an address of the product's other sites with the sign-in that is here; false for any other address. */
export function enterSite(url: string, token: string): boolean {
  if (!isOtherSite(url)) return false;
  void signOnTo(url, token);
  return true;
}

/**
 * Goes where a page's `ssoRedirect` names (specification §2), if that is a place of the product; false, and nothing
 * happens, where it names none.
 */
export function followSsoRedirect({ ssoRedirect }: SsoQuery, token: string): boolean {
  const here = addressOf(site.here());
  const target = here && ssoRedirect ? allowedTarget(here, ssoRedirect) : null;
  if (target === null) return false;
  void signOnTo(target, token);
  return true;
}
