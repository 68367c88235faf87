import { Client } from 'pg';
import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';
import { startPostgres } from '../../server/kit/postgres';
import type { TestPostgres } from '../../server/kit/postgres';
import { allAtOnce } from '../all-at-once';
import { MINI, startFake } from './start-fake';
import type { RunningFake } from './start-fake';
import { sqlNow } from '../../run-clock';

const USES = 1_000;

let fake: RunningFake;
let postgres: TestPostgres;
let providers: Provider[];
let client: Client;

/** The double shares the machine with everything else; what is tested is how often it is asked, not how fast it is. */
const env = () => ({ SEED: 'off', PLATFORM_SECONDS: '120', ...fake.env });

beforeAll(async () => {
  [fake, postgres] = await Promise.all([startFake(), startPostgres()]);
  const start = () => startProvider({ postgres, env: env() });
  providers = [await start(), ...(await Promise.all([start(), start()]))];
  client = new Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await Promise.all(providers.map((provider) => provider.stop()));
  await postgres?.stop();
  await fake?.stop();
});

/** What the processes log about WeChat, each line once. */
const complaints = (): string[] => [
  ...new Set(providers.flatMap(({ output }) => output.match(/WeChat [^"]+/g) ?? [])),
];

const issued = (): number =>
  fake.state.calls.filter(({ path }) => path === '/cgi-bin/stable_token').length;

/** Calls that each need the token, all at the same time. */
async function useAtOnce(from: number): Promise<string[]> {
  const codes = Array.from({ length: USES }, (_, index) =>
    fake.state.codes.give('phone', String(13_600_000_000 + from + index)),
  );
  const answers = await allAtOnce(
    providers,
    'POST /passport/mini/phoneLogin.do',
    codes.map((code) => ({ platform: 'weapp', code })),
  );
  return [...new Set(answers.map(({ code }) => code))];
}

test(`three processes and ${USES} uses at once ask for the first token once`, async () => {
  expect([await useAtOnce(0), complaints()]).toEqual([['0000'], []]);
  expect(issued()).toBe(1);
});

test('at its end, all together renew it once', async () => {
  fake.state.tokens.drop(MINI.appId);
  await client.query(
    `update platform_credentials set expires_at = ${sqlNow()} - interval '1 second'`,
  );
  // The token that each process has cached must expire as well.
  await Promise.all(providers.map((provider) => provider.halt()));
  providers = await Promise.all(providers.map(() => startProvider({ postgres, env: env() })));
  expect([await useAtOnce(USES), complaints()]).toEqual([['0000'], []]);
  expect(issued()).toBe(2);
});

test('one that WeChat ends before its time is replaced once by all processes together', async () => {
  fake.state.tokens.drop(MINI.appId);
  // Named, so that a failure says what else went wrong with WeChat.
  const refusal = 'WeChat getPhoneNumber answered 40001: the access token is refused';
  expect([await useAtOnce(2 * USES), complaints()]).toEqual([['0000'], [refusal]]);
  expect(issued()).toBe(3);
});

test('it lies in the database sealed', async () => {
  const { rows } = await client.query<{ value: string }>('select value from platform_credentials');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.value).toMatch(/^e1\.test\./);
});
