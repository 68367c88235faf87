import { allowedTarget } from '@contract/site/sign-on-rules';
import { DOCUMENT_PATH, originOf } from '@contract/site/site-rules';
import type { UserContext } from './context';

/** Where a page of a platform comes back to: an address of our own sites, else the home page; null where no site is known. */
export function returnUrlOf({ site }: UserContext, returnTo: string | undefined): string | null {
  const here = site();
  if (!here) return null;
  return allowedTarget(here, returnTo ?? DOCUMENT_PATH) ?? originOf(here) + DOCUMENT_PATH;
}
