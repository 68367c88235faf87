import { resolve } from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';

type Derive = typeof import('../../src/routes/derive');
type Table = typeof import('../../src/routes/table');

const root = resolve(__dirname, '../..');

// Taro compiles TypeScript in this folder only; the route table is in src/.
function load<Module>(path: string): Module {
  return requireWithEsbuild(resolve(root, path), {
    customSwcConfig: {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2019' },
      module: { type: 'commonjs' },
    },
  }) as Module;
}

/** The client's route table and what is derived from it. */
export const loadRoutes = (): Derive & Table => ({
  ...load<Derive>('src/routes/derive.ts'),
  ...load<Table>('src/routes/table.ts'),
});
