import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** What people read in another wording now: the words that must not come back, and what is said instead. */
const RETIRED: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/[早晚]取消/, '12月9日 08:00 前取消, 之后取消'],
  [/满，可以候补/, '已约满，可候补'],
  [/不带这位/, '移除'],
  [/一起来的时间/, '可同时接种的时段'],
  [/门诊上班，但没有/, '当天无此疫苗号源'],
  [/登录后可看全家/, '登录，管理全家的计划'],
  [/^有疫苗$/, '有苗可约'],
  [/图外还有/, '另有 4 家较远'],
  [/还不知道打没打/, '待确认是否接种'],
  [/去哪(?:里|儿)?打/, '选择门诊'],
  [/(?<!\d)(?:2[4-9]|[3-9]\d)\s?(?:个月|月龄)/, 'years and months from the second birthday on'],
  [/(?<!\d)(?:2[4-9]|[3-9]\d)(?: |-)months?/i, 'years and months from the second birthday on'],
  [/^Mine$|\bMine (?:→|>)/, 'Me, as the tab is called'],
  [/even today/i, '20 clinics available, some today'],
  [/Free of charge [–-]/i, 'Free to ¥721'],
  [/^Against$|^Against (?!the law|guessing)/, 'Protects against'],
  [/^For whom$/, 'Who it’s for'],
  [/^From birth, under|, under \d+ years?$/, 'Birth to 17 years'],
  [/wakes (?:up )?years later/, 'reactivates years later'],
  [/\bcommoner\b/i, 'more common'],
  [/^As the system$/, 'System default'],
  [/^Often used$/, 'Shortcuts'],
];

/** Texts in which one of them stays, by the end of the file's name. */
const STAYS: Readonly<Record<string, string>> = {
  'service-desk/messages.ts': '“Mine”: the conversations that are one’s own',
  '-nip.zh.md': 'ages as the national schedule writes them: 24 月龄',
  '-nip.en.md': 'the same: 24 months',
};

const insteadOf = (text: string): string | undefined =>
  RETIRED.find(([phrase]) => phrase.test(text))?.[1];

const tracked = execFileSync(
  'git',
  ['ls-files', 'src', 'server', 'contract', 'config', 'README.md', 'CONTRIBUTING.md', 'docs/*.md'],
  { encoding: 'utf8' },
).split('\n');

/** Sources of what is shown, without tests, without texts that were agreed to before, and without decisions, which are dated. */
const paths = tracked.filter(
  (path) =>
    /\.(?:tsx?|md|html)$|^server\/sample\/.*\.(?:json|csv)$/.test(path) &&
    !/\.test\.tsx?$|documents\/earlier\/|docs\/decisions\//.test(path) &&
    !Object.keys(STAYS).some((end) => path.endsWith(end)),
);

/** Without the ends of a text, which the code around it has not. */
const ANYWHERE = new RegExp(
  RETIRED.map(([phrase]) => phrase.source.replace(/\^|\$/g, '')).join('|'),
  'i',
);

/** The texts of a source; a template's pieces between its values. */
function textsIn(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  if (!ANYWHERE.test(source)) return [];
  if (!/\.tsx?$/.test(path)) return source.split('\n');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isJsxText(node);
    if (isText || ts.isTemplateHead(node)) texts.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind));
  return texts;
}

test('retired phrases are in nothing that people read', () => {
  const found = paths.flatMap((path) =>
    textsIn(path).flatMap((text) => {
      const instead = insteadOf(text);
      return instead === undefined ? [] : [`${path}: “${text}”; say ${instead}`];
    }),
  );
  expect(found).toEqual([]);
});

test.each([
  '早取消',
  '满，可以候补',
  '大家能一起来的时间',
  '去哪打',
  '小明，34 个月',
  '24 月龄以上',
  '30 months old',
  'Mine',
  'Open “Mine → Account”',
  'Clinics you can book: 20 · even today',
  'Free of charge – ¥721',
  'Against',
  'From birth, under 18 years',
  'grows commoner with age',
])('“%s” is refused', (text) => {
  expect(insteadOf(text)).toBeDefined();
});

test.each([
  ['可以候补'],
  ['23 个月'],
  ['23 months old'],
  ['2 岁 10 个月'],
  ['Free of charge'],
  ['Against the law'],
  ['Mineral water'],
  ['Birth to 17 years'],
  ['有疫苗的门诊'],
])('“%s” may be said', (text) => {
  expect(insteadOf(text)).toBeUndefined();
});
