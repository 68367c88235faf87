import { mostSimilar, wordsOf } from './similar-titles';

test.each([
  ['打完发烧', ['打完', '完发', '发烧']],
  ['发烧，怎么办？', ['发烧', '怎么', '么办']],
  ['HPV9价', ['hpv', '9']],
  ['38.5度', ['38', '5']],
  ['Fever after MMR', ['fever', 'after', 'mmr']],
  ['烧', []],
  ['😀？！', []],
  ['', []],
])('the words of %s are %j', (title, words) => {
  expect([...wordsOf(title)]).toEqual(words);
});

const titlesLike = (title: string, titles: readonly string[]): string[] =>
  mostSimilar(
    title,
    titles.map((each) => ({ title: each })),
  ).map((question) => question.title);

test.each([
  ['one word of several is shared', '打完九价', ['打完就洗澡'], []],
  ['two words are shared', '打完九价', ['九价打完'], ['九价打完']],
  ['the only word is shared', '发烧', ['发烧了'], ['发烧了']],
  ['none is shared', '发烧', ['咳嗽'], []],
  ['a word is only part of another', 'HPV now 9', ['hpvs known 99'], []],
  ['words are written otherwise', 'hpv 9', ['ＨＰＶ9价'], ['ＨＰＶ9价']],
  ['the title has no word', '？', ['发烧', '？'], []],
])('where %s', (_, title, others, similar) => {
  expect(titlesLike(title, others)).toEqual(similar);
});

test('what shares more comes first, and equal ones stay in their order', () => {
  const [much, little, less] = ['打完九价发烧', '九价打完之后', '打完再打九价'];
  expect(titlesLike('打完九价发烧', [little, less, much])).toEqual([much, little, less]);
});

test('two words that few questions have say more than four that every one has', () => {
  const common = Array.from({ length: 9 }, (_, n) => `打完怎么办 ${n}`);
  expect(titlesLike('打完怎么办荨麻疹', [...common, '起了荨麻疹'])).toEqual([
    '起了荨麻疹',
    ...common,
  ]);
});
