import { axe } from './kit/axe';
import { newResident } from './kit/booking';
import { dress, LOOKS, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const LIGHT = { name: 'light', dark: false, large: false };

async function look(visitor: Visitor, name: string): Promise<void> {
  await visitor.settle();
  const { page } = visitor;
  for (const each of LOOKS) {
    await dress(page, each);
    await screenshot(page, `member-purchase-${name}-${each.name}`);
    expect(await axe(page)).toEqual([]);
    for (const width of [320, 390, 768]) expect(await overflow(page, width, 844)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await dress(page, LIGHT);
}

test('the offer reads in English', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  await visitor.open('/memberIndex');
  await visitor.shown().getByText('Buy membership').first().waitFor();
  await look(visitor, 'english');
});
