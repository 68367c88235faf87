import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

/** Grades of one colour's edge: a step is 5 % of opacity, and the file a third of one with every grade. */
const COLOURS = 16;
const packed = (png) =>
  sharp(png)
    .png({ palette: true, colours: COLOURS, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();

/** Colours of both looks, as the mini-programs have them. */
export const theme = JSON.parse(
  await readFile(new URL('../src/theme.json', import.meta.url), 'utf8'),
);

/** One of lucide's outlines, SVG. */
export const outlineOf = (icon) =>
  readFile(
    join(
      dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
      'icons',
      `${icon}.svg`,
    ),
    'utf8',
  );

/** Draws HTML as PNG without a background. @param viewport width and height, px */
export async function withDrawing(viewport, work) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const page = await browser.newPage({ viewport });
  await work(async (html) => {
    await page.setContent(`<style>*{margin:0}svg{display:block}</style>${html}`);
    return packed(await page.screenshot({ omitBackground: true }));
  });
  await browser.close();
}
