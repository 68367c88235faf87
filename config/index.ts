import { resolve } from 'node:path';
import type { UserConfigExport } from '@tarojs/cli';
import { defineConstants, outputRoot } from './constants';
import { h5 } from './h5';
import { mini } from './mini';
// Imported here because Taro compiles a plugin's TypeScript only if the plugin imports nothing else.
import './plugins/aria';
import './plugins/page-titles';
import { terser } from './terser';

const root = resolve(__dirname, '..');

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
  // `npm test -- changed` builds often, and deletes the cache itself when these files change.
  cache: { enable: process.env.BUILD_CACHE === '1' },
  alias: { '@': resolve(root, 'src'), '@contract': resolve(root, 'contract') },
  plugins: [resolve(__dirname, 'plugins/aria.ts'), resolve(__dirname, 'plugins/page-titles.ts')],
  defineConstants,
  jsMinimizer: 'terser',
  terser,
  copy: { patterns: copied, options: {} },
  mini,
  h5,
};

export default config;
