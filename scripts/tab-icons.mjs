// Draws the native tab-bar icons of the mini-programs from lucide's outlines: 81x81 PNG, normal and active.
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { outlineOf, withDrawing } from './drawing.mjs';

const ICONS = { home: 'house', departmentList: 'map-pin', mine: 'user' };
// One set for light and dark bars, because the platforms cannot switch it: about 4:1 contrast on either, checked by
// test/check/rules/tab-contrast.ts. The selected icon also differs in weight and fill.
const LOOKS = {
  '': 'color:#6f827a',
  '-active': 'color:#12897a;stroke-width:2.6;fill:#12897a;fill-opacity:0.25',
};
const SIZE = 81;
const MOST_BYTES = 40 * 1024;

const folder = new URL('../src/assets/tab/', import.meta.url);
await mkdir(folder, { recursive: true });
await withDrawing({ width: SIZE, height: SIZE }, async (draw) => {
  for (const [route, icon] of Object.entries(ICONS)) {
    const outline = await outlineOf(icon);
    for (const [suffix, look] of Object.entries(LOOKS)) {
      const file = new URL(`${route}${suffix}.png`, folder);
      await writeFile(
        file,
        await draw(
          `<style>body{padding:8px}svg{width:65px;height:65px}svg,svg *{${look}}</style>${outline}`,
        ),
      );
      const { size } = await stat(file);
      if (size > MOST_BYTES) throw new Error(`${file.pathname} has ${size} bytes`);
    }
  }
});
