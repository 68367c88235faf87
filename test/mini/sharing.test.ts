import { MINI_PAGES } from '@contract/message/mini-page-rules';
import { includedRoutes, pageOf } from '@/routes/derive';
import { parseQuery } from '@/routes/query';
import { routeOf } from '@/routes/table';
import type { RouteName } from '@/routes/table';
import './outside-fetch';
import { addressOf } from '../browser/kit/addresses';
import { makeSample } from '../browser/kit/sample';
import type { Sample } from '../browser/kit/sample';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { Card } from '../simulator/cards';
import type { Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { storageOf } from './people';
import { start } from './world';

const HOME = 'pages/main/home/index';
/** WeChat's scene of a page opened from moments. */
const MOMENTS = 1154;

let provider: Provider;
let sample: Sample;
beforeAll(async () => {
  provider = await startProvider({ env: { WRITES_PER_MINUTE: '1000000' } });
  sample = await makeSample(provider);
});
afterAll(() => provider?.stop());

const pagesOf = (platform: Platform): readonly RouteName[] =>
  includedRoutes({ target: platform, environment: 'live' });

const queryOf = (name: RouteName): Record<string, string> => ({
  ...parseQuery(addressOf(name, sample).split('?')[1] ?? ''),
});

/** Everything that identifies the sample person. */
const personal = (): string[] => [
  sample.linkmanId,
  sample.orderId,
  sample.messageId,
  sample.refundOrderId,
  sample.doneOrderId,
  sample.login.token,
];

interface Shared {
  readonly name: RouteName;
  readonly card: Card;
  readonly moments: Card | undefined;
}

/** Opens every page as a signed-in person with an appointment, and shares it. */
async function shareAll(platform: Platform): Promise<Shared[]> {
  const app = await start(provider, platform, { storage: storageOf(sample) });
  const shared: Shared[] = [];
  for (const name of pagesOf(platform)) {
    const page = await app.open(pageOf(name), queryOf(name));
    shared.push({ name, card: page.share(), moments: page.shareToMoments() });
  }
  app.close();
  return shared;
}

/** Opens a card on the phone of somebody who has never used the product. */
async function openCold({ opens, title }: Card, platform: Platform, scene = 1007): Promise<void> {
  const app = await start(provider, platform, { start: { ...opens, scene } });
  expect(app.stack).toEqual([opens.path]);
  const [named = ''] = title.split(' · ');
  if (opens.path !== HOME) expect(`${app.page.title} ${app.page.text()}`).toContain(named);
  app.close();
}

const once = (cards: readonly Card[]): Card[] => [
  ...new Map(cards.map((card) => [JSON.stringify(card.opens), card])).values(),
];

describe.each(PLATFORMS)('shared cards on %s', (platform) => {
  let shared: readonly Shared[];
  beforeAll(async () => {
    shared = await shareAll(platform);
  });

  test('every page shares, and every card opens cold where it says', async () => {
    const cards = once(shared.map(({ card }) => card));
    expect(cards.length).toBeGreaterThan(40);
    for (const card of cards) await openCold(card, platform);
  });

  test('a page that is about somebody shares the home page, and nothing of theirs is in any card', () => {
    for (const { card, moments } of shared)
      for (const value of Object.values({ ...moments?.opens.query, ...card.opens.query }))
        expect(personal()).not.toContain(value);
    const own = shared.filter(({ name }) => !routeOf(name).share);
    expect(own.length).toBeGreaterThan(20);
    for (const { card } of own) expect(card.opens).toEqual({ path: HOME, query: {} });
  });

  test('what is read without login is offered for moments too, and opens there', async () => {
    const offered = once(shared.flatMap(({ moments }) => (moments ? [moments] : [])));
    expect(offered).toHaveLength(
      platform === 'weapp' ? pagesOf(platform).filter((n) => routeOf(n).share?.moments).length : 0,
    );
    for (const card of offered) await openCold(card, platform, MOMENTS);
  });
});

describe.each(PLATFORMS)('paths that no package of %s has', (platform) => {
  test('an old card with the path of the web site opens its page, with home below it', async () => {
    const app = await start(provider, platform, {
      start: { path: 'departmentIndex', query: { depaCode: sample.depaCode } },
    });
    expect(app.stack).toEqual([HOME, 'pages/clinic/department-index/index']);
    expect(app.page.query).toMatchObject({ depaCode: sample.depaCode });
    expect(app.page.text()).toContain('可约疫苗');
    await app.back();
    expect(app.page.path).toBe(HOME);
  });

  test('a message of the platform opens a page of the package', async () => {
    const app = await start(provider, platform);
    for (const page of Object.values(MINI_PAGES)) expect(app.manifest.pages).toContain(page);
  });

  test('an unknown path opens home', async () => {
    const app = await start(provider, platform, { start: { path: 'pages/gone/index' } });
    expect(app.stack).toEqual([HOME]);
    expect(app.page.text()).toContain('最近有号的门诊');
  });

  test('every public path of the web site leads on in an app that was left open', async () => {
    const app = await start(provider, platform, { storage: storageOf(sample) });
    for (const name of pagesOf(platform)) {
      await app.open('pages/agreement/algorithm/index');
      await app.enter(routeOf(name).path.slice(1), queryOf(name));
      expect(app.manifest.tabs).toContain(app.stack[0]);
    }
    for (const name of ['departmentList', 'mine'] as const) {
      await app.enter(routeOf(name).path.slice(1));
      expect(app.stack).toEqual([pageOf(name)]);
    }
  });
});
