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
