import { CODE } from '@contract/errors';
import { bookingOf, createTestDatabase, createWorld, dayFrom } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { asUser, openEar } from '../kit/worlds/service-world';
import { until } from '../kit/until';

let testDatabase: TestDatabase;
let provider: Provider;
let guesser: Caller;
let owner: Caller;
let orderId = '';
beforeAll(async () => {
  testDatabase = await createTestDatabase('pglite');
  const slots = [{ day: dayFrom(3), capacity: 5 }];
  const world = await createWorld(testDatabase, { callers: 2, slots });
  [guesser, owner] = world.callers as [Caller, Caller];
  provider = await startOn(testDatabase, { WRITES_PER_MINUTE: '600' });
  const form = bookingOf(owner, world.slotIds[0] ?? 0);
  ({ orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, owner));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const MOST = 60;
const guess = (id: string, as: Caller) =>
  provider.call('GET /order/subscribe/clientDetail.do', { orderId: id }, as);

test('whoever guesses ids is stopped before a right one says anything, and nobody else is', async () => {
  const codes: string[] = [];
  for (let index = 0; index < MOST; index += 1)
    codes.push((await guess(`guess-${index}`, guesser)).code);
  expect(new Set(codes)).toEqual(new Set([CODE.NOT_FOUND]));
  const over = await guess('guess-60', guesser);
  expect(over.code).toBe(CODE.TOO_MANY);
  expect(over.msg).toMatch(/很多都不存在，请在 \d+ 秒后再试/);
  // Also the calls that would answer, or he would see which those are.
  expect((await guess(orderId, guesser)).code).toBe(CODE.TOO_MANY);
  expect((await guess(orderId, owner)).code).toBe(CODE.SUCCESS);
  expect((await provider.call('GET /base/time/now.do', {})).code).toBe(CODE.SUCCESS);
  await provider.moveTo(provider.now + 61_000);
  expect((await guess(orderId, guesser)).code).toBe(CODE.NOT_FOUND);
});

test('of 400 calls of one account that wait for messages ten wait, and the others are told why', async () => {
  const message = { kind: 'text', text: '请问几点开门？' } as const;
  const { chat } = await provider.ok(
    'POST /service/chat/send.do',
    { clientId: 'first-message', message },
    owner,
  );
  const wait = () =>
    provider.call('GET /service/chat/messages.do', { after: chat.lastSeq, wait: true }, owner);
  const answers: string[] = [];
  const polls = Array.from({ length: 400 }, async () => {
    const { code, msg } = await wait();
    answers.push(code);
    if (code === CODE.TOO_MANY) expect(msg).toMatch(/打开的客服页面太多/);
  });
  await until(() => answers.length === 390);
  expect(new Set(answers)).toEqual(new Set([CODE.TOO_MANY]));
  // Whoever waited gets the news, and the places are free again.
  const second = { clientId: 'second-message', message };
  await provider.ok('POST /service/chat/send.do', second, owner);
  await Promise.all(polls);
  expect(answers.filter((code) => code === CODE.SUCCESS)).toHaveLength(10);
  const list = await provider.ok('GET /service/chat/messages.do', { after: chat.lastSeq }, owner);
  const next = provider.call(
    'GET /service/chat/messages.do',
    { after: list.chat?.lastSeq ?? 0, wait: true },
    owner,
  );
  await provider.ok('POST /service/chat/send.do', { clientId: 'third-message', message }, owner);
  expect((await next).code).toBe(CODE.SUCCESS);
});

test('an account has twenty sockets; one that is closed is free for the next', async () => {
  const ears = [];
  for (let index = 0; index < 20; index += 1) ears.push(await openEar(provider, asUser(owner)));
  const refused = await openEar(provider);
  refused.send(asUser(owner));
  await refused.closed;
  expect(refused.frames).toEqual([{ type: 'refused', code: CODE.TOO_MANY }]);
  // Somebody else has their own.
  (await openEar(provider, asUser(guesser))).close();
  ears[0]?.close();
  await ears[0]?.closed;
  await until(async () => {
    const ear = await openEar(provider);
    ear.send(asUser(owner));
    await Promise.race([ear.closed, ear.wait(({ type }) => type === 'ready')]);
    ears.push(ear);
    return ear.frames.some(({ type }) => type === 'ready');
  });
  for (const ear of ears) ear.close();
});
