import { resolve } from 'node:path';
import { requireWithEsbuild } from '@tarojs/helper';

const root = resolve(__dirname, '..');

/** Loads a module of the sources: Taro compiles TypeScript in this folder only. @param path below the repository */
export const loadSource = <Module>(path: string): Module =>
  requireWithEsbuild(resolve(root, path), {
    customSwcConfig: {
      jsc: { parser: { syntax: 'typescript' }, target: 'es2019' },
      module: { type: 'commonjs' },
    },
  }) as Module;
