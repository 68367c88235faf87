/** A list that grows page by page. */
export interface Pages<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** There are more items than `total`. */
  readonly isMore?: boolean;
  /** What the list is of, where it is not what was asked for. */
  readonly meant?: string | undefined;
  /** Number of the last loaded page; 0 before the first. */
  readonly pageNo: number;
  readonly hasMore: boolean;
}

/** One page as the provider answers it; `pageNo` counts from 1. */
export interface PageAnswer<Item> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly isMore?: boolean;
  readonly meant?: string | undefined;
  readonly pageNo: number;
  readonly hasMore: boolean;
}

export const NO_PAGES: Pages<never> = { items: [], total: 0, pageNo: 0, hasMore: true };

/** State of a list that grows page by page; `ready`: what has arrived is shown. */
export type PagesState = 'loading' | 'ready' | 'failed';

/** What the end of such a list says: `more` can be loaded, or everything is shown (`end`). */
export type FooterState = 'more' | 'loading' | 'end' | 'failed';

export function footerOf(state: PagesState, hasMore: boolean): FooterState {
  if (state !== 'ready') return state;
  return hasMore ? 'more' : 'end';
}

/** Appends a page to the list; page 1 replaces it, and duplicates are dropped. */
export function withPage<Item>(
  pages: Pages<Item>,
  page: PageAnswer<Item>,
  idOf: (item: Item) => string,
): Pages<Item> {
  const before = page.pageNo === 1 ? [] : pages.items;
  const ids = new Set(before.map(idOf));
  return {
    items: [...before, ...page.list.filter((item) => !ids.has(idOf(item)))],
    total: page.total,
    ...(page.isMore ? { isMore: true } : {}),
    ...(page.meant ? { meant: page.meant } : {}),
    pageNo: page.pageNo,
    hasMore: page.hasMore,
  };
}
