import { sourceOf } from './source-rules';

test.each([
  [{ uFrom: 'poster' }, 'poster'],
  [{ ufrom: 'banner' }, 'banner'],
  [{ uFrom: 'poster', ufrom: 'banner' }, 'poster'],
  [{ uFrom: '', ufrom: 'banner' }, 'banner'],
  [{ uFrom: '社区海报' }, '社区海报'],
  [{ uFrom: 'x'.repeat(64) }, 'x'.repeat(64)],
  [{ uFrom: 'x'.repeat(65) }, undefined],
  [{}, undefined],
])('of the query %j the source is %j', (query, source) => {
  expect(sourceOf(query as Record<string, string>)).toBe(source);
});
