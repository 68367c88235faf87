import { launchBrowser } from '../browser/browser';
import { startProvider } from '../server/harness';
import type { Provider } from '../server/harness';
import { buildBareTaro } from './h5/bare-taro';
import { visits } from './h5/cold-load';
import type { ColdLoad } from './h5/cold-load';
import { buildPlainPage } from './h5/plain-page';
import { printShifts, printTaps, printTimes, printWeights } from './h5/report';
import { tapThrough } from './h5/taps';

const CITY = '110100';
const ROUNDS = 7;
const ROOT = process.cwd();

/** Address of an existing vaccine. */
async function vaccineLink(site: Provider): Promise<string> {
  const { list } = await site.ok('GET /vaccine/product/pageList.do', { regionCode: CITY });
  const [product] = list;
  if (!product) throw new Error('The sample data has no vaccine');
  return `#/vaccineDetalis?vaccId=${product.productId}`;
}

async function main(): Promise<void> {
  const [folder = '', rounds = String(ROUNDS)] = process.argv.slice(2);
  const plain = await startProvider({
    env: { H5_DIR: await buildPlainPage(ROOT), SEED: 'off' },
  });
  const bare = await startProvider({ env: { H5_DIR: buildBareTaro(ROOT), SEED: 'off' } });
  const site = await startProvider({ env: { H5_DIR: folder } });
  const browser = await launchBrowser();
  try {
    // The schedule is filled in the background, which would take part of the processor.
    await site.scheduleReady();
    const link = await vaccineLink(site);
    const urls = {
      'plain React': `${plain.url}/index.html`,
      'bare Taro': `${bare.url}/index.html`,
      home: `${site.url}/index.html`,
      'a vaccine': `${site.url}/index.html${link}`,
    };
    const empty = () => new Map<string, ColdLoad[]>(Object.keys(urls).map((name) => [name, []]));
    const [firsts, seconds] = [empty(), empty()];
    for (const url of Object.values(urls)) await visits(browser, url);
    for (let round = 0; round < Number(rounds); round += 1)
      for (const [name, url] of Object.entries(urls)) {
        const { first, second } = await visits(browser, url);
        firsts.get(name)?.push(first);
        seconds.get(name)?.push(second);
      }
    printWeights(firsts, console.log);
    printTimes('First visits', firsts, firsts, console.log);
    printTimes('Second visits, to plain React’s first', seconds, firsts, console.log);
    printShifts(firsts, console.log);
    printTaps(await tapThrough(browser, urls.home), console.log);
  } finally {
    await browser.close();
    await Promise.all([plain, bare, site].map((provider) => provider.stop()));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
