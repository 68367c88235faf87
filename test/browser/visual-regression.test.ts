import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asBaseline, compareScreenshots } from '../visual/compare-screenshots';
import {
  setClockBefore,
  setProviderClock,
  startUsualClock,
  setPageClock,
} from '../visual/fixed-clock';
import { addChild, bookedMessage } from '../visual/family';
import { makeHousehold, makeLimited } from '../visual/household';
import { CHANGING, SCREENS } from '../visual/screens';
import type { Sample, Viewer } from '../visual/screens';
import { stableScreenshot } from '../visual/stable-screenshot';
import { bookForNow } from './kit/booking-now';
import { press } from './kit/booking-steps';
import { dress } from './kit/page-state';
import { makeSample } from './kit/sample';
import { useSite } from './kit/site';
import type { VisitOptions, Visitor } from './kit/visitor';

startUsualClock();
const site = useSite();
const BASELINES = join(__dirname, '../visual/baselines');
const RESULTS = join(__dirname, '../../screenshots/visual');
/** `npm run visual:accept` sets it: the baselines are drawn anew. */
const ACCEPTS = process.env['ACCEPT_VISUAL'] === '1';
const COMPUTER = { width: 1280, height: 900 };

let sample: Sample;
let viewers: Readonly<Record<Viewer, Visitor>>;

async function arrived(options: VisitOptions): Promise<Visitor> {
  const visitor = await site.keep(options);
  await setPageClock(visitor);
  return visitor;
}

/** Calls of pages; their scripts are there. */
const CALLS = /\.do(\?|$)/;

async function unreachable(): Promise<Visitor> {
  const visitor = await arrived({});
  await visitor.context.route(CALLS, (route) => route.abort('internetdisconnected'));
  return visitor;
}

async function staff(path: string): Promise<Visitor> {
  const visitor = await arrived({ viewport: COMPUTER, pointer: 'mouse' });
  await visitor.open(path);
  return visitor;
}

async function atDesk(): Promise<Visitor> {
  const { depaCode } = await bookForNow(site.provider(), ['周到诊', '吴未来', '钱自助']);
  const visitor = await staff(`/desk?depaCode=${depaCode}`);
  await press(visitor, '填入');
  await press(visitor, '登录工作台');
  await visitor.shown().getByText('周到诊').first().waitFor();
  return visitor;
}

async function atManagement(): Promise<Visitor> {
  const visitor = await staff('/manage?section=vaccines');
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill('manager-1');
  await visitor.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(visitor, '登录');
  await visitor.shown().getByRole('list', { name: '门诊的疫苗' }).waitFor();
  return visitor;
}

beforeAll(async () => {
  const provider = site.provider();
  await provider.scheduleReady();
  await setClockBefore(provider);
  const made = await makeSample(provider);
  // What is written to them comes in this order, whichever job is the faster one.
  await provider.runJobs();
  const childId = await addChild(provider, made);
  await provider.runJobs();
  const messageId = await bookedMessage(provider, made);
  const household = await makeHousehold(provider);
  const clerk = await atDesk();
  await setProviderClock(provider);
  const invitationCode = await makeLimited(provider, household);
  await provider.runJobs();
  sample = { ...made, childId, messageId, household, invitationCode };
  const signedInAs = sample.login;
  const { mother, grandmother, waiting, newcomer } = household;
  viewers = {
    resident: await arrived({ signedInAs }),
    english: await arrived({ signedInAs, locale: 'en-US' }),
    signedOut: await arrived({}),
    newcomer: await arrived({ signedInAs: newcomer }),
    mother: await arrived({ signedInAs: mother.login }),
    grandmother: await arrived({ signedInAs: grandmother.login }),
    waiting: await arrived({ signedInAs: waiting.login }),
    vaccinated: await arrived({ signedInAs: household.vaccinated.login }),
    offline: await unreachable(),
    clerk,
    manager: await atManagement(),
  };
  for (const { show } of CHANGING) await show(viewers.resident, sample);
});

/** Writes what a person compares, and says where. @returns why the test fails */
async function reportOf(name: string, actual: Buffer): Promise<string> {
  const path = join(BASELINES, `${name}.png`);
  if (!existsSync(path)) return `${name} has no baseline. npm run visual:accept draws it.`;
  const expected = readFileSync(path);
  const difference = await compareScreenshots(expected, actual);
  if (!difference) return '';
  mkdirSync(RESULTS, { recursive: true });
  const pictures = { expected, actual, diff: difference.picture };
  for (const [part, picture] of Object.entries(pictures))
    if (picture) writeFileSync(join(RESULTS, `${name}.${part}.png`), picture);
  return [
    `${name}: ${difference.pixels} pixels differ (${difference.where}).`,
    `Look at screenshots/visual/${name}.expected.png, .actual.png and .diff.png.`,
    `If it is meant to look so now: npm run visual:accept -- -t '^${name}$', and commit the baseline.`,
  ].join('\n');
}

test.each(SCREENS.map((screen) => [screen.name, screen] as const))('%s', async (name, screen) => {
  const visitor = viewers[screen.viewer ?? 'resident'];
  const { dark = false, large = false } = screen;
  await setProviderClock(site.provider());
  await screen.show(visitor, sample);
  await dress(visitor.page, { name, dark, large });
  await visitor.settle();
  const actual = await stableScreenshot(visitor.page);
  await dress(visitor.page, { name, dark: false, large: false });
  visitor.expectNoProblems();
  if (ACCEPTS) writeFileSync(join(BASELINES, `${name}.png`), await asBaseline(actual));
  else expect(await reportOf(name, actual)).toBe('');
});
