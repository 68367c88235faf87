import { queryOf, tokensOf } from './tokens';

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
