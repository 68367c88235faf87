import { CODE } from '@contract/errors';
import { createTestDatabase, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import type { Login, Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

const LIST = '/message/message/pageList.do';
const ID = { 'zh-CN': /（错误编号 ([0-9A-Z]{8})）$/, en: / \(error ([0-9A-Z]{8})\)$/ } as const;
type Language = keyof typeof ID;

let testDatabase: TestDatabase;
let provider: Provider;
let anna: Login;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  provider = await startOn(testDatabase);
  anna = await provider.signUp('13900000301');
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const ask = async (language: Language) => {
  const answer = await fetch(provider.url + LIST, {
    headers: { tk: anna.token, nonce: 'a nonce', 'x-language': language },
  });
  return { status: answer.status, text: await answer.text() };
};

/** The line of the log with an id. */
async function lineOf(reqId: string): Promise<Record<string, unknown>> {
  await provider.printed(`"reqId":"${reqId}"`);
  const line = provider.output.split('\n').find((each) => each.includes(`"reqId":"${reqId}"`));
  return JSON.parse(line ?? '') as Record<string, unknown>;
}

/** Asks until the call fails by the service. @returns the id that the person sees */
async function idSeen(language: Language, status: number): Promise<string> {
  const failed = await until(
    () => ask(language),
    (answer) => answer.status === status,
  );
  const { code, msg } = JSON.parse(failed.text) as { code: string; msg: string };
  expect(code).toBe(status === 500 ? CODE.SERVER : CODE.BUSY);
  const id = ID[language].exec(msg)?.[1];
  expect([msg, id]).toEqual([msg, expect.any(String)]);
  return id ?? '';
}

test('a call that breaks names the line of the log that says what broke', async () => {
  const rename = (from: string, to: string) =>
    inDatabase(testDatabase, ({ pool }) => pool.query(`alter table ${from} rename to ${to}`));
  await rename('messages', 'messages_away');
  try {
    const ids = [await idSeen('zh-CN', 500), await idSeen('en', 500)];
    expect(new Set(ids).size).toBe(2);
    for (const id of ids)
      expect(await lineOf(id)).toMatchObject({ path: LIST, err: { code: '42P01' } });
  } finally {
    await rename('messages_away', 'messages');
  }
  const { status, text } = await ask('en');
  expect(status).toBe(200);
  expect(text).not.toContain('(error');
});

test('a refusal names none: it is no fault of the service', async () => {
  const refused = await fetch(`${provider.url}${LIST}`, { headers: { 'x-language': 'en' } });
  expect(await refused.text()).not.toContain('(error');
});

test('calls while the database is away name the line that says so', async () => {
  testDatabase.postgres?.kill();
  for (const language of ['zh-CN', 'en'] as const)
    expect(await lineOf(await idSeen(language, 503))).toMatchObject({ msg: 'database away' });
  await testDatabase.postgres?.restart();
  await until(
    () => ask('en'),
    ({ status }) => status === 200,
  );
});
