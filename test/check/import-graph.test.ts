import { join } from 'node:path';

import { importGraph } from './import-graph';
import { importCycles, readSources } from './imports';

const cyclesOf = (files: Record<string, string>, target: 'h5' | 'weapp' = 'h5') =>
  importCycles(importGraph(new Map(Object.entries(files)), target));

test('files that import one another are a cycle, by whatever name they are called', () => {
  expect(
    cyclesOf({
      'src/a.ts': "import { b } from './deep/b';\n",
      'src/deep/b.tsx': "import x from 'react';\n\nexport {\n  c,\n} from '@contract/c';\n",
      'contract/c.ts': "import '@/a';\n",
    }),
  ).toEqual(['src/a.ts → src/deep/b.tsx → contract/c.ts → src/a.ts']);
});

test('what is imported for its type only, or later, makes no cycle', () => {
  expect(
    cyclesOf({
      'src/a.ts': "import { b } from './b';\n",
      'src/b.ts': "import type { A } from './a';\nexport const b = () => import('./a');\n",
    }),
  ).toEqual([]);
});

test('a file of one target closes a cycle in that target only', () => {
  const files = {
    'src/a.ts': "import { b } from './b';\n",
    'src/b.h5.ts': "import { a } from './a';\n",
    'src/b.weapp.ts': 'export const b = 1;\n',
  };
  expect(cyclesOf(files, 'h5')).toHaveLength(1);
  expect(cyclesOf(files, 'weapp')).toEqual([]);
});

test('an import that leads nowhere is an error, so that the graph is whole', () => {
  expect(() => cyclesOf({ 'src/a.ts': "import { b } from './b';\n" })).toThrow('src/a.ts');
});

describe('the code', () => {
  const sources = readSources(join(__dirname, '../..'), [
    'src',
    'server',
    'contract',
    'test',
    'config',
  ]);

  test.each(['h5', 'weapp', 'alipay'] as const)('has no import cycle on %s', (target) => {
    expect(importCycles(importGraph(sources, target))).toEqual([]);
  });
});
