import { addressOf, siblingOrigin, originOf } from '@contract/site/site-rules';
import { allowedTarget, signOnFor } from '@contract/site/sign-on-rules';
import { leaveSite } from '@/platform/leave-site';
import { site } from '@/platform/site';
import type { SsoQuery } from './types';

/**
 * Goes to a URL with the current sign-in (specification §4): through a sibling site's single sign-on, or by a plain
 * redirect to other sites or without a sign-in. The caller must have checked the URL; see {@link followSsoRedirect}.
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

/** Goes to a URL of the product's other sites with the current sign-in; false for any other URL. */
export function enterSite(url: string, token: string): boolean {
  if (!isOtherSite(url)) return false;
  void signOnTo(url, token);
  return true;
}

/**
 * Goes to the page's `ssoRedirect` (specification §2) if it is a URL of the product; otherwise does nothing and returns
 * false.
 */
export function followSsoRedirect({ ssoRedirect }: SsoQuery, token: string): boolean {
  const here = addressOf(site.here());
  const target = here && ssoRedirect ? allowedTarget(here, ssoRedirect) : null;
  if (target === null) return false;
  void signOnTo(target, token);
  return true;
}
