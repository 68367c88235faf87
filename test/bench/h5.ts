import { launchBrowser } from '../browser/browser';
import { startProvider } from '../server/kit/harness';
import { buildBareTaro } from './h5/bare-taro';
import { addressesOf } from './h5/addresses';
import { visits } from './h5/cold-load';
import type { Address, ColdLoad } from './h5/cold-load';
import { buildPlainPage } from './h5/plain-page';
import { printShifts, printTaps, printTimes, printWeights } from './h5/report';
import { tapThrough } from './h5/taps';

const ROUNDS = 7;
const ROOT = process.cwd();

/** Rounds from one in which the less common pages are measured to the next. */
const SELDOM = 2;

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
    const pages = await addressesOf(site, browser);
    const baselines: Readonly<Record<string, Address>> = {
      'plain React': { url: `${plain.url}/index.html` },
      'bare Taro': { url: `${bare.url}/index.html` },
    };
    const all = Object.entries({ ...baselines, ...pages.always, ...pages.atTimes });
    const empty = () => new Map(all.map(([name]): [string, ColdLoad[]] => [name, []]));
    const [firsts, seconds, offlines] = [empty(), empty(), empty()];
    for (const [, address] of all) await visits(browser, address, false);
    for (let round = 0; round < Number(rounds); round += 1)
      for (const [name, address] of all) {
        if (name in pages.atTimes && round % SELDOM !== 0) continue;
        const made = await visits(browser, address, !(name in baselines));
        firsts.get(name)?.push(made.first);
        seconds.get(name)?.push(made.second);
        if (made.offline) offlines.get(name)?.push(made.offline);
      }
    for (const name of Object.keys(baselines)) offlines.delete(name);
    printWeights(firsts, console.log);
    printTimes('First visits', firsts, firsts, console.log);
    printTimes('Second visits, to plain React’s first', seconds, firsts, console.log);
    printTimes('Visits without a network, to plain React’s first', offlines, firsts, console.log);
    printShifts(firsts, console.log);
    printTaps(await tapThrough(browser, `${site.url}/index.html`), console.log);
  } finally {
    await browser.close();
    await Promise.all([plain, bare, site].map((provider) => provider.stop()));
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
