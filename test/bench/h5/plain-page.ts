import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { terser } from '../../../config/minifiers';

const SOURCE = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
const lines = ['疫苗预约', '附近门诊', '接种计划', '我的预约', '全部疫苗', '流感疫苗', '健康知识', '首页', '我的'];
const App = () => h('main', null, h('h1', null, '易苗'), lines.map((line) => h('p', { key: line }, line)));
createRoot(document.getElementById('app')).render(h(App));
`;

const page = (script: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" ` +
  `content="width=device-width,initial-scale=1"><title>React</title><link rel="icon" href="data:,">` +
  `</head><body><div id="app"></div><script defer src="./js/${script}"></script></body></html>`;

/** Writes the compressed copies of a file that a site is served from. */
export function compress(file: string): void {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}

const run = (config: webpack.Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

/**
 * Builds the baseline: the least that React, our bundler and our minifier need for a page of text.
 * @returns the folder of the site.
 */
export async function buildPlainPage(root: string): Promise<string> {
  const folder = join(root, '.cache/bench/plain');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, SOURCE);
  await run({
    mode: 'production',
    context: root,
    entry,
    target: ['web', 'es2017'],
    devtool: false,
    output: { path: join(folder, 'js'), filename: 'app.[contenthash:8].js' },
    optimization: {
      minimizer: [
        new TerserPlugin({
          extractComments: false,
          terserOptions: { ...terser.config, format: terser.config.output, output: undefined },
        }),
      ],
    },
    performance: false,
  });
  rmSync(entry);
  const [script = ''] = readdirSync(join(folder, 'js'));
  writeFileSync(join(folder, 'index.html'), page(script));
  [join(folder, 'js', script), join(folder, 'index.html')].forEach(compress);
  return folder;
}
