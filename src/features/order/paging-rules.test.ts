import { NO_PAGES, withoutItem, withPage } from './paging-rules';
import type { Pages } from './paging-rules';

const id = (item: string) => item;
const page = (pageNo: number, list: string[], hasMore = true) => ({
  pageNo,
  list,
  hasMore,
  total: 5,
});
const first: Pages<string> = withPage<string>(NO_PAGES, page(1, ['a', 'b']), id);

test('pages follow each other until there are no more', () => {
  const all = withPage(first, page(2, ['c'], false), id);
  expect(all).toEqual({ items: ['a', 'b', 'c'], total: 5, pageNo: 2, hasMore: false });
});

test('an item that moved to the next page is shown once', () => {
  expect(withPage(first, page(2, ['b', 'c']), id).items).toEqual(['a', 'b', 'c']);
});

test('the first page begins the list anew', () => {
  expect(withPage(first, page(1, ['x']), id).items).toEqual(['x']);
});

test('a removed item is gone and no longer counted', () => {
  expect(withoutItem(first, (item) => item === 'a')).toMatchObject({ items: ['b'], total: 4 });
  expect(withoutItem(first, (item) => item === 'x').total).toBe(5);
});
