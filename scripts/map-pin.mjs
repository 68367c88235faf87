// Draws the pin of the mini-programs' map: 84x108 PNG, shown at a third of that.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const SIZE = { width: 84, height: 108 };
const PIN = `<svg xmlns="http://www.w3.org/2000/svg" width="84" height="108" viewBox="0 0 28 36">
  <path d="M14 1a13 13 0 0 1 13 13c0 9-13 21-13 21S1 23 1 14A13 13 0 0 1 14 1z" fill="COLOUR" stroke="#fff" stroke-width="1.5"/>
  <path d="M14 8v12M8 14h12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
</svg>`;

const folder = new URL('../src/pages/clinic/assets/', import.meta.url);
const theme = JSON.parse(await readFile(new URL('../src/theme.json', import.meta.url), 'utf8'));
await mkdir(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
const page = await browser.newPage({ viewport: SIZE });
await page.setContent(
  `<style>*{margin:0}svg{display:block}</style>${PIN.replace('COLOUR', theme.light.tabOn)}`,
);
await writeFile(new URL('pin.png', folder), await page.screenshot({ omitBackground: true }));
await browser.close();
