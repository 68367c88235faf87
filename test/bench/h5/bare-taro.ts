import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compress } from './plain-page';

const LINES = ['疫苗预约', '附近门诊', '接种计划', '我的预约', '全部疫苗', '流感疫苗', '健康知识'];

/** The files of Taro's own template, as far as a page of text needs them. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'bare', private: true, dependencies: {} }),
  'babel.config.js': `module.exports = { presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5' }]] }`,
  'config/index.js': `module.exports = {
    projectName: 'bare', date: '2025-1-1', designWidth: 750, deviceRatio: { 750: 1 }, sourceRoot: 'src',
    outputRoot: 'dist', framework: 'react', compiler: { type: 'webpack5', prebundle: { enable: false } }, plugins: [],
    h5: { publicPath: './', router: { mode: 'hash' }, output: { filename: 'js/[name].[hash:8].js', chunkFilename: 'js/[name].[chunkhash:8].js' } },
  }`,
  'src/index.html': `<!DOCTYPE html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>bare</title></head><body><div id="app"></div></body></html>`,
  'src/app.config.ts': `export default defineAppConfig({ pages: ['pages/index/index'], window: { navigationBarTitleText: 'bare' } })`,
  'src/app.ts': `import type { PropsWithChildren } from 'react'\nexport default function App({ children }: PropsWithChildren) { return children }`,
  'src/pages/index/index.config.ts': `export default definePageConfig({ navigationBarTitleText: 'home' })`,
  'src/pages/index/index.tsx': `import { View, Text } from '@tarojs/components'
export default function Index() {
  return <View><Text>易苗</Text>${LINES.map((line) => `<View>${line}</View>`).join('')}</View>
}`,
};

/**
 * Builds what Taro's template of this version makes of the same page of text, with its own router, components and settings.
 * @returns the folder of the site
 */
export function buildBareTaro(root: string): string {
  const folder = join(root, '.cache/bench/taro');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { status, stdout, stderr } = spawnSync('npx', ['taro', 'build', '--type', 'h5'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`Taro's template was not built: ${stdout}${stderr}`);
  const site = join(folder, 'dist');
  for (const file of readdirSync(site, { recursive: true, encoding: 'utf8' }))
    if (/\.(html|js|css)$/.test(file)) compress(join(site, file));
  return site;
}
