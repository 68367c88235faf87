import { groupByLetter, groupsFrom } from './letter-groups';

const named = (initial: string, name: string) => ({ initial, name });
const GROUPS = groupByLetter([
  named('B', '百白破'),
  named('H', 'HPV'),
  named('H', 'Hib'),
  named('L', '流感'),
  named('#', '23'),
]);

test('items stand under their letter in the order in which they come', () => {
  expect(GROUPS.map(({ letter, items }) => [letter, items.map(({ name }) => name)])).toEqual([
    ['B', ['百白破']],
    ['H', ['HPV', 'Hib']],
    ['L', ['流感']],
    ['#', ['23']],
  ]);
});

test('a list begins at the chosen letter and never cuts a group', () => {
  const { shown, hasMore } = groupsFrom(GROUPS, 'H', 1);
  expect(shown.map(({ letter }) => letter)).toEqual(['H']);
  expect(hasMore).toBe(true);
});

test('without a letter, or with one that has gone, it begins at the top', () => {
  for (const letter of [null, 'Z']) {
    const { shown, hasMore } = groupsFrom(GROUPS, letter, 9);
    expect(shown).toHaveLength(4);
    expect(hasMore).toBe(false);
  }
});

test('an index of nothing shows nothing', () => {
  expect(groupsFrom([], null, 9)).toEqual({ shown: [], hasMore: false });
});
