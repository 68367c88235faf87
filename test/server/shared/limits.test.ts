import { Client } from 'pg';
import { CODE } from '@contract/errors';
import { waitText } from '../../../server/http/too-many';
import { limitsFor } from '../../../server/http/limits';
import type { Limit, LimitName } from '../../../server/http/limits';
import { createTestDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { callFrom } from '../kit/worlds/from-address';
import type { RawAnswer } from '../kit/worlds/from-address';
import type { Provider } from '../kit/harness';
import { addressFor, ATTEMPTS } from './limit-attempts';
import { bookWith, callsTo, createLimitsWorld, PERSON_KEY } from '../kit/worlds/limits-world';
import type { LimitsWorld } from '../kit/worlds/limits-world';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

/** Small, so that every limit can be reached; logins get a tenth of it. */
const WRITES = 40;
const LIMITS = (Object.entries(limitsFor(WRITES)) as [LimitName, Limit][]).filter(
  (entry): entry is [keyof typeof ATTEMPTS, Limit] => entry[0] in ATTEMPTS,
);
/** Limits that are counted from the stored codes. */
const OF_CODES: readonly LimitName[] = ['codesToMobile', 'codesToKnownDevice'];
/** Limits whose refusal is a redirect without a session instead of an error. */
const SILENT: readonly LimitName[] = ['platformLogins'];

let testDatabase: TestDatabase;
let processes: Provider[];
let world: LimitsWorld;
let client: Client;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  processes = [];
  const start = () => startOn(testDatabase, { PERSON_KEY, WRITES_PER_MINUTE: String(WRITES) });
  world = await createLimitsWorld(testDatabase, async (caller, slotId) => {
    if (processes.length === 0) processes.push(await start(), await start());
    return bookWith(() => processes[0] as Provider)(caller, slotId);
  });
  client = new Client({ connectionString: testDatabase.postgres?.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await Promise.all(processes.map((provider) => provider.halt()));
  await testDatabase?.remove();
});

beforeEach(() => client.query('delete from attempts'));

const isRefused = ({ status, text }: RawAnswer): boolean => {
  const refused = text.includes(`"code":"${CODE.TOO_MANY}"`);
  expect(status === 429).toBe(refused);
  return refused;
};

/** Sets how many attempts one key has used, where making them would take long. */
const setCount = (limit: LimitName, count: number): Promise<{ rowCount: number | null }> =>
  client.query('update attempts set count = $2 where limit_name = $1', [limit, count]);

describe.each(LIMITS.filter(([name]) => !SILENT.includes(name)))('%s', (name, limit) => {
  /** Attempts alternate between both processes if the limit is counted in the database. */
  const means = (at: number) => {
    const provider = processes[limit.storedIn === 'database' ? at % 2 : 0] as Provider;
    return { call: callsTo(provider), world, client };
  };
  const attempt = (at: number, key: number): Promise<RawAnswer> => ATTEMPTS[name](means(at), key);

  test(`holds for ${limit.most} of one ${limit.by}, and for no other`, async () => {
    const isCounted = limit.storedIn === 'database' && !OF_CODES.includes(name);
    let used = 0;
    const use = async (): Promise<RawAnswer> => {
      const answer = await attempt(used, 0);
      used += 1;
      return answer;
    };
    expect(isRefused(await use())).toBe(false);
    if (isCounted) {
      const { rows } = await client.query<{ count: number; left: number }>(
        `select count, extract(epoch from ends_at - ${sqlNow()}) * 1000 as left
         from attempts where limit_name = $1`,
        [name],
      );
      expect(rows.map(({ count }) => count)).toEqual([1]);
      expect(Number(rows[0]?.left)).toBeGreaterThan(limit.window - 60_000);
      expect(Number(rows[0]?.left)).toBeLessThanOrEqual(limit.window + 1_000);
      if (limit.most > 4) {
        await setCount(name, limit.most - 2);
        used = limit.most - 2;
      }
    }
    while (used < limit.most) expect(isRefused(await use())).toBe(false);
    const over = await use();
    expect(isRefused(over)).toBe(true);
    const unit = waitText(limit.window).zh.split(' ')[1] ?? '';
    if (!OF_CODES.includes(name)) expect(over.envelope.msg).toContain(unit);
    expect(isRefused(await attempt(used + 1, 0))).toBe(true);
    expect(isRefused(await attempt(used, 1))).toBe(false);
    if (!isCounted) return;
    await client.query(
      `update attempts set ends_at = ends_at - $2 * interval '1 ms' where limit_name = $1`,
      [name, limit.window],
    );
    expect(isRefused(await attempt(used, 0))).toBe(false);
  });
});

test('logins by a platform beyond the limit lead on without a session, for that address alone', async () => {
  const { url } = processes[0] as Provider;
  const means = { call: callsTo(processes[0] as Provider), world, client };
  const signIn = async (from: string): Promise<boolean> => {
    const started = await callFrom(url, { path: '/passport/wx/login.do', from });
    const cookie = started.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const page = (started.headers.location ?? '').replace(/#.*/, '');
    const path = `${page.replace('/authorize?', '/answer?')}&person=xiaoyi`;
    const { headers } = await callFrom(url, { path });
    const callback = (headers.location ?? '').replace(/^https?:\/\/[^/]+/, '');
    const back = await callFrom(url, { path: callback, from, headers: { cookie } });
    return back.headers['set-cookie']?.some((line) => /^ym_wx_token=[\w-]/.test(line)) ?? false;
  };
  const from = addressFor('platformLogins', 0);
  expect(await signIn(from)).toBe(true);
  for (let index = 1; index < WRITES; index += 1) await ATTEMPTS.platformLogins(means, 0);
  expect(await signIn(from)).toBe(false);
  expect(await signIn(addressFor('platformLogins', 1))).toBe(true);
});
