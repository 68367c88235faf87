// Draws the native tab-bar icons of the mini-programs from lucide's outlines: 81x81 PNG, normal and active.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const ICONS = { home: 'house', departmentList: 'map-pin', mine: 'user' };
// One set for light and dark bars, because the platforms cannot switch it: about 4:1 contrast on either, checked by
// test/check/rules/tab-contrast.ts. The selected icon also differs in weight and fill.
const LOOKS = {
  '': 'color:#6f827a',
  '-active': 'color:#12897a;stroke-width:2.6;fill:#12897a;fill-opacity:0.25',
};
const SIZE = 81;
const MOST_BYTES = 40 * 1024;

const lucide = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
const folder = new URL('../src/assets/tab/', import.meta.url);
await mkdir(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } });

for (const [route, icon] of Object.entries(ICONS)) {
  const outline = await readFile(join(lucide, 'icons', `${icon}.svg`), 'utf8');
  for (const [suffix, look] of Object.entries(LOOKS)) {
    await page.setContent(
      `<style>*{margin:0}body{padding:8px}svg{display:block;width:65px;height:65px}svg,svg *{${look}}</style>${outline}`,
    );
    const png = await page.screenshot({ omitBackground: true });
    const file = new URL(`${route}${suffix}.png`, folder);
    await writeFile(file, png);
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new Error(`${file.pathname} has ${size} bytes`);
  }
}
await browser.close();
