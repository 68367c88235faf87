/** A list that grows page by page. */
export interface Pages<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** There are more than `total`. */
  readonly isMore?: boolean;
  /** Number of the last page that is in; 0 before the first. */
  readonly pageNo: number;
  readonly hasMore: boolean;
}

/** One page as the provider answers it; `pageNo` counts from 1. */
export interface PageAnswer<Item> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly isMore?: boolean;
  readonly pageNo: number;
  readonly hasMore: boolean;
}

export const NO_PAGES: Pages<never> = { items: [], total: 0, pageNo: 0, hasMore: true };

/** The list with another page behind it; page 1 begins anew, and what is there already is not shown twice. */
export function withPage<Item>(
  pages: Pages<Item>,
  page: PageAnswer<Item>,
  idOf: (item: Item) => string,
): Pages<Item> {
  const before = page.pageNo === 1 ? [] : pages.items;
  const known = new Set(before.map(idOf));
  return {
    items: [...before, ...page.list.filter((item) => !known.has(idOf(item)))],
    total: page.total,
    ...(page.isMore ? { isMore: true } : {}),
    pageNo: page.pageNo,
    hasMore: page.hasMore,
  };
}
