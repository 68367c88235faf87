import type { Page } from 'playwright-core';
import { PHONE } from './browser';
import { addressOf, builtPages, isForVisitors, isRelay, loggedBy } from './kit/addresses';
import { axe } from './kit/axe';
import { dress, LOOKS, overflow } from './kit/look';
import type { Look } from './kit/look';
import { makeSample } from './kit/sample';
import type { Sample } from './kit/sample';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import { goToPage } from './kit/way';

const site = useSite();
const WIDTHS = [320, 390, 768];

let sample: Sample;
let resident: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  sample = await makeSample(site.provider());
  [resident, stranger] = await Promise.all([site.keep({ signedInAs: sample.login }), site.keep()]);
  await Promise.all([resident.open('/home'), stranger.open('/home')]);
}, 60_000);

/** Prefixes lines with the look in which they were found. */
const within = (look: string, lines: readonly string[]): string[] =>
  lines.map((line) => `${look}: ${line}`);

/** What a palette or a type size can break by itself; the first look is checked in full. */
const rulesFor = ({ dark, large }: Look): readonly string[] | undefined =>
  dark && large ? [] : dark ? ['color-contrast'] : large ? ['target-size'] : undefined;

async function faultsIn(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    found.push(...within(look.name, await axe(page, rulesFor(look))));
    if (look.dark === look.large) await screenshot(page, `${name}-${look.name}`);
    // Colours take no room.
    for (const width of look.dark ? [] : WIDTHS)
      found.push(...within(look.name, await overflow(page, width, PHONE.height)));
    await page.setViewportSize(PHONE);
  }
  return found;
}

test.each(builtPages())(
  '%s is accessible and fits in every look, and nothing goes wrong in it',
  async (name) => {
    const visitor = isForVisitors(name) ? stranger : resident;
    await visitor.page.setViewportSize(PHONE);
    await goToPage(visitor, name, sample);
    if (!isRelay(name)) expect(visitor.path()).toBe(addressOf(name, sample));
    const found = await faultsIn(visitor.page, name);
    expect([...found, ...visitor.watched.take()]).toEqual([...loggedBy(name)]);
  },
  30_000,
);
