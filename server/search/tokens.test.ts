import { documentOf } from './documents';
import { entriesAsText, matcherOf, queryOf, tokensOf } from './tokens';

test('blanks part words; case, punctuation and the marks between syllables fall away', () => {
  expect(tokensOf(" 浦东，HPV  ＡＢ xi'an ")).toEqual(['浦东', 'hpv', 'ab', 'xian']);
  expect(tokensOf('%&! ')).toEqual([]);
});

test('a query holds what was typed as text only, and nothing typed asks for nothing', () => {
  expect(queryOf('vaccine', tokensOf("流感' | 'x"))).toBe("'v:流感':* & 'v:x':*");
  expect(queryOf('clinic', [])).toBeNull();
});

test('a long word is covered by its beginning and its end', () => {
  expect(queryOf('clinic', ['社区卫生服务'])).toBe("'c:社区卫生' & 'c:卫生服务':*");
});

test('digits behind letters are a word of their own, letters behind digits are not', () => {
  expect(tokensOf('HPV9 13价 9vHPV')).toEqual(['hpv', '9', '13价', '9vhpv']);
});

test('a word in two scripts is looked up script by script', () => {
  expect(queryOf('vaccine', ['liug疫苗'])).toBe("'v:liug':* & 'v:疫苗':*");
  expect(queryOf('vaccine', ['9价hpv'])).toBe("'v:9':* & 'v:价':* & 'v:hpv':*");
});

test('a shortened word is looked up by its initials and by what is spelt out, beside what was typed', () => {
  expect(queryOf('vaccine', ['liugym'])).toBe("('v:liugym':* | 'v:lgym':* & 'v:liug':*)");
});

const clinic = documentOf({
  kind: 'clinic',
  id: 'C',
  title: { zh: '东城区景明社区卫生服务中心', en: "Dongcheng Children's Clinic 12" },
  note: { zh: '景明路12号', en: '12 Road' },
  called: [],
  also: ['北京市'],
  province: '110000',
  rank: 0,
  visibleFrom: null,
  visibleUntil: null,
  words: [],
});
const entries = entriesAsText(
  [...clinic.terms.matchAll(/'((?:[^']|'')*)'/g)].map(([, entry]) => entry).join('\n'),
);

test.each([
  ['东城', true],
  ['dongc', true],
  ['dcq', true],
  ['dchengq', true],
  ['社区卫生服务', true],
  ['社区卫生中心', false],
  ['区卫', true],
  ['景明 北京', true],
  ['beijing', true],
  ['bjs', false],
  ['景明 上海', false],
  ['clinic12', true],
  ['linic', false],
  ['ongcheng', false],
  ['c', true],
])('without the database, %s fits the document by its entries: %s', (typed, expected) => {
  expect(matcherOf('clinic', tokensOf(typed))(entries)).toBe(expected);
});

test('an entry of another kind is none', () => {
  expect(matcherOf('vaccine', ['东城'])(entries)).toBe(false);
});
