import { endpoints } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { callFrom } from '../kit/worlds/from-address';
import { callsWithTooLarge, hostileCalls, violationsOf } from './hostile-calls';
import { attackBySocket, heardBy, storeUnheard } from './hostile-frames';
import { BODIES, CALLBACKS, HEADERS, MARK, OTHER_PATHS } from '../kit/hostile-values';
import { createHostileWorld } from './hostile-world';
import type { HostileWorld } from './hostile-world';
import { sampleInput } from '../kit/sampled-input';
import { asUser, openEar, reply } from '../kit/worlds/service-world';
import { until } from '../kit/until';

/** Number of calls; `npm run long:fuzz` makes 80,000. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 3_000);
/** ms until a message is brought whose signal was lost: several looks for such. */
const BROUGHT = 20_000;

const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const SIGN = 'POST /base/authProtocol/authProtocolLogUserRecord.do';

let world: HostileWorld;

beforeAll(async () => {
  world = await createHostileWorld();
});
afterAll(() => world?.stop());

/** Whether the bystander is brought what others write, with a signal and without. */
async function bystanderHears(): Promise<void> {
  const { provider, testDatabase, bystander, clerk, openChats } = world;
  const ear = await openEar(provider, asUser(bystander));
  ear.send({ type: 'follow', conversationId: openChats.bystander, after: 0 });
  const { seq: replied } = await reply(provider, clerk, openChats.bystander, '在的');
  const isBrought = (seq: number) =>
    until(
      () => heardBy(ear),
      (heard) => heard.includes(seq),
      BROUGHT,
    );
  await isBrought(replied);
  await isBrought(await storeUnheard(testDatabase, openChats.bystander));
  ear.close();
}

test('hostile frames end their own socket at most: others are brought their messages', async () => {
  const ears = await attackBySocket(world);
  await bystanderHears();
  for (const ear of ears) ear.close();
  await Promise.all(ears.map(({ closed }) => closed));
  expect(world.provider.output).not.toContain('"msg":"database away"');
  expect(world.provider.output).not.toContain('"msg":"service socket"');
});

test('a socket that claims messages beyond all numbers keeps nobody else from theirs', async () => {
  const { provider, owner, openChats } = world;
  const ear = await openEar(provider, asUser(owner));
  ear.send({ type: 'follow', conversationId: openChats.owner, after: 2 ** 31 });
  await bystanderHears();
  expect(ear.frames.at(-1)).toEqual({ type: 'refused', code: CODE.PARAMETERS });
});

test('numbers too large for their columns are refused or answered, and none is a fault', async () => {
  const calls = callsWithTooLarge(world);
  expect(calls.length).toBeGreaterThan(200);
  expect(await violationsOf(world, calls)).toEqual([]);
});

test(`${CALLS} calls with something hostile in them are refused or answered, and none is a fault`, async () => {
  expect(await violationsOf(world, hostileCalls(world, CALLS))).toEqual([]);
});

test('paths beside the calls take whatever stands in them, and in headers', async () => {
  const cookies = ['ym_wx_state=%F0%9F%98%80.aHR0cA', 'ym_wx_state=%E6%98%93%E8%8B%97.aHR0cA'];
  const calls = OTHER_PATHS.flatMap((path) => [
    { path },
    ...cookies.map((cookie) => ({ path, headers: { cookie } })),
    ...HEADERS.map((headers) => ({ path, headers })),
  ]);
  const upload = BODIES.map(([type, body]) => ({
    method: 'POST' as const,
    path: '/base/upload/file.do',
    headers: { tk: world.owner.token, 'content-type': type },
    body,
  }));
  expect(await violationsOf(world, [...calls, ...upload])).toEqual([]);
});

test('what calls back is answered that it is not genuine, whatever it sends', async () => {
  const calls = CALLBACKS.flatMap((path) => [
    ...BODIES.map(([type, body]) => ({ path, body, headers: { 'content-type': type } })),
    ...HEADERS.map((headers) => ({ path, body: {}, headers })),
  ]).map((call) => ({ method: 'POST' as const, ...call }));
  // WeChat Pay repeats what is answered so.
  const isRepeated = (text: string): boolean => text.includes('"code":"FAIL"');
  expect(await violationsOf(world, calls, isRepeated)).toEqual([]);
});

const inGuardian = (name: string) => ({
  guardian: { name, mobile: '13912340000', relation: 'mother' },
});

test.each([
  ['half a character in', 'guardian.name', SAVE, inGuardian(`${MARK}\ud800`)],
  ['a NUL in', 'guardian.name', SAVE, inGuardian(`${MARK}\0`)],
  ['half a character in', 'authSignList.0', SIGN, { authSignList: [`${MARK}\udfff`] }],
  ['a time beyond all dates as', 'authProtocolTime', SIGN, { authProtocolTime: 8.64e15 + 2 }],
] as const)('%s %s is refused by its field, and nothing else is', async (_, field, name, wrong) => {
  const [, path = ''] = name.split(' ');
  const valid = sampleInput(endpoints[name].input, world.knownFor(name)) as object;
  const { envelope } = await callFrom(world.provider.url, {
    method: 'POST',
    path,
    headers: { tk: world.owner.token },
    body: { ...valid, linkmanId: undefined, ...wrong },
  });
  expect(envelope).toMatchObject({ code: CODE.PARAMETERS, data: { fields: [field] } });
  expect(envelope.msg).toMatch(/无法保存的字符|不能大于|不含数字和符号|页面内容已更新/);
  expect(JSON.stringify(envelope)).not.toContain(MARK);
});

test('afterwards others are still brought their messages', bystanderHears);

test('nothing of a call is printed, nor a line of the database with a value in it', () => {
  expect(world.provider.output).not.toContain(MARK);
  expect(world.provider.output).not.toMatch(/\b1[3-9]\d{9}\b/);
  expect(world.provider.output).not.toMatch(/"(where|detail|parameters|internalQuery)":/);
});
