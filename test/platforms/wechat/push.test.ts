import { Client } from 'pg';
import { echoQuery, pushRequest } from '../../../server/platforms/simulated/wechat/push';
import { startProvider } from '../../server/kit/harness';
import type { Provider } from '../../server/kit/harness';
import { startPostgres } from '../../server/kit/postgres';
import type { TestPostgres } from '../../server/kit/postgres';
import { MINI, PUSH, startFake } from './start-fake';
import type { RunningFake } from './start-fake';
import { sqlNow } from '../../run-clock';

const PATH = '/platform/wechat/push.do';
const settings = { appId: MINI.appId, ...PUSH };

let fake: RunningFake;
let postgres: TestPostgres;
let provider: Provider;
let client: Client;

beforeAll(async () => {
  [fake, postgres] = await Promise.all([startFake(), startPostgres()]);
  provider = await startProvider({ postgres, env: { SEED: 'off', ...fake.env } });
  client = new Client({ connectionString: postgres.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await provider?.stop();
  await postgres?.stop();
  await fake?.stop();
});

const send = (query: URLSearchParams, body?: string) =>
  fetch(`${provider.url}${PATH}?${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
  });
const push = (message: object, as = settings) => {
  const { query, body } = pushRequest(as, message, Date.now());
  return send(query, body);
};
const result = (traceId: string, suggest: string, time = 1) => ({
  ToUserName: 'gh_1',
  FromUserName: 'o1',
  CreateTime: time,
  MsgType: 'event',
  Event: 'wxa_media_check',
  appid: MINI.appId,
  trace_id: traceId,
  result: { suggest, label: '100' },
});
const ask = (traceId: string) =>
  client.query(
    `insert into content_checks (trace_id, item, asked_at) values ($1, $1, ${sqlNow()})`,
    [traceId],
  );
const outcomeOf = async (traceId: string): Promise<string | undefined> => {
  const { rows } = await client.query<{ outcome: string }>(
    'select outcome from content_checks where trace_id = $1',
    [traceId],
  );
  return rows[0]?.outcome;
};

test('the console’s question is answered only where WeChat has signed it', async () => {
  const query = echoQuery(settings, 'echo-1', Date.now());
  expect(await (await send(query)).text()).toBe('echo-1');
  query.set('nonce', 'another');
  expect((await send(query)).status).toBe(403);
});

test('the result of a picture’s check is taken once, however often it is pushed', async () => {
  await ask('t1');
  const answers = await Promise.all([1, 2, 3].map(() => push(result('t1', 'pass'))));
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'success',
    'success',
    'success',
  ]);
  expect(await outcomeOf('t1')).toBe('pass');
  await push(result('t1', 'risky', 2));
  expect(await outcomeOf('t1')).toBe('pass');
  const { rows } = await client.query('select key from platform_pushes');
  expect(rows).toHaveLength(2);
});

test.each([
  ['another token', { ...settings, token: 'other' }],
  ['another key', { ...settings, aesKey: 'b'.repeat(43) }],
  ['another app', { ...settings, appId: 'wx00000000000000ac' }],
])('a push under %s changes nothing', async (name, as) => {
  await ask(name);
  expect((await push(result(name, 'pass'), as)).status).toBe(403);
  expect(await outcomeOf(name)).toBe('pending');
});

test('what is not sealed, not JSON or altered is refused, and never a fault of ours', async () => {
  const { query, body } = pushRequest(settings, result('t2', 'pass'), Date.now());
  const { Encrypt } = JSON.parse(body) as { Encrypt: string };
  const altered = `${Encrypt.startsWith('A') ? 'B' : 'A'}${Encrypt.slice(1)}`;
  for (const other of ['{}', 'null', '[]', JSON.stringify({ Encrypt: altered })])
    expect((await send(query, other)).status).toBe(403);
  expect((await send(new URLSearchParams(), body)).status).toBe(403);
  expect((await send(query, '{')).status).toBe(400);
});

test('an event that nothing hangs on is acknowledged', async () => {
  const answer = await push({ ...result('t3', 'pass'), Event: 'subscribe_msg_sent_event' });
  expect(await answer.text()).toBe('success');
});
