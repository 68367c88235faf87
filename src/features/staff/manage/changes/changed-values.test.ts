import { changedValues } from './changed-values';

test.each([
  ['made', null, { name: 'a' }, [{ name: 'name', before: undefined, after: 'a' }]],
  ['ended', { name: 'a' }, null, [{ name: 'name', before: 'a', after: undefined }]],
  ['the same', { a: 1, b: [1] }, { a: 1, b: [1] }, []],
  ['one of two', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ name: 'b', before: 2, after: 3 }]],
  ['one less', { a: 1, b: 2 }, { a: 1 }, [{ name: 'b', before: 2, after: undefined }]],
  ['off and null', { a: false }, { a: null }, [{ name: 'a', before: false, after: null }]],
  ['nothing at all', null, null, []],
])('%s', (_what, before, after, expected) => {
  expect(changedValues({ before, after })).toEqual(expected);
});
