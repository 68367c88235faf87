import { CODE } from '@contract/errors';
import {
  BIRTHDAY,
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  KINDS,
  prove,
  shareDocument,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { insertStaff, openDesk } from '../kit/worlds/desk-world';
import type { Provider } from '../kit/harness';
import { enter, insertRelease, openRelease, ticketOf } from '../kit/worlds/release-world';
import { startOn } from '../kit/start-on';

const BOOK = 'POST /subscribe/subscribe/addV2.do';
const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const LEAVE = 'POST /subscribe/release/leave.do';
const LATER = 1_800_000;
/** As everybody of the world is called. */
const NAME = '测试';
/** Accounts that a test uses: each has a family member with the first one's document. */
const GROUPS = [
  [NAME, '王某某'],
  [NAME, ' 测 试 ', '测试'],
  [NAME],
  [NAME, NAME],
  [NAME],
  [NAME, '王某某'],
  [NAME],
  [NAME, NAME],
] as const;

/** A release that a test opens. */
const openingOf = (n: number, now: number) => ({
  capacities: [5],
  releaseAt: now + LATER + n,
  days: 10 + n,
});

/** With a slot that needs no ticket. */
const WORLD = { callers: GROUPS.flat().length, slots: [{ day: dayFrom(3), capacity: 5 }] };

describe.each(KINDS)('people of a queue on %s', (kind) => {
  let testDatabase: TestDatabase;
  let provider: Provider;
  let groups: Caller[][];
  /** Open for entries, and not opened by any test. */
  let upcoming: string;
  let ordinary: number;
  /** One for each test that books. */
  let opened: Awaited<ReturnType<typeof insertRelease>>[];

  const membersOf = (index: number) => groups[index]?.map(({ linkmanId }) => linkmanId) ?? [];

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    const { callers, slotIds } = await createWorld(testDatabase, WORLD);
    ordinary = slotIds[0] ?? 0;
    const rest = [...callers];
    groups = GROUPS.map((names) => rest.splice(0, names.length));
    await inDatabase(testDatabase, async (database) => {
      await insertStaff(database, [CLINIC]);
      for (const [index, names] of GROUPS.entries())
        for (const [n, name] of names.entries())
          await shareDocument(
            database,
            groups[index]?.[n]?.linkmanId,
            groups[index]?.[0]?.linkmanId,
            name,
          );
      await prove(database, ...membersOf(1), ...membersOf(3));
      const now = Date.now();
      upcoming = (await insertRelease(database, { capacities: [5], releaseAt: now + LATER }))
        .releaseId;
      opened = [];
      for (const n of [1, 2]) opened.push(await insertRelease(database, openingOf(n, now)));
    });
    provider = await startOn(testDatabase);
    for (const caller of [...group(5), ...group(7)])
      await enter(provider, caller, opened[0]?.releaseId ?? '');
    await enter(provider, group(4)[0], opened[1]?.releaseId ?? '');
    // The embedded database can be changed only while no provider runs on it.
    await provider.halt();
    await inDatabase(testDatabase, async (database) => {
      for (const { releaseId } of opened) await openRelease(database, releaseId);
    });
    provider = await startOn(testDatabase);
  });
  afterAll(async () => {
    await provider?.halt();
    await testDatabase?.remove();
  });

  const group = (index: number) => groups[index] as [Caller, ...Caller[]];
  const documentNumberOf = ({ linkmanId }: Caller) => linkmanId.replaceAll('-', '').toUpperCase();
  /** Saves the member's form with another name. */
  const rename = (caller: Caller, name: string) =>
    provider.call(
      SAVE,
      {
        linkmanId: caller.linkmanId,
        name,
        documentKind: 2,
        documentNumber: documentNumberOf(caller),
        sex: 1,
        birthday: BIRTHDAY,
        relationType: 1,
        mobile: '13800000000',
        consent: true,
        consentVersion: '1.0',
      },
      caller,
    );
  const admittedTo = async (caller: Caller, releaseId: string) => {
    await provider.runJobs();
    expect((await ticketOf(provider, caller, releaseId))?.state).toBe('admitted');
  };

  test('whoever stands there with somebody’s number under another name keeps them out of nothing', async () => {
    const [owner, guesser] = group(0) as [Caller, Caller];
    for (const caller of [guesser, owner]) {
      const { code, data } = await enter(provider, caller, upcoming);
      expect([code, data.ticket?.state]).toEqual([CODE.SUCCESS, 'present']);
    }
  });

  test('a document enters once under its name among accounts that have proved it, whichever asks and however the name is spaced', async () => {
    const codes = await Promise.all(
      group(1).map(async (caller) => (await enter(provider, caller, upcoming)).code),
    );
    expect(codes.sort()).toEqual([CODE.SUCCESS, CODE.DUPLICATE_ORDER, CODE.DUPLICATE_ORDER].sort());
  });

  test('a document can enter again under its name once the other account has left', async () => {
    const [first, second] = group(3) as [Caller, Caller];
    expect((await enter(provider, first, upcoming)).code).toBe(CODE.SUCCESS);
    expect((await enter(provider, second, upcoming)).code).toBe(CODE.DUPLICATE_ORDER);
    await provider.ok(LEAVE, { releaseId: upcoming }, first);
    expect((await enter(provider, second, upcoming)).code).toBe(CODE.SUCCESS);
  });
  test('who is in a queue keeps the name under which they entered, until they leave', async () => {
    const [caller] = group(2);
    await enter(provider, caller, upcoming);
    const refused = await rename(caller, '王某某');
    expect(refused.code).toBe(CODE.LINKMAN_HAS_ORDERS);
    expect(refused.msg).toContain('排队');
    expect((await rename(caller, '测 试')).code).toBe(CODE.SUCCESS);
    await provider.ok(LEAVE, { releaseId: upcoming }, caller);
    expect((await rename(caller, '王某某')).code).toBe(CODE.SUCCESS);
  });

  test('however entering and a new name meet, the ticket has the name that the member has', async () => {
    const [caller] = group(6);
    for (let round = 0; round < 6; round += 1) {
      const name = round % 2 ? NAME : '王某某';
      const [entered, renamed] = await Promise.all([
        enter(provider, caller, upcoming),
        rename(caller, name),
      ]);
      expect(entered.code).toBe(CODE.SUCCESS);
      // Whichever was first: a name that is on a ticket is not exchanged any more.
      const again = await rename(caller, name);
      expect(again.code).toBe(renamed.code);
      await provider.ok(LEAVE, { releaseId: upcoming }, caller);
    }
  });

  test('of two names for one document each gets an appointment, and the desk ends the one that is not theirs', async () => {
    const [owner, guesser] = group(5) as [Caller, Caller];
    const { releaseId, slotIds } = opened[0] as (typeof opened)[number];
    for (const caller of [guesser, owner]) await admittedTo(caller, releaseId);
    const [slotId = 0] = slotIds;
    const { orderId } = await provider.ok(BOOK, bookingOf(guesser, slotId), guesser);
    await provider.ok(BOOK, bookingOf(owner, slotId), owner);

    const desk = await openDesk(provider, CLINIC);
    const shown = { name: NAME, documentKind: 2 as const, documentNumber: documentNumberOf(owner) };
    const found = await desk.ok('POST /desk/claim/find.do', shown);
    const namesakes = found.filter(({ nameAgrees }) => !nameAgrees);
    expect(namesakes).toMatchObject([{ orderId }]);
    const settle = (more: object) =>
      desk.call('POST /desk/claim/settle.do', {
        ...{ ...shown, orderId, reason: '本人持证件原件到前台' },
        ...more,
      });
    // Nobody gets a second place for one dose.
    expect((await settle({ linkmanId: owner.linkmanId })).code).toBe(CODE.ORDER_STATE);
    expect((await settle({})).code).toBe(CODE.SUCCESS);
  });

  test('accounts that have proved nothing have one lot for one person, and each a place of their own', async () => {
    const [one, two] = group(7) as [Caller, Caller];
    const { releaseId } = opened[0] as (typeof opened)[number];
    const tickets = await Promise.all([one, two].map((who) => ticketOf(provider, who, releaseId)));
    expect(tickets.map((ticket) => ticket?.lot)).toEqual([tickets[0]?.lot, tickets[0]?.lot]);
    expect(tickets[0]?.lot).not.toBeNull();
    expect(tickets.map((ticket) => ticket?.ticketId)).not.toContain(tickets[0]?.lot);
    const { lots } = await provider.ok('GET /subscribe/release/draw.do', { releaseId });
    expect(lots.filter((lot) => lot === tickets[0]?.lot)).toHaveLength(1);
  });

  test('what was booked by a ticket is for the name on it, until the appointment is over', async () => {
    const [caller] = group(4);
    const { releaseId, slotIds } = opened[1] as (typeof opened)[number];
    await admittedTo(caller, releaseId);
    const { orderId } = await provider.ok(BOOK, bookingOf(caller, slotIds[0] ?? 0), caller);
    expect((await rename(caller, '王某某')).code).toBe(CODE.LINKMAN_HAS_ORDERS);
    expect((await rename(caller, '测 试')).code).toBe(CODE.SUCCESS);
    const reason = 'time' as const;
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason }, caller);
    expect((await rename(caller, '王某某')).code).toBe(CODE.SUCCESS);
    // What was booked without a ticket binds no name, although the used one is there still.
    await provider.ok(BOOK, bookingOf(caller, ordinary), caller);
    expect((await rename(caller, NAME)).code).toBe(CODE.SUCCESS);
  });
});
