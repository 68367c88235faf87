import { searchEntries } from './index-rules';

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
