import { toQueryString } from './query-string';

test.each([
  [{}, ''],
  [{ a: 1, b: true, c: '' }, 'a=1&b=true&c='],
  [{ a: undefined, b: null }, ''],
  [{ name: '小 易&=' }, 'name=%E5%B0%8F%20%E6%98%93%26%3D'],
  [{ ids: [1, 2] }, 'ids=1&ids=2'],
  [{ q: { a: 1 } }, 'q=%7B%22a%22%3A1%7D'],
])('%j becomes %j', (fields, text) => {
  expect(toQueryString(fields)).toBe(text);
});
