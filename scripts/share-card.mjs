// Draws the picture of share cards, 5:4 as WeChat shows it: 500x400 PNG, without text, which would need two languages.
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const ICON = 'shield-plus';
const SIZE = { width: 500, height: 400 };
/** Alipay's main package has little room left. */
const MOST_BYTES = 12 * 1024;

const theme = JSON.parse(await readFile(new URL('../src/theme.json', import.meta.url), 'utf8'));
const lucide = dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));
const outline = await readFile(join(lucide, 'icons', `${ICON}.svg`), 'utf8');
const folder = new URL('../src/assets/share/', import.meta.url);
await mkdir(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(
  `<style>*{margin:0}body{height:400px;display:grid;place-items:center;background:${theme.light.tabOn};color:${theme.light.bar}}svg{display:block;width:200px;height:200px;stroke-width:1.5}</style>${outline}`,
);
const file = new URL('card.png', folder);
await writeFile(file, await page.screenshot());
await browser.close();
const { size } = await stat(file);
if (size > MOST_BYTES) throw new Error(`${file.pathname} has ${size} bytes`);
