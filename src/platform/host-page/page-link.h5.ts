import { addressOf, webOriginOf } from '@contract/site/site-rules';

/** Absolute link to one of our pages: hash route of this document (specification §2). */
export const pageLink = (path: string): string =>
  `${window.location.origin}${window.location.pathname}#${path}`;

/** Link to one of our pages for sharing: on the web host that belongs to this page's host (specification §1). */
export function webLink(path: string): string {
  const here = addressOf(window.location.href);
  const origin = here ? webOriginOf(here) : window.location.origin;
  return `${origin}${window.location.pathname}#${path}`;
}
