import type { Database } from '../../../server/db/database';
import {
  CHECKED_WITHIN,
  checkPicture,
  giveUpPictureChecks,
  pictureOutcome,
  settlePictureCheck,
} from '../../../server/domain/content/picture-checks';
import { createWeChatDouble } from '../../../server/platforms/simulated/wechat/double';
import { openidOf } from '../../../server/platforms/simulated/wechat/people';
import { readWeChatSettings } from '../../../server/platforms/wechat/settings';
import { TEXT_SCENE } from '../../../server/platforms/wechat/text-check';
import { urlLinkFor } from '../../../server/platforms/wechat/url-link';
import { createWeChat } from '../../../server/platforms/wechat/wechat';
import type { WeChatMini } from '../../../server/platforms/wechat/wechat';
import { createPlace, inDatabase } from '../../server/booking-world';
import type { Place } from '../../server/booking-world';
import { TEST_CIPHER } from '../../server/test-cipher';
import { MINI } from './start-double';

/** Functions that no call of the product reaches yet, with a database and a strict WeChat double. */
let place: Place;
let now = Date.parse('2026-11-22T00:00:00Z');
const clock = { now: () => now };
const double = createWeChatDouble({
  accounts: [{ appId: MINI.appId, secret: () => MINI.secret, kind: 'mini' }],
  now: clock.now,
  isLenient: false,
});
const openid = openidOf(MINI.appId, 'anna');

beforeAll(async () => {
  place = await createPlace('pglite');
});
afterAll(() => place.remove());

const withMini = (work: (mini: WeChatMini, database: Database) => Promise<void>) =>
  inDatabase(place, async (database) => {
    const env = { WECHAT_MINI_APP_ID: MINI.appId, WECHAT_MINI_APP_SECRET: MINI.secret };
    const { mini } = createWeChat({
      settings: readWeChatSettings(env, true),
      fetch: double.fetch,
      timeout: 5_000,
      runner: database.pool,
      clock,
      cipher: TEST_CIPHER,
      pay: null,
      log: { warn: () => undefined, error: () => undefined },
    });
    if (mini) await work(mini, database);
    expect(double.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
  });

test('a link for an SMS is made for 30 days at most', () =>
  withMini(async ({ client }) => {
    const page = 'pages/order/order-detail/index';
    const link = await urlLinkFor(client, 'release', page, 'orderId=o1', 90);
    expect(link).toMatch(/^https:\/\/wxaurl\.cn\//);
    expect(double.state.calls.at(-1)?.body).toMatchObject({ path: page, expire_interval: 30 });
  }));

test('a picture is hidden until it has passed; one without an answer in 30 minutes is unchecked', () =>
  withMini(async (mini, { db }) => {
    const picture = { item: 'p1', url: 'https://m.example.com/1.jpg', openid, scene: 3 } as const;
    expect(picture.scene).toBe(TEXT_SCENE.FORUM);
    await expect(checkPicture(db, mini, picture, now)).rejects.toThrow('61010');
    expect(await pictureOutcome(db, 'p1')).toBeNull();
    double.state.seen.set(openid, now);
    await checkPicture(db, mini, picture, now);
    const [traceId = ''] = [...double.state.mediaChecks.keys()];
    expect(await pictureOutcome(db, 'p1')).toBe('pending');
    now += CHECKED_WITHIN - 1;
    expect(await giveUpPictureChecks(db, now)).toBe(0);
    now += 1;
    expect(await giveUpPictureChecks(db, now)).toBe(1);
    expect(await pictureOutcome(db, 'p1')).toBe('unchecked');
    expect(await settlePictureCheck(db, traceId, 'risky', now)).toBe(true);
    expect(await settlePictureCheck(db, traceId, 'pass', now)).toBe(false);
    expect(await pictureOutcome(db, 'p1')).toBe('risky');
    expect(await settlePictureCheck(db, 'another', 'pass', now)).toBe(false);
  }));
