import { violationOf } from './use-feedback-form';

const draft = { kind: 'wish' as const, content: '字大一点', contact: '', pictures: [] };
const file = { name: 'a.png', bytes: 1, preview: '', source: null };

test('words are enough', () => {
  expect(violationOf(draft)).toBeNull();
});

test.each([
  ['content', { content: '  ' }],
  ['contact', { contact: '1381234' }],
  ['pictures', { pictures: [{ key: 'a', file, state: 'sending' as const }] }],
  ['pictures', { pictures: [{ key: 'a', file, state: 'failed' as const }] }],
])('it is held back for its %s', (violation, change) => {
  expect(violationOf({ ...draft, ...change })).toBe(violation);
});
