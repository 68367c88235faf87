import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/operating.md',
  'docs/going-live.md',
  'docs/security.md',
]
  .map(read)
  .join('\n');

const codeOf = (...paths: string[]): string =>
  execFileSync('git', ['ls-files', ...paths], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && !/^test\/check\//.test(path))
    .map(read)
    .join('\n');

/** What runs in production or builds it, and what it runs behind. */
const CODE = [
  codeOf(...['server', 'config', 'scripts', 'src', 'contract', ':!*.test.*']),
  read('deploy/Caddyfile'),
].join('\n');
/** What developers run. */
const TESTS = codeOf('test', 'jest.config.mjs');

/** Set by our own scripts, by a run of the tests or by tools, for nobody else. */
const NOT_SETTINGS = [
  ...[
    'BUILD_INPUTS',
    'GIT_INDEX_FILE',
    'JEST_WORKER_ID',
    'NODE_ENV',
    'PATH',
    'QUICK_BUILD',
    'TARO_ENV',
    'TMPDIR',
  ],
  ...['FRAMEWORK', 'SUPPORT_DINGTALK_NAVIGATE', 'SUPPORT_TARO_POLYFILL', 'TARO_PLATFORM'],
  ...[
    'JOURNEYS_DIR',
    'PROVIDER_DATABASE',
    'RUN_CLOCK',
    'RUN_CLOCK_OFFSET_MS',
    'TARO_VERSION',
    'TIER',
  ],
];
/** Put together in the code of a platform's kind of account and of a part; read by Node itself. */
const COMPOSED = [/^(WECHAT|ALIPAY)_(MINI|WEB)_/, /^NODE_EXTRA_CA_CERTS$/];

const firsts = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
const isSaid = (name: string, text: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** Variables that a source reads from its environment, however it does. */
const variablesIn = (code: string): string[] => [
  ...firsts(code, /\benv\??\.([A-Z][A-Z_0-9]+)/g),
  ...firsts(code, /\benv\[['"]([A-Z][A-Z_0-9]+)['"]\]/g),
  ...[
    ...firsts(code, /\{([^{}]*)\} = process\.env\b/g),
    ...firsts(code, /\{([^{}]*)\}: Env\b/g),
  ].flatMap((names) => [...firsts(names, /\b([A-Z][A-Z_0-9]+)\b/g)]),
];

test('variables are found however they are read', () => {
  const code = `process.env.ONE; env['TWO']; const { THREE: three, FOUR = 'x' } = process.env;
    function read({ FIVE: five = '' }: Env) {} env?.SIX; env[name]; environment.SEVEN`;
  expect(variablesIn(code)).toEqual(['ONE', 'SIX', 'TWO', 'THREE', 'FOUR', 'FIVE']);
});

test('every setting that the code reads is explained, to operators or to developers', () => {
  const names = [
    ...variablesIn(CODE),
    ...firsts(CODE, /'((?:WECHAT|ALIPAY)_[A-Z0-9_]*[A-Z0-9])'/g),
  ].filter((name) => !NOT_SETTINGS.includes(name));
  expect(names.length).toBeGreaterThan(80);
  // Of one word, and of developers alone: neither way of looking may lose them.
  for (const name of ['STATS', 'CHROMIUM', 'SOURCE_MAPS', 'BUILD_CACHE', 'KEEP_BUILD', 'PAYMENT'])
    expect(names).toContain(name);
  expect(names.filter((name) => !isSaid(name, DOCS))).toEqual([]);
});

test('every variable that the tests read is explained to developers', () => {
  const names = variablesIn(TESTS).filter((name) => !NOT_SETTINGS.includes(name));
  expect(names).toContain('FUZZ_CALLS');
  expect(names.filter((name) => !isSaid(name, DOCS))).toEqual([]);
});

test('the code reads every setting that is explained', () => {
  const names = [
    ...firsts(DOCS, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g),
    ...firsts(DOCS, /`([A-Z]{2,})=[^`]*`/g),
    // The first column of a table of settings.
    ...[...DOCS.matchAll(/^\| Variable [^\n]*\n((?:\|[^\n]*\n)+)/gm)].flatMap(([, rows = '']) =>
      [...rows.matchAll(/^\| ([^|]*)\|/gm)].flatMap(([, cell = '']) => [
        ...firsts(cell, /`([A-Z][A-Z0-9_]*)`/g),
      ]),
    ),
  ].filter((name) => !COMPOSED.some((kind) => kind.test(name)));
  expect(names).toEqual(expect.arrayContaining(['PORT', 'SEED', 'PAYMENT', 'WECHAT_PAY_MCH_ID']));
  const read = [...variablesIn(CODE), ...variablesIn(TESTS)];
  // Those of several words are found nowhere else, so that any mention of them counts.
  const isRead = (name: string) => read.includes(name) || (/_/.test(name) && isSaid(name, CODE));
  expect(names.filter((name) => !isRead(name))).toEqual([]);
});

test('every word that a setting takes is explained', () => {
  const CHOICES = /\b([A-Z][A-Z_]+) must be ((?:\w+, )*\w+ or \w+)(?= in live|, not)/g;
  const choices = [...CODE.matchAll(CHOICES)].map(([, name = '', words = '']) => ({
    name,
    words: words.split(/, | or /),
  }));
  const found = choices.map(({ name }) => name);
  expect(found).toEqual(expect.arrayContaining(['APP_ENV', 'PROCESS_ROLE', 'PAYMENT']));
  const unsaid = choices.flatMap(({ name, words }) => {
    const row = new RegExp(`^\\| \`${name}\`[^\\n]*$`, 'm').exec(DOCS)?.[0] ?? '';
    return words.filter((word) => !row.includes(`\`${word}\``)).map((word) => `${name}=${word}`);
  });
  expect(unsaid).toEqual([]);
});

test('commands in the documents are those of package.json, both ways', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const said = firsts(DOCS, /npm run (?:-s )?([a-z][\w-]*(?::[\w-]+)*)(?![\w:*-])/g);
  for (const name of ['start', 'test']) said.add(name);
  expect([...said].filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !said.has(name))).toEqual([]);
});
