import { sql } from 'kysely';
import type { Database } from '../../../server/db/database';
import {
  CHECKED_WITHIN,
  giveUpPictureChecks,
  settlePictureCheck,
} from '../../../server/shared/content-checks/picture-checks';
import { createFakeWeChat } from '../../../server/platforms/simulated/wechat/fake-wechat';
import { readWeChatSettings } from '../../../server/platforms/wechat/settings';
import { urlLinkFor } from '../../../server/platforms/wechat/url-link';
import { createWeChat } from '../../../server/platforms/wechat/wechat';
import type { WeChatMini } from '../../../server/platforms/wechat/wechat';
import { createTestDatabase, inDatabase } from '../../server/kit/worlds/booking-world';
import type { TestDatabase } from '../../server/kit/worlds/booking-world';
import { TEST_CIPHER } from '../../server/kit/test-cipher';
import { MINI } from './start-fake';

/** Functions that no call of the product reaches yet, with a database and a strict WeChat double. */
let testDatabase: TestDatabase;
let now = Date.parse('2026-11-22T00:00:00Z');
const clock = { now: () => now };
const fake = createFakeWeChat({
  accounts: [{ appId: MINI.appId, secret: () => MINI.secret, kind: 'mini' }],
  now: clock.now,
  isLenient: false,
});

beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
});
afterAll(() => testDatabase?.remove());

const withMini = (work: (mini: WeChatMini, database: Database) => Promise<void>) =>
  inDatabase(testDatabase, async (database) => {
    const env = { WECHAT_MINI_APP_ID: MINI.appId, WECHAT_MINI_APP_SECRET: MINI.secret };
    const { mini } = createWeChat({
      settings: readWeChatSettings(env, true),
      fetch: fake.fetch,
      timeout: 5_000,
      runner: database.pool,
      clock,
      cipher: TEST_CIPHER,
      pay: null,
      log: { warn: () => undefined, error: () => undefined },
    });
    if (mini) await work(mini, database);
    expect(fake.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
  });

test('a link for an SMS is made for 30 days at most', () =>
  withMini(async ({ client }) => {
    const page = 'pages/order/order-detail/index';
    const link = await urlLinkFor(client, 'release', page, 'orderId=o1', 90);
    expect(link).toMatch(/^https:\/\/wxaurl\.cn\//);
    expect(fake.state.calls.at(-1)?.body).toMatchObject({ path: page, expire_interval: 30 });
  }));

test('a requested check without an answer in 30 minutes is given up, and settled once', () =>
  inDatabase(testDatabase, async ({ db }) => {
    await sql`insert into content_checks (trace_id, item, asked_at)
      values ('t1', 'p1', ${new Date(now)})`.execute(db);
    now += CHECKED_WITHIN - 1;
    expect(await giveUpPictureChecks(db, now)).toBe(0);
    now += 1;
    expect(await giveUpPictureChecks(db, now)).toBe(1);
    expect(await settlePictureCheck(db, 't1', 'risky', now)).toBe('p1');
    expect(await settlePictureCheck(db, 't1', 'pass', now)).toBeNull();
    expect(await settlePictureCheck(db, 'another', 'pass', now)).toBeNull();
  }));
