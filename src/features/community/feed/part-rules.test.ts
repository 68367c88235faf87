import { partOf, partsFor } from './part-rules';

test.each([
  ['latest', 'latest'],
  ['topics', 'topics'],
  ['nothing', 'recommended'],
  [undefined, 'recommended'],
])('a link with %p opens %s', (text, part) => {
  expect(partOf(text)).toBe(part);
});

test('unanswered questions are for doctors, and for whom a link led there', () => {
  expect(partsFor(true, 'recommended')).toContain('unanswered');
  expect(partsFor(false, 'recommended')).not.toContain('unanswered');
  expect(partsFor(false, 'unanswered')).toContain('unanswered');
});
