import type { Page } from 'playwright-core';
import type { RouteName } from '@/routes/table';
import { PHONE } from '../browser';
import { addressOf, isForVisitors, isRelay, loggedBy } from './addresses';
import { axe } from './axe';
import { WIDTHS } from './every-state';
import { dress, VISUAL_MODES, overflow, smallTargets } from './page-state';
import type { PageState } from './page-state';
import { makeSample } from './sample';
import type { Sample } from './sample';
import { screenshot } from './screenshot';
import { useSite } from './site';
import type { Visitor } from './visitor';
import { goToPage } from './steps-before';

/** Prefixes lines with the appearance in which they were found. */
const within = (mode: string, lines: readonly string[]): string[] =>
  lines.map((line) => `${mode}: ${line}`);

/** What a palette or a type size can break by itself; the first appearance is checked in full. */
const rulesFor = ({ dark, large }: PageState): readonly string[] | undefined =>
  dark && large ? [] : dark ? ['color-contrast'] : large ? ['target-size'] : undefined;

async function violationsIn(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const mode of VISUAL_MODES) {
    await dress(page, mode);
    found.push(...within(mode.name, await axe(page, rulesFor(mode))));
    if (mode === VISUAL_MODES[0]) found.push(...within(mode.name, await smallTargets(page)));
    if (mode.dark === mode.large) await screenshot(page, `${name}-${mode.name}`);
    // Colours do not change sizes.
    for (const width of mode.dark ? [] : WIDTHS)
      found.push(...within(mode.name, await overflow(page, width, PHONE.height)));
    await page.setViewportSize(PHONE);
  }
  return found;
}

/** Opens each page as the person it is for, and checks it in every palette, type size and width. */
export function checkPages(pages: readonly RouteName[]): void {
  const site = useSite();
  let sample: Sample;
  let resident: Visitor;
  let stranger: Visitor;

  beforeAll(async () => {
    sample = await makeSample(site.provider());
    [resident, stranger] = await Promise.all([
      site.keep({ signedInAs: sample.login, leaves: true }),
      site.keep({ leaves: true }),
    ]);
    await Promise.all([resident.open('/home'), stranger.open('/home')]);
  });

  test.each(pages)(
    '%s is accessible and fits in every look, and nothing goes wrong in it',
    async (name) => {
      const visitor = isForVisitors(name) ? stranger : resident;
      await visitor.page.setViewportSize(PHONE);
      await goToPage(visitor, name, sample);
      if (!isRelay(name)) expect(visitor.path()).toBe(addressOf(name, sample));
      const found = await violationsIn(visitor.page, name);
      expect([...found, ...visitor.watched.take()]).toEqual([...loggedBy(name)]);
    },
    30_000,
  );
}
