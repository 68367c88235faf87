import { groupByLetter, groupsFrom, searchEntries } from './index-rules';

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

const HIB = { title: 'b 型流感嗜血杆菌感染', summary: '引起脑膜炎', keywords: ['Hib', '五联'] };
const FLU = { title: '流行性感冒', summary: '老人、幼儿风险最大', keywords: ['流感', '鼻喷流感'] };
const HPV = { title: '人乳头瘤病毒感染', summary: '多数会自己消退', keywords: ['HPV'] };
const ENTRIES = [HIB, FLU, HPV];

test('an entry is found by what people call its vaccine, before a mere mention in a title', () => {
  expect(searchEntries(ENTRIES, '流感')).toEqual([FLU, HIB]);
  expect(searchEntries(ENTRIES, ' hpv ')).toEqual([HPV]);
});

test('the beginning of a title comes first, the summary last', () => {
  expect(searchEntries([HIB, { ...HPV, title: '脑膜炎' }], '脑 膜炎')[0]?.title).toBe('脑膜炎');
  expect(searchEntries(ENTRIES, '老人')).toEqual([FLU]);
});

test('what is nowhere is not found', () => {
  expect(searchEntries(ENTRIES, '狂犬')).toEqual([]);
});

test('nothing typed keeps every entry', () => {
  expect(searchEntries(ENTRIES, '  ')).toBe(ENTRIES);
});
