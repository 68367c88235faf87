// Draws home's first view into index.html, in each language: the build's own entry runs in a document without layout
// or network, and what React draws there becomes the markup that a visitor sees before any script has arrived.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

const PLACE = /<template data-languages="[^"]*"><\/template>/;
/** ms in which the entry must have drawn its first page. */
const AT_MOST = 30_000;
/** Stands for the name of the city; the start page fills it in. */
const CITY = '{city}';
const STORED = JSON.stringify({
  val: { regionCode: '', curCity: { cityName: CITY, regionName: '' } },
  storageTime: 0,
});

const inlineScripts = (html) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
const entryIn = (html) => /<script[^>]+src="\.?\/?(js\/app\.[^"]+)"/.exec(html)?.[1];

/** Languages that the page's script chooses from: the default one and that of all other devices. */
const languagesIn = (html) => /data-languages="([^"]+)"/.exec(html)?.[1].split(' ') ?? [];

/** Waits until `find` has a result; rejects after {@link AT_MOST}. */
async function until(find) {
  const end = Date.now() + AT_MOST;
  for (let found = find(); ; found = find()) {
    if (found) return found;
    if (Date.now() > end) throw new Error('The entry drew no first view');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The markup of home without services, as React draws it in a language. @param city stored choice, if any */
async function draw(html, script, language, city) {
  // Scripts run only where they are given below, so that the device is the one described here.
  const dom = new JSDOM(html, {
    url: 'https://first-view.invalid/index.html#/home',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  const { window } = dom;
  try {
    Object.defineProperty(window.navigator, 'language', { value: language });
    if (city) window.localStorage.setItem('curCity', city);
    // Only the head's: it tells the entry where its chunks are.
    window.eval(inlineScripts(html)[0]);
    window.eval(script);
    const shown = await until(() => window.document.querySelector('#app .taro_page_show .ui-page'));
    const app = shown.closest('#app');
    for (const name of ['id', 'tabindex'])
      for (const element of app.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    return app.innerHTML;
  } finally {
    window.close();
  }
}

/** The default city's name, from the markup with it and the markup with {@link CITY} in its place. */
function defaultCity(preset, marked) {
  const [before, after] = marked.split(CITY);
  if (after === undefined || !preset.startsWith(before)) throw new Error('Home names no city');
  const rest = preset.slice(before.length);
  return rest.slice(0, rest.indexOf(after.slice(0, 16)));
}

/** Adds the first view to the start page of a finished build. */
export async function drawFirstView(folder) {
  const file = join(folder, 'index.html');
  const html = readFileSync(file, 'utf8');
  if (!PLACE.test(html)) throw new Error('index.html has no place for the first view');
  const script = readFileSync(join(folder, entryIn(html)), 'utf8');
  let templates = '';
  for (const language of languagesIn(html)) {
    const preset = await draw(html, script, language);
    const marked = await draw(html, script, language, STORED);
    const city = defaultCity(preset, marked);
    templates += `<template id="first-${language}" data-city="${city}">${marked}</template>`;
  }
  if (!templates) throw new Error('index.html names no languages');
  writeFileSync(
    file,
    html.replace(PLACE, () => templates),
  );
}
