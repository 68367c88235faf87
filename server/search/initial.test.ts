import { byName, initialOf, keywordOf, lookUpName } from './initial';

test.each([
  ['13 价肺炎（进口）', '肺炎（进口）', 'F'],
  ['九价 HPV（男性）', 'HPV（男性）', 'H'],
  ['免费双价 HPV', 'HPV', 'H'],
  ['重组带状疱疹', '带状疱疹', 'D'],
  ['进口脊灰灭活', '脊灰灭活', 'J'],
  ['AC 流脑结合（康希诺）', '流脑结合（康希诺）', 'L'],
  ['四联疫苗', '四联疫苗', 'S'],
  ['9vHPV (men)', 'HPV (men)', 'H'],
  ['PPSV23 (imported)', 'PPSV23 (imported)', 'P'],
])('%s is looked up as %s, under %s', (name, looked, letter) => {
  expect(lookUpName(name)).toBe(looked);
  expect(initialOf(lookUpName(name))).toBe(letter);
});

test('a name that is nothing but a qualifier stays whole', () => {
  expect(lookUpName('双价')).toBe('双价');
});

test.each([
  ['阿', 'A'],
  ['重组乙型肝炎', 'C'],
  ['人乳头瘤病毒感染', 'R'],
  ['做', 'Z'],
  ['23', '#'],
  ['', '#'],
])('%s begins with %s', (name, letter) => {
  expect(initialOf(name)).toBe(letter);
});

test('an index goes by letter, Latin and Chinese together, and ends with what has none', () => {
  expect(['水痘', '23', 'Hib', '霍乱', '百白破', 'BCG'].sort(byName)).toEqual([
    '百白破',
    'BCG',
    '霍乱',
    'Hib',
    '水痘',
    '23',
  ]);
});

test.each([
  ['四价流感（华兰）', '流感'],
  ['乙肝疫苗', '乙肝'],
  ['9vHPV (men)', 'HPV'],
  ['Hib（民海）', 'Hib'],
])('%s is called %s for short', (shortName, keyword) => {
  expect(keywordOf(shortName)).toBe(keyword);
});
