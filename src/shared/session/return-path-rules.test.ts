import { readReturnQuery, returnPath, returnQuery } from './return-path-rules';

test('redirect and query lead back to the exact place', () => {
  expect(returnPath({ redirect: '/subscribe', query: '{"vaccId":"3","depaCode":"D1"}' })).toBe(
    '/subscribe?vaccId=3&depaCode=D1',
  );
  expect(returnPath({ redirect: '/subscribe?vaccId=3' }, { linkmanId: 'L 1' })).toBe(
    '/subscribe?vaccId=3&linkmanId=L%201',
  );
  expect(returnPath({ redirect: '/mine' })).toBe('/mine');
});

test('what goes out comes back', () => {
  const path = returnQuery('/subscribe', { vaccId: '3', depaCode: 'D&1' });
  expect(returnPath({ redirect: String(path.redirect), query: String(path.query) })).toBe(
    '/subscribe?vaccId=3&depaCode=D%261',
  );
  expect(returnQuery('/subscribeDetail?orderId=7#x')).toEqual({
    redirect: '/subscribeDetail?orderId=7',
    query: undefined,
  });
});

test.each([
  [''],
  ['https://evil.example'],
  ['//evil.example/path'],
  ['/\\evil.example'],
  ['\\\\evil.example'],
  ['javascript:alert(1)'],
  ['mine'],
  ['/mine\n//evil.example'],
  ['/mi ne'],
  [`/${'a'.repeat(2000)}`],
])('a hostile redirect %j leads nowhere', (redirect) => {
  expect(returnPath({ redirect })).toBeNull();
});

test.each([['[1]'], ['null'], ['"text"'], ['{broken'], ['x'.repeat(2001)], [undefined]])(
  'a query %j counts as none',
  (text) => {
    expect(readReturnQuery(text)).toEqual({});
  },
);

test('of a query only plain values come through', () => {
  const text = '{"a":"1","b":2,"c":true,"d":{"x":1},"e":[1],"f":null}';
  expect(readReturnQuery(text)).toEqual({ a: '1', b: 2, c: true });
});
