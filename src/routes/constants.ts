/** How long a kept page waits for its user, in ms (specification §2, §9). */
export const TEN_MINUTES = 600_000;

/** Delay between entering a page and its page-view event, in ms (specification §2). */
export const PAGE_VIEW_DELAY = 20;

/** The same on pages that fill in their title late, in ms (specification §2). */
export const SLOW_PAGE_VIEW = 500;

/** Times that guards may send one step elsewhere before it is given up. */
export const MOST_REDIRECTS = 10;

/** `type` of the form of one family member (specification §2). */
export const MEMBER_FORM_TYPE = '3';

/** Path that unknown paths lead to (specification §2). */
export const FALLBACK_ROUTE = 'home';

/** Partners that have entries under /v1/app/{partner}/blank/ (specification §2). */
export const PARTNERS = [
  'quanchengban',
  'tfsmy',
  'chunyu',
  'zdzmd',
  'xdm',
  'jsb',
  'wst',
  'zjjsmy',
] as const;
