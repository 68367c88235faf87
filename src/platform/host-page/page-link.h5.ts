import { addressOf, webOriginOf } from '@contract/site/site-rules';

/** Full link to a page of ours: hash routing under this document (specification §2). */
export const pageLink = (path: string): string =>
  `${window.location.origin}${window.location.pathname}#${path}`;

/** Link to a page of ours for other browsers and people: at the web host beside this page (specification §1). */
export function webLink(path: string): string {
  const here = addressOf(window.location.href);
  const origin = here ? webOriginOf(here) : window.location.origin;
  return `${origin}${window.location.pathname}#${path}`;
}
