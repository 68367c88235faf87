import { resolve } from 'node:path';
import type { UserConfigExport } from '@tarojs/cli';
import { defineConstants, isQuick, isWatch, outputRoot } from './constants';
import { h5 } from './h5';
import { mini } from './mini';
// Imported here because Taro compiles a plugin's TypeScript only if the plugin imports nothing else.
import './plugins/aria';
import './plugins/fresh-output';
import './plugins/page-titles';
import { esbuild, terser } from './minifiers';

const root = resolve(__dirname, '..');

// What is not watched is a release, whatever the shell has: Babel and plugins of the build may read it.
if (!isWatch) process.env.NODE_ENV = 'production';

// Pictures that mini-programs reference by path, copied into the package that shows them.
const PICTURES = ['pages/clinic/assets', 'assets/share'];
const copied =
  process.env.TARO_ENV === 'h5'
    ? []
    : PICTURES.map((folder) => ({ from: `src/${folder}`, to: `${outputRoot}/${folder}` }));

const config: UserConfigExport<'webpack5'> = {
  projectName: 'yimiao',
  date: '2025-1-1',
  // A CSS pixel of the design is a CSS pixel of a 375-wide phone; mini-programs read it as 2rpx.
  designWidth: 375,
  deviceRatio: { 375: 2 },
  sourceRoot: 'src',
  outputRoot,
  framework: 'react',
  compiler: { type: 'webpack5', prebundle: { enable: false } },
  // Each step of the bar is a line, where nothing is drawn over.
  logger: { quiet: !process.stderr.isTTY, stats: false },
  alias: { '@': resolve(root, 'src'), '@contract': resolve(root, 'contract') },
  plugins: ['aria', 'fresh-output', 'page-titles'].map((name) =>
    resolve(__dirname, `plugins/${name}.ts`),
  ),
  defineConstants,
  jsMinimizer: isQuick ? 'esbuild' : 'terser',
  terser,
  esbuild,
  copy: { patterns: copied, options: {} },
  mini,
  h5,
};

export default config;
