import type { ContentProblem } from '@contract/manage/content-endpoints';
import { EMPTY_TEXT } from '@contract/manage/content-rules';
import { problemsIn, problemWords } from './problem-words';
import { readTyped } from './read-typed';

const CONTEXT = { zoneIds: new Set<string>(), catalogIds: new Set<string>(), whiteUrls: [] };
const problemsOf = (body: string) => {
  const text = { ...EMPTY_TEXT, body: { zh: body, en: body } };
  return readTyped({ kind: 'article', id: 'a', depaCode: '', text }, CONTEXT).problems;
};

test.each([
  '',
  '# 大标题',
  '<b>粗</b>',
  '**粗** 和 *斜*',
  '    代码',
  '`代码`',
  '![图](https://a.example/a.png)',
  '| a | b |\n| - | - |\n| 1 | 2 |',
  '***',
  '- [ ] 一',
  '~~删~~',
  '文字 [链接](https://a.example) 文字',
  '[链接](ftp://a.example)',
  '[看疫苗](catalogs/none)',
  '- 一\n  - 二',
  '1. 一',
  '> 一\n>\n> 二',
])('what is wrong with %j is said in Chinese', (body) => {
  const errors = problemsIn(problemsOf(body), 'zh-CN').filter(({ field }) => field !== null);
  expect(errors.length).toBeGreaterThan(0);
  for (const { message } of errors) expect(message).not.toMatch(/^请检查：|[a-z]{4,} [a-z]{2,} /);
});

test('an unforeseen problem keeps its own words in both languages', () => {
  expect(problemWords('is odd', 'zh-CN')).toBe('请检查：is odd');
  expect(problemWords('is odd', 'en')).toBe('is odd');
});

test('the same problem of a line is said once', () => {
  const problem: ContentProblem = {
    field: 'body',
    language: 'zh',
    line: 1,
    severity: 'error',
    message: 'texts have no HTML; write \\< for the sign <',
  };
  expect(problemsIn([problem, { ...problem }, { ...problem, line: 2 }], 'en').length).toBe(2);
});
