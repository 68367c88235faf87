import { addressOf, siblingOrigin, originOf } from '@contract/site/site-rules';
import { allowedTarget, signOnFor } from '@contract/site/sign-on-rules';
import { leaveSite } from '@/platform/leave-site';
import { site } from '@/platform/site';
import type { SsoQuery } from './types';

/**
 * Goes to a URL with the current sign-in (specification §4): through a sibling site's single sign-on, or by a plain
 * redirect to other sites or without a sign-in. The caller must have checked the URL; see {@link followSsoRedirect}.
 * @param token of the session; empty without a sign-in
 * @param how `replace` where nobody pressed anything: Back would lead to the page that leaves at once
 */
export async function signOnTo(
  target: string,
  token: string,
  how: 'assign' | 'replace',
): Promise<void> {
  const tk = token && site.base64Url(token);
  const step = signOnFor({ here: site.here(), target, tk });
  if (step.kind === 'reload') site.reload();
  else if (step.kind === 'replace' || how === 'replace') site.go(step.url, 'replace');
  else if (step.kind === 'redirect') site.go(step.url, 'assign');
  else await leaveSite(step.url);
}

function isOtherSite(url: string): boolean {
  const [here, to] = [addressOf(site.here()), addressOf(url)];
  if (!here || !to || originOf(here) === originOf(to)) return false;
  return siblingOrigin(here, 'wx') !== null && allowedTarget(here, url) !== null;
}

/**
 * Goes to a URL of the product's other sites with the current sign-in; false for any other URL.
 * @param how `assign` after a press, `replace` where the page itself leaves
 */
export function enterSite(url: string, token: string, how: 'assign' | 'replace'): boolean {
  if (!isOtherSite(url)) return false;
  void signOnTo(url, token, how);
  return true;
}

/**
 * Goes to the page's `ssoRedirect` (specification §2), in the page's place, if it is a URL of the product; otherwise does
 * nothing and returns false.
 */
export function followSsoRedirect({ ssoRedirect }: SsoQuery, token: string): boolean {
  const here = addressOf(site.here());
  const target = here && ssoRedirect ? allowedTarget(here, ssoRedirect) : null;
  if (target === null) return false;
  void signOnTo(target, token, 'replace');
  return true;
}
