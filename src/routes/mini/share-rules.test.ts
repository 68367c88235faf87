import type { RouteName } from '../table';
import { routeOf, ROUTE_NAMES } from '../table';
import { isCardPicture, sharedQuery } from './share-rules';

const shared = ROUTE_NAMES.filter((name) => 'share' in routeOf(name));
const keysOf = (name: RouteName): readonly string[] => routeOf(name).share?.query ?? [];

test('a card holds what the table lists of a page’s query, and nothing else of it', () => {
  const everything = Object.fromEntries(shared.flatMap(keysOf).map((key) => [key, `its ${key}`]));
  const query = { ...everything, orderId: 'o1', linkmanId: 'l1', tk: 'secret', mobile: '138' };
  for (const name of shared) {
    const found = sharedQuery({ name, query });
    if (found === null) continue;
    expect(Object.keys(found).sort()).toEqual([...keysOf(name)].sort());
    for (const key of keysOf(name)) expect(found[key]).toBe(`its ${key}`);
  }
});

test('what a page was not given, or was given empty, is left out', () => {
  const name = 'release';
  expect(sharedQuery({ name, query: {} })).toEqual({});
  expect(sharedQuery({ name, query: { id: 'r1', depaCode: '' } })).toEqual({ id: 'r1' });
});

test('a private page is not shared, whatever its query', () => {
  expect(sharedQuery({ name: 'orderDetail', query: { orderId: 'o1' } })).toBeNull();
});

test.each([
  ['https://a.cn/x.png', true],
  ['https://a.cn/x.JPEG?w=1', true],
  ['http://a.cn/x.png', false],
  ['https://a.cn/x.svg', false],
  [undefined, false],
])('%s can be a card’s picture: %s', (address, can) => {
  expect(isCardPicture(address)).toBe(can);
});
