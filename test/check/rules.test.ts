import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EARLIER_POLICIES } from '@/shared/agreement/documents/earlier';
import { readBuild } from './build';
import type { Build, Target } from './build';
import type { Rule } from './rule';
import { rules } from './rules';
import { callsIn } from './rules/calls';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
type Files = Record<string, string | object>;

function build(target: Target, files: Files, environment = 'live'): Build {
  const root = mkdtempSync(join(tmpdir(), 'check-'));
  folders.push(root);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(
      join(root, path),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  }
  return readBuild(root, target, { environment, apiHost: 'https://api.clinic.cn' });
}

const app = {
  pages: ['pages/home/index', 'pages/mine/index'],
  tabBar: {
    list: [
      { pagePath: 'pages/home/index', iconPath: 'home.png' },
      { pagePath: 'pages/mine/index', iconPath: 'mine.png' },
    ],
  },
  requiredPrivateInfos: ['getLocation'],
  permission: { 'scope.userLocation': { desc: 'to find clinics' } },
  __usePrivacyCheck__: true,
};

const page = (path: string): Files => ({
  [`${path}.js`]: 'Page({});',
  [`${path}.json`]: {},
  [`${path}.wxml`]: '<view />',
});

/** A script that names every call which the target makes. */
const calls = (target: Target): Files => ({ 'calls.js': JSON.stringify(callsIn(target)) });

const soundWeapp: Files = {
  'app.json': app,
  'project.config.json': { miniprogramRoot: './' },
  'sitemap.json': {
    rules: [
      { action: 'allow', page: 'pages/home/index' },
      { action: 'disallow', page: '*' },
    ],
  },
  'app.js': 'wx.getLocation({}); fetchFrom("https://api.clinic.cn/a.do");',
  'app.wxss': '.a { color: red; }',
  'home.png': 'x',
  'mine.png': 'x',
  ...page('pages/home/index'),
  ...page('pages/mine/index'),
};

/** A start page whose script asks for these files. */
const startPage = (...files: string[]): string =>
  `<script>${JSON.stringify(files)}.forEach(function (href) { document.head.appendChild({ href: href }) })</script>` +
  '<script src="./js/app.js"></script><link rel="stylesheet" href="css/app.css">';

const HINT = '//# allFunctionsCalledOnLoad\n';

const soundH5: Files = {
  'index.html': startPage('chunk/1.js'),
  'chunk/1.js': `${HINT}const c = 1;`,
  'js/app.js': `${HINT}const a = { ...b };`,
  'css/app.css': '.a { background: url(./a.png); }',
};

const named = (name: string): Rule => {
  const rule = rules.find((each) => each.name === name);
  if (!rule) throw new Error(`there is no rule ${name}`);
  return rule;
};

/** Text that gzip cannot compress below its limit. */
const noise = (bytes: number): string => {
  let state = 1;
  let text = '';
  while (text.length < bytes) {
    state = (state * 48271) % 2147483647;
    text += state.toString(36);
  }
  return text;
};

test('late built-ins that the code asks for first, or that are its own, pass', () => {
  const code = [
    'var m = typeof queueMicrotask === "function" ? queueMicrotask : later;',
    'function f(URL) { return new URL(1); } class Blob {} new Blob();',
    'if ("ResizeObserver" in window) new ResizeObserver(f);',
    'list.replaceAll ? list.replaceAll(a, b) : list.split(a).join(b);',
    'list.at(-1); Object.fromEntries(pairs); a.URL; b = { Intl: 1 };',
  ].join('\n');
  for (const target of ['weapp', 'h5'] as const)
    expect(named('built-ins').check(build(target, { 'app.js': code }))).toEqual([]);
});

test('gaps of grids and columns pass, and a gap of nothing', () => {
  const css =
    '.a{display:grid;gap:4px}.b{column-count:2;column-gap:4px}.c{display:flex;gap:0}.d{gap:4px}.e{display:flex;grid-gap:4px}';
  expect(named('gap of flex boxes').check(build('h5', { 'css/app.css': css }))).toEqual([]);
});

/** One pixel of the brand colour, whose contrast on the dark bar is too low. */
const FAINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGPgSov+DwADFAHLqcy+uQAAAABJRU5ErkJggg==',
  'base64',
);

test.each(rules.map(({ name }) => name))('a sound build passes: %s', async (name) => {
  const rule = named(name);
  const isSound = async (target: Target, files: Files): Promise<void> => {
    const problems = rule.targets.includes(target)
      ? await rule.check(build(target, { ...files, ...calls(target) }))
      : [];
    expect(problems).toEqual([]);
  };
  await isSound('weapp', soundWeapp);
  await isSound('h5', soundH5);
});

const KB = 1024;

/** Rule, the file that violates it, and what the report must say. */
const broken: [name: string, target: Target, files: Files, says: RegExp][] = [
  [
    'gap of flex boxes',
    'h5',
    { 'css/app.css': '@media print{.a{display:flex;gap:4px}}' },
    /app\.css has a gap in the flex box \.a/,
  ],
  [
    'gap of flex boxes',
    'weapp',
    { 'app.wxss': '.a{display:inline-flex}.b .a:first-child{column-gap:var(--s-2)}' },
    /flex box \.a/,
  ],
  ['gap of flex boxes', 'alipay', { 'p.acss': '.c{display:-webkit-flex;row-gap:1px}' }, /\.c/],
  ['gap of flex boxes', 'h5', { 'a.html': '<style>.d{display:flex;gap:1px}</style>' }, /\.d/],
  ['package sizes', 'weapp', { 'big.js': 'x'.repeat(601 * KB) }, /main package has 602 KB/],
  ['package sizes', 'alipay', { 'big.js': 'x'.repeat(501 * KB) }, /main package has/],
  [
    'package sizes',
    'weapp',
    {
      'app.json': { ...app, subPackages: [{ root: 'sub', pages: [] }] },
      'sub/big.js': 'x'.repeat(2049 * KB),
    },
    /subpackage sub has 2049 KB/,
  ],
  [
    'package sizes',
    'alipay',
    {
      'app.json': {
        ...app,
        subPackages: ['a', 'b', 'c', 'd', 'e'].map((root) => ({ root, pages: [] })),
      },
      ...Object.fromEntries(
        ['a', 'b', 'c', 'd', 'e'].map((root) => [`${root}/x.js`, 'x'.repeat(1700 * KB)]),
      ),
    },
    /whole app has/,
  ],
  ['linked pages', 'h5', { 'chunk/1.js': noise(300 * KB) }, /vaccineDetalis loads \d+ bytes/],
  ['linked pages', 'h5', { 'index.html': startPage() }, /asks for no file of \/vaccineDetalis/],
  [
    'linked pages',
    'h5',
    { 'index.html': startPage(...[1, 2, 3, 4, 5].map((id) => `chunk/${id}.js`)) },
    /in 7 files, the limits are 115000 and 6/,
  ],
  ['first load', 'h5', { 'js/app.js': noise(300 * KB) }, /before first paint/],
  ['media sizes', 'h5', { 'a.png': 'x'.repeat(201 * KB) }, /a\.png has 201 KB/],
  ['script syntax', 'weapp', { 'app.js': 'const a = b?.c;' }, /app\.js is no ES2019/],
  ['script syntax', 'h5', { 'js/app.js': 'a?.b' }, /no ES2019/],
  ['compile hint', 'h5', { 'chunk/2.js': `/*! © */\n${HINT}run()` }, /chunk\/2\.js does not begin/],
  ['script syntax', 'h5', { 'js/x.js': 'x = {#"t"=1}' }, /js\/x\.js/],
  ...(
    [
      ['Promise.allSettled(list)', /uses Promise\.allSettled/],
      ['text.replaceAll("a", "b")', /uses \.replaceAll/],
      ['list.findLast((each) => each)', /uses \.findLast/],
      ['queueMicrotask(run)', /uses queueMicrotask/],
      ['window.structuredClone(a)', /uses structuredClone/],
      ['text.match(/(?<=a)b/)', /look-behind/],
    ] as const
  ).map(([code, says]): [string, Target, Files, RegExp] => [
    'built-ins',
    'h5',
    { 'js/app.js': code },
    says,
  ]),
  ['built-ins', 'weapp', { 'app.js': 'new URL(a)' }, /app\.js uses URL,/],
  ...(
    [
      ['/^[\\p{L}·]+$/u.test(name)', /uses a property of Unicode/],
      ['new RegExp("^\\\\P{Han}")', /uses a property of Unicode/],
      ['sign.normalize("NFKC")', /uses \.normalize/],
      ['a.localeCompare(b, "zh")', /uses \.localeCompare with options/],
      ['count.toLocaleString()', /uses \.toLocaleString/],
    ] as const
  ).map(([code, says]): [string, Target, Files, RegExp] => [
    'built-ins',
    'weapp',
    { 'app.js': code },
    says,
  ]),
  ['built-ins', 'alipay', { 'app.js': 'f(() => new Intl.NumberFormat())' }, /uses Intl/],
  ['foreign addresses', 'weapp', { 'app.js': '"http://evil.cn/x"' }, /names http:\/\/evil\.cn\/x/],
  ['remote resources', 'h5', { 'css/app.css': '@font-face{src:url(//at.cn/f)}' }, /loads \/\/at/],
  ['remote resources', 'weapp', { 'a.wxml': '<image src="https://a.cn/b.png" />' }, /loads https/],
  ['tab bar', 'weapp', { 'app.json': { ...app, tabBar: { list: [] } } }, /0 items/],
  ['tab bar contrast', 'weapp', { 'home.png': FAINT }, /home\.png stands at 2\.4:1 on the dark/],
  ['tab bar', 'weapp', { 'home.png': 'x'.repeat(41 * KB) }, /more than 40 KB/],
  [
    'tab bar',
    'weapp',
    {
      'app.json': {
        ...app,
        tabBar: { list: [...app.tabBar.list, { pagePath: 'sub/x', iconPath: 'no.png' }] },
      },
    },
    /sub\/x is not in the main package.*no\.png is missing/s,
  ],
  [
    'page files',
    'weapp',
    { 'app.json': { ...app, pages: ['pages/gone'] } },
    /gone\.wxml is missing/,
  ],
  [
    'developer pages',
    'weapp',
    { 'app.json': { ...app, pages: ['pages/tool/module/index'] } },
    /module\/index is a developers' page/,
  ],
  ['developer pages', 'h5', { 'js/app.js': 'r={path:"/swimlane"}' }, /\/swimlane/],
  ['debugging aid', 'h5', { 'chunk/1.js': 'p.className="debug-aid"' }, /for QA builds only/],
  [
    'requiredPrivateInfos',
    'weapp',
    { 'a.js': 'wx.chooseLocation({})' },
    /chooseLocation is called/,
  ],
  [
    'requiredPrivateInfos',
    'weapp',
    { 'app.json': { ...app, requiredPrivateInfos: ['getLocation', 'getFuzzyLocation'] } },
    /exclude each other/,
  ],
  ['permission texts', 'weapp', { 'app.json': { ...app, permission: {} } }, /desc/],
  [
    'privacy guide',
    'weapp',
    { 'app.json': { ...app, __usePrivacyCheck__: false } },
    /not switched/,
  ],
  ['keys of the other platform', 'alipay', { 'app.json': app }, /WeChat's permission/],
  [
    'texts of the other platform',
    'weapp',
    { 'app.js': 'const t = { pay: "用支付宝付 {price}" };' },
    /app\.js says “用支付宝付/,
  ],
  [
    'sitemap',
    'weapp',
    { 'sitemap.json': { rules: [{ action: 'allow', page: '*' }] } },
    /does not end with a refusal/,
  ],
  [
    'templates compile',
    'weapp',
    { 'pages/home/index.wxml': '<view><text></view>' },
    /do not compile/,
  ],
  ['styles compile', 'weapp', { 'app.wxss': '@import "./gone.wxss"; .a {' }, /do not compile/],
  [
    'source maps',
    'h5',
    { 'js/app.js': 'a\n//# sourceMappingURL=app.js.map' },
    /points to a source/,
  ],
  ['project file', 'alipay', {}, /mini\.project\.json is missing/],
  [
    'project file',
    'weapp',
    { 'project.config.json': { miniprogramRoot: 'dist/weapp/' } },
    /project\.config\.json looks for the code in dist\/weapp/,
  ],
  ['source maps', 'weapp', { 'app.js.map': '{}' }, /is a source map/],
  ['paths of the build machine', 'h5', { 'js/app.js': `"${process.cwd()}/src/a.ts"` }, /path/],
  ['paths of the build machine', 'weapp', { 'app.js': '"/Users/ann/app/src"' }, /\/Users\/ann/],
  ['calls of the contract', 'h5', {}, /is not called, and docs/],
  ['calls of the contract', 'weapp', { 'app.js': '"GET /desk/day.do"' }, /day\.do is called/],
];

test.each(broken)('%s reports a broken %s build', async (name, target, files, says) => {
  const sound = target === 'h5' ? soundH5 : soundWeapp;
  const problems = await named(name).check(build(target, { ...sound, ...files }));
  expect(problems.join('\n')).toMatch(says);
});

test('the provider on the developer’s machine is known outside live builds only', () => {
  const files = { ...soundWeapp, 'app.js': 'var host = "http://127.0.0.1:8080"' };
  const problemsIn = (environment: string) =>
    named('foreign addresses').check(build('weapp', files, environment));
  expect(problemsIn('qa')).toEqual([]);
  expect(problemsIn('live')).toEqual(['app.js names http://127.0.0.1:8080']);
});

test("developers' pages are welcome outside live builds", () => {
  const files = { ...soundH5, 'js/app.js': '"/swimlane"' };
  expect(named('developer pages').check(build('h5', files, 'qa'))).toEqual([]);
  const aid = { ...soundH5, 'js/app.js': '"debug-aid"' };
  expect(named('debugging aid').check(build('h5', aid, 'qa'))).toEqual([]);
});

test('every rule is proven to report', () => {
  const proven = new Set(broken.map(([name]) => name));
  expect(rules.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([]);
});

test.each([
  [[{ action: 'allow', page: '*' }], /does not end with a refusal/],
  [[{ action: 'disallow', page: 'pages/mine/index' }], /does not end with a refusal/],
  [
    [
      { action: 'allow', page: 'pages/gone/index' },
      { action: 'disallow', page: '*' },
    ],
    /pages\/gone\/index, which is no page/,
  ],
  [
    [
      { action: 'allow', page: 'pages/order/order-list/index' },
      { action: 'disallow', page: '*' },
    ],
    /order-list\/index, which is no public page/,
  ],
])('WeChat’s search indexes public pages only, not by %j', async (rules, said) => {
  const found = await named('sitemap').check(
    build('weapp', { ...soundWeapp, 'sitemap.json': { rules } }),
  );
  expect(found.join('\n')).toMatch(said);
});

test('a package without a sitemap would be indexed as a whole', () => {
  const { 'sitemap.json': _, ...rest } = soundWeapp;
  expect(named('sitemap').check(build('weapp', rest))).toHaveLength(1);
});

test('WeChat’s keys stay out of Alipay’s app.json', () => {
  const rule = named('keys of the other platform');
  const { pages, tabBar } = app;
  expect(rule.check(build('alipay', { 'app.json': { pages, tabBar } }))).toEqual([]);
  expect(rule.check(build('alipay', { 'app.json': app }))).toEqual([
    "app.json has WeChat's requiredPrivateInfos",
    "app.json has WeChat's permission",
    "app.json has WeChat's __usePrivacyCheck__",
  ]);
});

test('a mini-program names the other platform only where a fact is said', () => {
  const rule = named('texts of the other platform');
  const code = (text: string) => ({ 'app.js': `const t = "${text}", tftfAlipayMini = 1;` });
  for (const fact of ['支付宝', '内容审核平台（微信、支付宝）', 'WeChat and Alipay messages'])
    expect(rule.check(build('weapp', code(fact)))).toEqual([]);
  expect(rule.check(build('weapp', code('用微信付 {price}')))).toEqual([]);
  const says = ['app.js says “用微信付 {price}”'];
  expect(rule.check(build('alipay', code('用微信付 {price}')))).toEqual(says);
});

test('a mini-program says of the other platform what an earlier agreement said, word for word only', () => {
  const rule = named('texts of the other platform');
  const given = /[^"]*给：支付平台（微信支付、支付宝）。/;
  const [said = ''] = JSON.stringify(EARLIER_POLICIES).match(given) ?? [];
  expect(said.length).toBeGreaterThan(20);
  const found = (path: string, text: string) =>
    rule.check(build('alipay', { [path]: `const t = "${text}";` }));
  for (const path of ['pages/agreement/personal-info-old/index.js', 'vendors.js']) {
    expect(found(path, said)).toEqual([]);
    expect(found(path, said.slice(1))).toHaveLength(1);
    expect(found(path, `${said}用微信付`)).toHaveLength(1);
  }
});
