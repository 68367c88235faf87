// Package bytes and setData traffic of the built mini-programs: npm run bench:mini [-- weapp alipay]
// API_HOST names a running provider; without one the pages show what they show offline.
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { importTypeScript } from '../setup/run-typescript.mjs';

const { window } = new JSDOM('<body></body>', { pretendToBeVisual: true });
const wanted = ['document', 'Element', 'Event', 'CustomEvent', 'HTMLElement', 'Node', 'Text'];
Object.assign(globalThis, {
  window,
  ...Object.fromEntries(wanted.map((name) => [name, window[name]])),
});

const { printPackages, printJourney } = await importTypeScript(
  join(import.meta.dirname, 'mini.ts'),
);
const asked = process.argv.slice(2);
for (const platform of asked.length ? asked : ['weapp', 'alipay']) {
  printPackages(platform, console.log);
  await printJourney(platform, process.env.API_HOST, console.log);
}
process.exit();
