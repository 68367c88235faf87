import type { RouteName } from '@/routes/table';
import { routeOf } from '@/routes/table';
import { acceptThumbnails, storedThumbnails } from './appearance/stored-thumbnails';
import { changedShare, packed, thumbnailOf, unpacked } from './appearance/thumbnail';
import { PHONE } from './browser';
import { addressOf, builtPages, isForVisitors, isRelay } from './kit/addresses';
import { dress } from './kit/page-state';
import { makeSample } from './kit/sample';
import type { Sample } from './kit/sample';
import { writePicture } from './kit/screenshot';
import { useSite } from './kit/site';
import { goToPage } from './kit/steps-before';
import type { Visitor } from './kit/visitor';

const site = useSite();
const WIDE = { width: 1280, height: 900 };

/** Share of a page's pixels that may differ: a name or a day that is another one in each run. */
const TOLERANCE = 0.03;

/** `APPEARANCE=accept` stores what is seen instead of comparing it. */
const IS_ACCEPTED = process.env.APPEARANCE === 'accept';

/** Long texts change with their words only, and the demo gallery is for developers. */
const isText = (name: RouteName): boolean =>
  /pages\/(agreement|tool|partner|verify)\//.test(routeOf(name).page);

const PAGES = builtPages().filter(
  (name) => !isRelay(name) && !isForVisitors(name) && !isText(name),
);

const OF_PHONE = [
  { name: 'light', dark: false, large: false },
  { name: 'dark', dark: true, large: false },
  { name: 'large', dark: false, large: true },
] as const;

let sample: Sample;
let phone: Visitor;
let english: Visitor;
let wide: Visitor;
const stored = storedThumbnails();
const seen: Record<string, string> = {};

beforeAll(async () => {
  sample = await makeSample(site.provider());
  const signedInAs = sample.login;
  [phone, english, wide] = await Promise.all([
    site.keep({ signedInAs, leaves: true }),
    site.keep({ signedInAs, leaves: true, locale: 'en-US' }),
    site.keep({ signedInAs, leaves: true, pointer: 'mouse', viewport: WIDE }),
  ]);
  await Promise.all([phone, english, wide].map((visitor) => visitor.open('/home')));
});
afterAll(() => {
  if (IS_ACCEPTED) acceptThumbnails(seen);
});

/** What is different in a look, as a line; null where nothing is. */
async function differenceIn({ page }: Visitor, name: string, look: string): Promise<string | null> {
  const key = `${name} ${look}`;
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const thumbnail = await thumbnailOf(picture);
  seen[key] = packed(thumbnail);
  if (IS_ACCEPTED) return null;
  const before = stored[key];
  if (before === undefined) return `${look}: not stored yet`;
  const share = changedShare(unpacked(before), thumbnail);
  if (share <= TOLERANCE) return null;
  return `${look}: ${Math.round(100 * share)} % differs, see ${writePicture(picture, `appearance-${name}-${look}`)}`;
}

async function differences(name: RouteName): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  await phone.page.setViewportSize(PHONE);
  await goToPage(phone, name, sample);
  for (const look of OF_PHONE) {
    await dress(phone.page, look);
    found.push(await differenceIn(phone, name, look.name));
  }
  await dress(phone.page, OF_PHONE[0]);
  for (const [look, visitor] of [
    ['english', english],
    ['wide', wide],
  ] as const) {
    await visitor.go(addressOf(name, sample));
    found.push(await differenceIn(visitor, name, look));
  }
  return found;
}

test.each(PAGES)(
  '%s looks as it was accepted: light, dark, in large type, in English, on a wide screen',
  async (name) => {
    const found = await differences(name);
    expect(found.filter((line) => line !== null)).toEqual([]);
  },
  60_000,
);
