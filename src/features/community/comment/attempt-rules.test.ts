import { attemptOf, EMPTY_DRAFT } from './attempt-rules';

const first = attemptOf(EMPTY_DRAFT, '谢谢', [], 'key-1');

test('a first attempt has a new key', () => {
  expect(first).toEqual({ key: 'key-1', text: '谢谢', fileIds: [] });
});

test('the same text and pictures go out again under the same key', () => {
  const draft = { text: '谢谢', attempt: first };
  expect(attemptOf(draft, '谢谢', [], 'key-2')).toBe(first);
});

test.each([
  ['text', '谢谢医生', []],
  ['picture', '谢谢', ['f1']],
])('another %s is another comment', (_, text, fileIds) => {
  const draft = { text, attempt: first };
  expect(attemptOf(draft, text, fileIds, 'key-2')).toEqual({ key: 'key-2', text, fileIds });
});
