// Draws the pin of the mini-programs' map: 84x108 PNG, shown at a third of that.
import { mkdir, writeFile } from 'node:fs/promises';
import { theme, withDrawing } from './drawing.mjs';

const PIN = `<svg xmlns="http://www.w3.org/2000/svg" width="84" height="108" viewBox="0 0 28 36">
  <path d="M14 1a13 13 0 0 1 13 13c0 9-13 21-13 21S1 23 1 14A13 13 0 0 1 14 1z" fill="COLOUR" stroke="#fff" stroke-width="1.5"/>
  <path d="M14 8v12M8 14h12" stroke="#fff" stroke-width="3" stroke-linecap="round"/>
</svg>`;

const folder = new URL('../src/pages/clinic/assets/', import.meta.url);
await mkdir(folder, { recursive: true });
await withDrawing({ width: 84, height: 108 }, async (draw) =>
  writeFile(new URL('pin.png', folder), await draw(PIN.replace('COLOUR', theme.light.tabOn))),
);
