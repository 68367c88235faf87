import type { LinkmanCard } from '@contract/linkman/endpoints';
import { preselected } from './preselected';

const person = (linkmanId: string, isDefault: 0 | 1 = 0) =>
  ({ linkmanId, isDefault }) as LinkmanCard;
const people = [person('a'), person('b', 1), person('c')];

test.each([
  ['the one just added', null, 'c', 'c'],
  ['the one chosen before', 'a', undefined, 'a'],
  ['the default one', null, undefined, 'b'],
  ['the default one, once the chosen one is gone', 'x', 'y', 'b'],
])('%s is preselected', (_, chosen, asked, expected) => {
  expect(preselected(people, chosen, asked)).toBe(expected);
});

test('without a default the first one is, without anybody nobody', () => {
  expect(preselected([person('a'), person('c')], null, undefined)).toBe('a');
  expect(preselected([], null, 'a')).toBeNull();
});
