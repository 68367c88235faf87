import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import {
  asStaff,
  asUser,
  insertColleagues,
  openEar,
  reply,
  say,
  textsOf,
} from '../kit/worlds/service-world';
import type { Colleague } from '../kit/worlds/service-world';
import { startOn } from '../kit/start-on';
import { pause, until } from '../kit/until';

const TAKE = 'POST /service/staff/take.do';
const LIST = 'GET /service/chat/messages.do';

let testDatabase: TestDatabase;
let callers: readonly Caller[];
/** Two processes on one database. */
let here: Provider;
let there: Provider;
let ada: Colleague;
let nurse: Colleague;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  ({ callers } = await createWorld(testDatabase, { callers: 9, slots: [] }));
  [ada] = (await insertColleagues(testDatabase, ['ada'])) as [Colleague];
  [nurse] = (await insertColleagues(testDatabase, ['nurse'], 'desk')) as [Colleague];
  [here, there] = [await startOn(testDatabase), await startOn(testDatabase)];
});
afterAll(async () => {
  await Promise.all([here.halt(), there.halt()]);
  await testDatabase?.remove();
});

let used = 0;
const nextCaller = (): Caller => callers[used++] as Caller;

test('both sides hear each other across processes, in order, whoever wrote where', async () => {
  const who = nextCaller();
  const { chat } = await say(here, who, '一');
  const { conversationId } = chat;
  await there.ok(TAKE, { conversationId }, ada);
  const person = await openEar(here, asUser(who));
  const staff = await openEar(there, asStaff(ada));
  for (const ear of [person, staff]) ear.send({ type: 'follow', conversationId, after: 0 });
  await reply(there, ada, conversationId, '二');
  await say(here, who, '三');
  await reply(there, ada, conversationId, '四');
  const all = ['一', '', '二', '三', '四'];
  for (const ear of [person, staff]) {
    await ear.wait((frame) => frame.type === 'messages' && frame.list.at(-1)?.text === '四');
    expect(textsOf(ear)).toEqual(all);
    ear.close();
  }
});

test('a socket that comes back is brought what it missed, and nothing twice', async () => {
  const who = nextCaller();
  const { chat } = await say(here, who, '一');
  const { conversationId } = chat;
  await there.ok(TAKE, { conversationId }, ada);
  const first = await openEar(here, asUser(who));
  first.send({ type: 'follow', conversationId, after: 2 });
  first.close();
  await first.closed;
  await reply(there, ada, conversationId, '断线时');
  const second = await openEar(there, asUser(who));
  second.send({ type: 'follow', conversationId, after: 2 });
  await second.wait(({ type }) => type === 'messages');
  expect(textsOf(second)).toEqual(['断线时']);
  second.close();
});

test('without a socket a call waits for the answer from another process', async () => {
  const who = nextCaller();
  const { chat } = await say(here, who, '一');
  await there.ok(TAKE, { conversationId: chat.conversationId }, ada);
  const waiting = here.ok(LIST, { after: 2, wait: true }, who);
  await reply(there, ada, chat.conversationId, '来了');
  expect((await waiting).list.map(({ text }) => text)).toEqual(['来了']);
});

test('typing and reading are told to the other side only', async () => {
  const who = nextCaller();
  const { chat } = await say(here, who, '一');
  const { conversationId } = chat;
  await there.ok(TAKE, { conversationId }, ada);
  const person = await openEar(here, asUser(who));
  const staff = await openEar(there, asStaff(ada));
  for (const ear of [person, staff]) {
    ear.send({ type: 'follow', conversationId, after: 0 });
    await ear.wait(({ type }) => type === 'messages');
  }
  person.send({ type: 'typing', conversationId });
  await staff.wait(({ type }) => type === 'typing');
  await there.ok('POST /service/staff/read.do', { conversationId, seq: 1 }, ada);
  expect(await person.wait(({ type }) => type === 'read')).toMatchObject({ seq: 1 });
  expect(person.frames.map(({ type }) => type)).not.toContain('typing');
  expect(staff.frames.map(({ type }) => type)).not.toContain('read');
  for (const ear of [person, staff]) ear.close();
});

test('staff hear that somebody has come into the queue', async () => {
  const staff = await openEar(there, asStaff(ada));
  await say(here, nextCaller(), '有人吗');
  await staff.wait(({ type }) => type === 'queue');
  staff.close();
});

describe('a socket is refused and closed', () => {
  const refused = async (make: () => Promise<Awaited<ReturnType<typeof openEar>>>) => {
    const ear = await make();
    const frame = await ear.wait(({ type }) => type === 'refused');
    await ear.closed;
    return frame;
  };
  const sending =
    (...frames: readonly Parameters<Awaited<ReturnType<typeof openEar>>['send']>[0][]) =>
    async () => {
      const ear = await openEar(here);
      for (const frame of frames) ear.send(frame);
      return ear;
    };

  test('with a wrong token, or one of the desk', async () => {
    const wrong = { type: 'user', token: 'x', language: 'en' } as const;
    for (const frame of [wrong, { ...wrong, type: 'staff' } as const, asStaff(nurse)])
      expect(await refused(sending(frame))).toMatchObject({ code: CODE.LOGIN_INVALID });
  });

  test('before it has said who it is', async () => {
    const frame = { type: 'follow', conversationId: 'c', after: 0 } as const;
    expect(await refused(sending(frame))).toMatchObject({ code: CODE.LOGIN_INVALID });
  });

  test('for the conversation of another account, and for one that there is not', async () => {
    const { chat } = await say(here, nextCaller(), '我的');
    const stranger = callers[0] as Caller;
    for (const conversationId of [chat.conversationId, 'nothing'])
      expect(
        await refused(sending(asUser(stranger), { type: 'follow', conversationId, after: 0 })),
      ).toMatchObject({ code: CODE.NOT_FOUND });
  });

  test('for what is no frame', async () => {
    for (const text of ['x', '{}', '[1]'])
      expect(
        await refused(async () => {
          const ear = await openEar(here);
          ear.sendRaw(text);
          return ear;
        }),
      ).toMatchObject({ code: CODE.PARAMETERS });
  });

  test('for a frame that is too long, which fills no log', async () => {
    for (let count = 0; count < 3; count += 1) {
      const ear = await openEar(here);
      ear.sendRaw('x'.repeat(3_000));
      await ear.closed;
    }
    await here.ok('GET /base/time/now.do', {});
    expect(here.output).not.toContain('Max payload size exceeded');
  });

  test('soon after its person has signed out, here or in another process, and no other one', async () => {
    const who = callers[2] as Caller;
    const leaves = await openEar(here, asUser(who));
    const afar = await openEar(there, asUser(who));
    const stays = await openEar(there, asUser(callers[3] as Caller));
    await here.ok('GET /passport/v1/h5/login/logout.do', {}, who);
    const [clerk] = (await insertColleagues(testDatabase, ['leaving'])) as [Colleague];
    const desk = await openEar(there, asStaff(clerk));
    await here.ok('POST /service/staff/logout.do', {}, clerk);
    const from = Date.now();
    for (const ear of [leaves, afar, desk]) {
      expect(await ear.wait(({ type }) => type === 'refused')).toMatchObject({
        code: CODE.LOGIN_INVALID,
      });
      await ear.closed;
    }
    // A silent socket would end after a minute only.
    expect(Date.now() - from).toBeLessThan(20_000);
    expect(stays.frames.map(({ type }) => type)).not.toContain('refused');
    stays.close();
  });

  test('at its next sign of life, once its person has signed out', async () => {
    const who = callers[1] as Caller;
    const ear = await openEar(here, asUser(who));
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query('delete from sessions where user_id = $1', [who.userId]),
    );
    // A process may know a session for a moment longer.
    await until(
      () => {
        const types = ear.frames.map(({ type }) => type);
        if (!types.includes('refused')) ear.send({ type: 'ping' });
        return types;
      },
      (types) => types.includes('refused'),
    );
    await ear.closed;
  });
});

test('a page that is gone waits no more, and its place is free at once', async () => {
  const who = nextCaller();
  const newest = async (): Promise<number> =>
    (await here.ok(LIST, { after: 0 }, who)).list.at(-1)?.seq ?? 0;
  await say(here, who, '在吗');
  let last = await newest();
  const waits = (signal?: AbortSignal) =>
    here.call(LIST, { after: last, wait: true }, { ...who, ...(signal && { signal }) });
  const pages = new AbortController();
  const codes: string[] = [];
  const left = Array.from({ length: 11 }, () =>
    waits(pages.signal).then(
      ({ code }) => codes.push(code),
      () => null,
    ),
  );
  // One of eleven finds no place: the others have them all.
  await until(() => codes.length);
  expect(codes).toEqual([CODE.TOO_MANY]);
  pages.abort();
  await Promise.all(left);
  await until(
    async () => {
      const next = waits();
      const early = await Promise.race([next, pause(300)]);
      if (early?.code === CODE.TOO_MANY) return false;
      await say(here, who, '还在吗');
      last = await newest();
      return (await next).code === CODE.SUCCESS;
    },
    Boolean,
    15_000,
  );
});
