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

/** What runs in production or builds it: no tests. */
const CODE = execFileSync('git', ['ls-files', 'server', 'config', 'scripts', 'src', 'contract'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && !/\.test\.\w+$/.test(path))
  .map(read)
  .join('\n');

/** Set by our own scripts or by tools, for no operator. */
const NOT_SETTINGS = ['GIT_INDEX_FILE', 'NODE_ENV', 'QUICK_BUILD', 'TARO_ENV'];
/** Put together in the code of a platform's kind of account and of a part; read by Node itself. */
const COMPOSED = [/^(WECHAT|ALIPAY)_(MINI|WEB)_/, /^NODE_EXTRA_CA_CERTS$/];

const firsts = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

test('every setting that the code reads is explained to operators', () => {
  const names = [
    ...firsts(CODE, /\benv\.([A-Z][A-Z_0-9]+)/g),
    ...firsts(CODE, /'((?:WECHAT|ALIPAY)_[A-Z0-9_]*[A-Z0-9])'/g),
  ].filter((name) => !NOT_SETTINGS.includes(name));
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(DOCS))).toEqual([]);
});

test('the code reads every setting that is explained', () => {
  const names = [...firsts(DOCS, /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].filter(
    (name) => !COMPOSED.some((kind) => kind.test(name)),
  );
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(CODE))).toEqual([]);
});

test('commands in the documents are those of package.json, both ways', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const said = firsts(DOCS, /npm run (?:-s )?([a-z][\w-]*(?::[\w-]+)*)(?![\w:*-])/g);
  for (const name of ['start', 'test']) said.add(name);
  expect([...said].filter((name) => !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !said.has(name))).toEqual([]);
});
