// `npm run bench:mini [-- weapp alipay]`: package bytes of the built mini-programs, and what each tap of a booking
// sends to their view, against a provider with the sample data of one city.
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { prepare } from './run.mjs';

const outfile = await prepare('mini');

const { window } = new JSDOM('<body></body>', { pretendToBeVisual: true });
const wanted = ['document', 'Element', 'Event', 'CustomEvent', 'HTMLElement', 'Node', 'Text'];
Object.assign(globalThis, {
  window,
  ...Object.fromEntries(wanted.map((name) => [name, window[name]])),
});

const { printPackages, printJourney, startSampleProvider } = await import(pathToFileURL(outfile));
const asked = process.argv.slice(2);
const provider = await startSampleProvider();
try {
  for (const platform of asked.length ? asked : ['weapp', 'alipay']) {
    printPackages(platform, console.log);
    await printJourney(platform, provider, console.log);
  }
} finally {
  await provider.stop();
}
process.exit();
