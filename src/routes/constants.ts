/** How long a cached page is kept alive, in ms (specification §2, §9). */
export const TEN_MINUTES = 600_000;

/** Delay between entering a page and its page-view event, in ms (specification §2). */
export const PAGE_VIEW_DELAY = 20;

/** The same on pages that fill in their title late, in ms (specification §2). */
export const SLOW_PAGE_VIEW = 500;

/** Maximum guard redirects per navigation. */
export const MOST_REDIRECTS = 10;

/** Value of `type` for the form of one family member (specification §2). */
export const MEMBER_FORM_TYPE = '3';

/** Route that unknown paths open (specification §2). */
export const FALLBACK_ROUTE = 'home';

/** Partners with entries under /v1/app/{partner}/blank/ (specification §2). */
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
