import { isOpenedAsPage, pageMeant } from './opened-as-page';

const visit = (headers: Record<string, string>, method = 'GET') =>
  isOpenedAsPage({ method, headers });

test('a browser that opens an address is told from a page that asks for one', () => {
  expect(visit({ 'sec-fetch-mode': 'navigate', accept: '*/*' })).toBe(true);
  expect(visit({ accept: 'text/html,application/xhtml+xml' })).toBe(true);
  expect(visit({ 'sec-fetch-mode': 'cors', accept: 'text/html' })).toBe(false);
  expect(visit({ accept: 'application/json' })).toBe(false);
  expect(visit({})).toBe(false);
  expect(visit({ 'sec-fetch-mode': 'navigate' }, 'POST')).toBe(false);
});

test.each([
  ['/%23/vaccineDetalis?vaccId=3', '/index.html#/vaccineDetalis?vaccId=3'],
  ['/index.html%23/home', '/index.html#/home'],
  ['/vaccineDetalis?vaccId=3', '/index.html#/vaccineDetalis?vaccId=3'],
  ['/order/subscribe/pageLists.do?pageNo=1', '/index.html'],
  ['//evil.example/x', '/index.html#//evil.example/x'],
])('%s means %s', (opened, meant) => {
  expect(pageMeant(opened)).toBe(meant);
});
