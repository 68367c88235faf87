import { join } from 'node:path';

import { readSources } from './imports';
import { unusedExports } from './unused-exports';

const unused = (files: Record<string, string>) =>
  unusedExports(new Map(Object.entries(files)), () => true);

test('what only a test asks for is unused', () => {
  const files = { 'src/a.ts': 'export const a = 1;\nexport const b = 2;\n' };
  const test = "import { b } from './a';\n";
  expect(
    unused({ ...files, 'src/c.ts': "import { a } from './a';\n", 'src/a.test.ts': test }),
  ).toEqual(['src/a.ts b']);
});

test('a file of one target, its own use, a later import and a namespace count', () => {
  expect(
    unused({
      'src/a/index.h5.ts': 'export const a = 1;\n',
      'src/b.ts': "import { a } from '@/a';\nexport const b = a;\nconst c = b;\n",
      'contract/d.ts': 'export function d() {}\n',
      'src/e.ts': "const d = () => import('@contract/d');\n",
    }),
  ).toEqual([]);
});

/** Exports that no file of the product uses, each with the reason to keep it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'contract/doses/vaccine-group-rules.ts assessGroup':
    'chapter 9 of CDSi, by which CDC’s cases are compared; China’s groups have one antigen each',
  'contract/follow-up/fever-source-rules.ts FEVER_ROWS':
    'rows that `npm run doses -- review` lists',
  'contract/health/question-source-rules.ts QUESTION_ROWS':
    'rows that `npm run doses -- review` lists',
  'contract/plan/official-table.ts EDITION_2026': 'the table that tests hold the programme against',
  'contract/plan/plan-table.ts BOY': 'tables that tests hold the plan against',
  'contract/plan/plan-table.ts GIRL': 'tables that tests hold the plan against',
  'contract/plan/plan-table.ts others': 'tables that tests hold the plan against',
  'contract/plan/plan-table.ts table': 'tables that tests hold the plan against',
  'src/routes/page-type.ts routeOfPageType': 'specification §9, page types',
};
/** Replaces a package or a built-in in the build and has its interface. */
const PACKAGES =
  /^src\/routes\/h5\/taro-router\.ts |^src\/platform\/service-worker\/all-settled\.ts |^server\/platforms\//;

test('the product has no export that only tests use', () => {
  const sources = readSources(join(__dirname, '../..'), [
    'src',
    'server',
    'contract',
    'scripts',
    'config',
    'test',
  ]);
  const product = new Map([...sources].filter(([path]) => !path.startsWith('test/')));
  const isProduct = (path: string) => /^(src|server|contract)\//.test(path);
  const found = unusedExports(product, isProduct).filter((each) => !PACKAGES.test(each));
  expect(found.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
