// Draws the picture of share cards, 5:4 as WeChat shows it: 500x400 PNG, without text, which would need two languages.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { outlineOf, theme, withDrawing } from './drawing.mjs';

/** It is in the main packages, which everybody downloads first. */
const MOST_BYTES = 4 * 1024;

const outline = await outlineOf('shield-plus');
const file = new URL('../src/assets/share/card.png', import.meta.url);
await mkdir(new URL('./', file), { recursive: true });
await withDrawing({ width: 500, height: 400 }, async (draw) =>
  writeFile(
    file,
    await draw(
      `<style>body{height:400px;display:grid;place-items:center;background:${theme.light.tabOn};color:${theme.light.bar}}svg{width:200px;height:200px;stroke-width:1.5}</style>${outline}`,
    ),
  ),
);
const { size } = await stat(file);
if (size > MOST_BYTES) throw new Error(`${file.pathname} has ${size} bytes`);
