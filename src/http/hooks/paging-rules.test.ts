import { footerOf, NO_PAGES, withPage } from './paging-rules';

const idOf = (item: string) => item;
const page = (pageNo: number, list: string[], hasMore = true) => ({
  pageNo,
  list,
  hasMore,
  total: 9,
});

test('pages stand behind each other', () => {
  const two = withPage(withPage(NO_PAGES, page(1, ['a', 'b']), idOf), page(2, ['c'], false), idOf);
  expect(two).toEqual({ items: ['a', 'b', 'c'], total: 9, pageNo: 2, hasMore: false });
});

test('an item that slipped to the next page is shown once', () => {
  const two = withPage(withPage(NO_PAGES, page(1, ['a', 'b']), idOf), page(2, ['b', 'c']), idOf);
  expect(two.items).toEqual(['a', 'b', 'c']);
});

test('the first page begins anew', () => {
  const again = withPage(withPage(NO_PAGES, page(1, ['a']), idOf), page(1, ['z']), idOf);
  expect(again.items).toEqual(['z']);
});

test.each([
  ['ready', true, 'more'],
  ['ready', false, 'end'],
  ['loading', true, 'loading'],
  ['loading', false, 'loading'],
  ['failed', true, 'failed'],
  ['failed', false, 'failed'],
] as const)('below a list that is %s, more to come: %s, stands %s', (state, hasMore, footer) => {
  expect(footerOf(state, hasMore)).toBe(footer);
});
