import { createHash, createHmac } from 'node:crypto';
import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { compareText } from '@contract/text/order-rules';
import type { Provider } from '../kit/harness';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertMembers,
  prove,
  insertSlots,
  PRODUCT,
  readLedger,
  shareDocument,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { addMembers } from './added-members';
import { enter, insertRelease, openRelease, ticketOf } from '../kit/worlds/release-world';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const ADD = 'POST /subscribe/subscribe/addV2.do';
const HOLD = 'POST /subscribe/subscribe/hold.do';
/** ms that an admission lasts here: longer than a test, and less than a form's hold otherwise lasts. */
const TURN = 200_000;
/** ms to the opening of a release that a test opens itself. */
const LATER = 1_800_000;
const SEATS = 6;
const LINE = 30;

describe('a release on three processes', () => {
  let testDatabase: TestDatabase;
  let providers: Provider[];
  let callers: Caller[];
  let main: Awaited<ReturnType<typeof insertRelease>>;

  const at = (n: number): Provider => providers[n % providers.length] as Provider;
  const queuedCallers = (): Caller[] => callers.slice(0, LINE);
  const outsider = (n: number): Caller => callers[LINE + n] as Caller;

  const tickets = () =>
    Promise.all(queuedCallers().map((caller, n) => ticketOf(at(n), caller, main.releaseId)));
  const admitted = async (): Promise<Caller[]> => {
    const all = await tickets();
    return queuedCallers().filter((_, n) => all[n]?.state === 'admitted');
  };

  /** All processes do what is due, at once. */
  const settle = () => Promise.all(providers.map((provider) => provider.runJobs()));
  /** Opens a release, and has all that follows done. */
  const open = async (releaseId: string): Promise<void> => {
    await inDatabase(testDatabase, (database) => openRelease(database, releaseId));
    await settle();
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    callers = [...(await createWorld(testDatabase, { callers: LINE + 10, slots: [] })).callers];
    await inDatabase(testDatabase, (database) => prove(database, callers[0]?.linkmanId));
    const start = (): Promise<Provider> =>
      startOn(testDatabase, {
        ADMISSION_SECONDS: String(TURN / 1000),
        PERSON_KEY: 'k'.repeat(32),
        CERTIFICATE_KEY: Buffer.alloc(32, 7).toString('base64url'),
      });
    providers = await Promise.all([start(), start(), start()]);
    main = await inDatabase(testDatabase, (database) =>
      insertRelease(database, { capacities: [SEATS - 2, 2], releaseAt: Date.now() + LATER }),
    );
  });
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.halt()));
    const ledger = await inDatabase(testDatabase, readLedger);
    await testDatabase?.remove();
    expect(ledger.unbalanced).toEqual([]);
    expect(ledger.unrecorded).toBe(0);
  });

  test('lets people in before the opening without a position, each account and person once', async () => {
    const entered = await Promise.all(
      queuedCallers().map((caller, n) => enter(at(n), caller, main.releaseId)),
    );
    expect(new Set(entered.map(({ data }) => data.ticket?.state))).toEqual(new Set(['present']));
    expect(entered.every(({ data }) => data.ticket?.position === null)).toBe(true);
    const [first] = queuedCallers();
    if (!first) throw new Error('Nobody is there.');
    const again = await Promise.all([0, 1, 2].map((n) => enter(at(n), first, main.releaseId)));
    const ids = again.map(({ data }) => data.ticket?.ticketId);
    expect(new Set(ids)).toEqual(new Set([entered[0]?.data.ticket?.ticketId]));

    const other = outsider(0);
    const document = await inDatabase(testDatabase, async (database) => {
      const [twin = ''] = await insertMembers(database, other, [{}]);
      await shareDocument(database, twin, first.linkmanId);
      await prove(database, twin);
      return twin;
    });
    const twin = await at(1).call(
      'POST /subscribe/release/enter.do',
      { releaseId: main.releaseId, people: [{ linkmanId: document, doseNo: 1 }] },
      { token: other.token },
    );
    expect(twin.code).toBe(CODE.DUPLICATE_ORDER);
  });

  test.each([
    ['its city', '110100', 1],
    ['an area of it', '110105', 1],
    ['its province', '110000', 1],
    ['another city', '310100', 0],
  ])('is announced in %s', async (_, cityCode, count) => {
    const list = await at(0).ok('GET /subscribe/release/list.do', { cityCode });
    expect(list).toHaveLength(count);
  });

  test('keeps the seed to itself and its hash open until the draw', async () => {
    const draw = await at(0).ok('GET /subscribe/release/draw.do', { releaseId: main.releaseId });
    expect(draw).toMatchObject({ seed: null, lots: [] });
    expect(draw.seedHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('refuses places before their hour, with a ticket and without', async () => {
    for (const caller of [queuedCallers()[0] as Caller, outsider(1)]) {
      const { code } = await at(0).call(ADD, bookingOf(caller, main.slotIds[0] ?? 0), caller);
      expect(code).toBe(CODE.NOT_RELEASED);
    }
  });

  test('draws once, though a process dies at the opening, and everybody can check it', async () => {
    await inDatabase(testDatabase, (database) => openRelease(database, main.releaseId));
    await (providers.pop() as Provider).kill();
    await settle();
    const all = await tickets();
    const positions = all.map((ticket) => ticket?.position ?? 0).sort((a, b) => a - b);
    expect(positions).toEqual(Array.from({ length: LINE }, (_, n) => n + 1));

    const { seed, seedHash, lots } = await at(0).ok('GET /subscribe/release/draw.do', {
      releaseId: main.releaseId,
    });
    const bytes = Buffer.from(seed ?? '', 'hex');
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(seedHash);
    const number = (id: string): string => createHmac('sha256', bytes).update(id).digest('hex');
    expect(lots).toEqual([...lots].sort((a, b) => compareText(number(a), number(b))));
    for (const ticket of all) {
      expect(lots[(ticket?.position ?? 0) - 1]).toBe(ticket?.lot);
      expect(ticket?.drawNumber).toBe(number(ticket?.lot ?? ''));
    }
  });

  test('while it lasts, the clinic shows the queue and no free day', async () => {
    const vaccines = await at(0).ok('GET /base/department/vaccines.do', { depaCode: CLINIC });
    expect(vaccines.find(({ productId }) => productId === PRODUCT)).toMatchObject({
      nextFreeDay: null,
      releaseId: main.releaseId,
    });
    const near = { regionCode: '110100', productId: PRODUCT };
    const { list } = await at(0).ok('GET /department/department/nearbyDepartment.do', near);
    expect(list.find(({ depaCode }) => depaCode === CLINIC)?.releaseId).toBe(main.releaseId);
    const target = { depaCode: CLINIC, productId: PRODUCT };
    const day = dayFrom(8);
    const month = day.slice(0, 7);
    const calendar = 'GET /subscribe/subscribe/departmentWorkDays.do';
    const work = await at(0).ok(calendar, { ...target, month });
    expect(work.queueDays).toContain(day);
    expect(work.days[day]).toBe(SEATS - 2);
    const times = 'GET /subscribe/subscribe/departmentWorkTimes2.do';
    expect(await at(0).ok(times, { ...target, day })).toMatchObject([
      { residue: SEATS - 2, byTicket: true },
    ]);
  });

  test('admits as many as there are places, in order, and nobody books without being admitted', async () => {
    const now = await admitted();
    expect(now).toHaveLength(SEATS);
    const all = await tickets();
    for (const [n, caller] of queuedCallers().entries())
      expect(now.includes(caller)).toBe((all[n]?.position ?? 0) <= SEATS);

    const [lucky] = now as [Caller];
    const { list } = await at(0).ok(
      'GET /message/message/pageList.do',
      { messageClass: 'waiting' },
      lucky,
    );
    expect(list).toMatchObject([
      { kind: 'turn', link: { page: 'release', query: { id: main.releaseId } } },
    ]);

    const waiting = queuedCallers().find((caller) => !now.includes(caller)) as Caller;
    const slotId = main.slotIds[0] ?? 0;
    const parts = [{ slotId, places: 1 }];
    const codes = async (caller: Caller) => [
      (await at(0).call(ADD, bookingOf(caller, slotId), caller)).code,
      (await at(1).call(HOLD, { parts }, caller)).code,
    ];
    expect(await codes(waiting)).toEqual([CODE.TICKET_NOT_YET, CODE.TICKET_NOT_YET]);
    expect(await codes(outsider(2))).toEqual([CODE.TICKET_NEEDED, CODE.TICKET_NEEDED]);
    const refusal = await at(0).call(ADD, bookingOf(outsider(2), slotId), outsider(2));
    expect((refusal.data as unknown as Refusal).remedies[0]).toEqual({
      kind: 'queue',
      releaseId: main.releaseId,
    });
    const asked = { slotId };
    const time = await at(0).ok('GET /subscribe/subscribe/isAppointmentTime.do', asked, waiting);
    expect(time.bookable).toBe(false);
  });

  test('uses a ticket once, for its own people, and passes an unused turn on', async () => {
    const first = await admitted();
    expect(first).toHaveLength(SEATS);
    const [slow, ...others] = first as [Caller, ...Caller[]];
    const slotId = main.slotIds[0] ?? 0;

    const [other] = others as [Caller];
    const [member = ''] = await addMembers(testDatabase, other, [{}]);
    const stranger = { ...bookingOf(other, slotId), linkmanId: member };
    expect((await at(0).call(ADD, stranger, other)).code).toBe(CODE.TICKET_OTHERS);

    // The first holds a place and then lets the admission expire; the place has to be released.
    const held = await at(1).ok(HOLD, { parts: [{ slotId, places: 1 }] }, slow);
    const { admittedUntil } = (await ticketOf(at(1), slow, main.releaseId)) ?? {};
    // It lasts no longer than the admission, give or take what the calls took.
    expect(held.expiresAt).toBeLessThan((admittedUntil ?? 0) + 30_000);
    const booked = await Promise.all(
      others.map(async (caller, n) => {
        const { slotIds } = main;
        for (const id of [slotIds[n % 2] ?? 0, slotIds[(n + 1) % 2] ?? 0]) {
          const forms = [bookingOf(caller, id), bookingOf(caller, id)];
          const answers = await Promise.all(
            forms.map((form, p) => at(n + p).call(ADD, form, caller)),
          );
          const made = answers.filter(({ code }) => code === CODE.SUCCESS).length;
          if (made > 0) return made;
        }
        return 0;
      }),
    );
    // However often it is sent, one order each.
    expect(booked).toEqual(others.map(() => 1));
    await inDatabase(testDatabase, async ({ pool }) => {
      const ofSlow = [slow.userId];
      await pool.query(
        `update release_tickets set admitted_until = ${sqlNow()} where user_id = $1 and state = 'admitted'`,
        ofSlow,
      );
      await pool.query(
        'update holds set expires_at = created_at where user_id = $1 and ended_at is null',
        ofSlow,
      );
    });

    await settle();
    for (const caller of await admitted()) {
      for (const id of main.slotIds) {
        const { code } = await at(0).call(ADD, bookingOf(caller, id), caller);
        if (code === CODE.SUCCESS) break;
      }
    }
    const allTickets = await tickets();
    expect(allTickets[queuedCallers().indexOf(slow)]?.state).toBe('lapsed');
    const used = allTickets.filter((ticket) => ticket?.state === 'used');
    expect(used).toHaveLength(SEATS);
    expect(used.some((ticket) => (ticket?.position ?? 0) > SEATS)).toBe(true);
  });

  test('ends once nothing is left: the others are told, and the slots are ordinary again', async () => {
    await settle();
    const all = await tickets();
    expect(all.filter((ticket) => ticket?.state === 'inLine')).toEqual([]);
    expect(all.filter((ticket) => ticket?.state === 'soldOut')).toHaveLength(LINE - SEATS - 1);
    const late = await enter(at(0), outsider(3), main.releaseId);
    expect(late.code).toBe(CODE.QUEUE_CLOSED);
    const [slotId = 0] = main.slotIds;
    expect((await at(0).call(ADD, bookingOf(outsider(3), slotId), outsider(3))).code).toBe(
      CODE.SLOT_FULL,
    );
    const orders = await inDatabase(testDatabase, readLedger);
    expect(orders.orders.filter(({ slot_id }) => main.slotIds.includes(slot_id))).toHaveLength(
      SEATS,
    );
  });

  test('who comes after the opening stands at the end, and who leaves makes room', async () => {
    const releaseAt = Date.now() + LATER;
    const { releaseId } = await inDatabase(testDatabase, (database) =>
      insertRelease(database, { capacities: [1], releaseAt, days: 20 }),
    );
    const [early, late, last] = [outsider(4), outsider(5), outsider(6)];
    await enter(at(0), early, releaseId);
    await open(releaseId);
    expect((await ticketOf(at(0), early, releaseId))?.state).toBe('admitted');
    const behind = [await enter(at(1), late, releaseId), await enter(at(0), last, releaseId)];
    expect(behind.map(({ data }) => data.ticket?.position)).toEqual([2, 3]);
    expect(behind[1]?.data.ticket).toMatchObject({ drawNumber: null });
    await at(0).ok('POST /subscribe/release/leave.do', { releaseId }, early);
    await settle();
    expect(await ticketOf(at(1), late, releaseId)).toMatchObject({
      state: 'admitted',
      position: 2,
    });
  });

  test('removing members takes them off their ticket, and gives it to the next when nobody is left on it', async () => {
    const releaseAt = Date.now() + LATER;
    const { releaseId, slotIds } = await inDatabase(testDatabase, (database) =>
      insertRelease(database, { capacities: [2], releaseAt, days: 24 }),
    );
    const [family, second, third] = [outsider(7), outsider(8), outsider(9)];
    const [child = ''] = await addMembers(testDatabase, family, [{}]);
    const people = [family.linkmanId, child].map((linkmanId) => ({ linkmanId, doseNo: 1 }));
    const isIn = async (caller: Caller): Promise<boolean> =>
      (await ticketOf(at(0), caller, releaseId))?.state === 'admitted';
    const check = (linkmanId: string) =>
      at(0).ok('GET /linkman/linkman/delete/check.do', { linkmanId }, family);
    const remove = (caller: Caller, linkmanId: string) =>
      at(1).call('POST /linkman/linkman/delete.do', { linkmanId }, caller);

    await at(0).ok('POST /subscribe/release/enter.do', { releaseId, people }, family);
    await open(releaseId);
    expect(await isIn(family)).toBe(true);
    await enter(at(1), second, releaseId);
    await enter(at(1), third, releaseId);
    const parts = [{ slotId: slotIds[0] ?? 0, places: 2 }];
    await at(0).ok('POST /subscribe/subscribe/hold.do', { parts }, family);

    expect(await check(child)).toMatchObject({ deletable: true, tickets: 0, sharedTickets: 1 });
    await remove(family, child);
    const retained = await ticketOf(at(0), family, releaseId);
    expect(retained).toMatchObject({ state: 'admitted', places: 1, people: people.slice(0, 1) });
    await settle();
    expect(await isIn(second)).toBe(true);
    // What was held for two is released: both admitted people find a place.
    await at(0).ok(HOLD, { parts: [{ slotId: slotIds[0] ?? 0, places: 1 }] }, second);

    expect(await check(family.linkmanId)).toMatchObject({ tickets: 1, sharedTickets: 0 });
    await remove(family, family.linkmanId);
    expect((await ticketOf(at(0), family, releaseId))?.state).toBe('left');
    await settle();
    expect(await isIn(third)).toBe(true);
  });

  test('who is removed while entering the line is in it no more', async () => {
    const { releaseId } = await inDatabase(testDatabase, (database) =>
      insertRelease(database, { capacities: [1], releaseAt: Date.now() + LATER, days: 26 }),
    );
    const some = queuedCallers().filter((_, n) => n % 3 === 0);
    const left = await Promise.all(
      some.flatMap((caller, n) => [
        enter(at(n), caller, releaseId).then(() => 0),
        at(n + 1)
          .call('POST /linkman/linkman/delete.do', { linkmanId: caller.linkmanId }, caller)
          .then(({ code }) => (code === CODE.SUCCESS ? 1 : 0)),
      ]),
    );
    const { rows } = await inDatabase(testDatabase, ({ pool }) =>
      pool.query<{ tickets: number }>(
        `select count(*)::integer as tickets from release_tickets t join release_people p on p.ticket_id = t.id
         left join linkmen l on l.id = p.linkman_id and l.deleted_at is null
         where t.release_id = $1 and t.state = 'waiting' and l.id is null`,
        [releaseId],
      ),
    );
    expect(left.some((removed) => removed === 1)).toBe(true);
    expect(rows).toEqual([{ tickets: 0 }]);
  });

  test('a clinic names its next release, and with a line only where those places go by one', async () => {
    const now = Date.now();
    const plain = now + 50_000;
    await inDatabase(testDatabase, async (database) => {
      await insertSlots(database, [{ day: dayFrom(12), capacity: 2, releaseAt: plain }]);
      // Full from the start: nobody waits for it.
      await insertSlots(database, [{ day: dayFrom(13), capacity: 0, releaseAt: now + 20_000 }]);
      await insertRelease(database, { capacities: [4], releaseAt: now + 55_000, days: 14 });
    });
    const clinicProductAt = async (provider: Provider) => {
      const clinicProducts = await provider.ok('GET /base/department/vaccines.do', {
        depaCode: CLINIC,
      });
      return clinicProducts.find(({ productId }) => productId === PRODUCT);
    };
    expect(await clinicProductAt(at(0))).toMatchObject({ releaseAt: plain, releaseId: null });
    const calendar = await at(0).ok('GET /subscribe/subscribe/departmentWorkDays.do', {
      depaCode: CLINIC,
      productId: PRODUCT,
      month: dayFrom(1).slice(0, 7),
    });
    expect(calendar.releaseAt).toBe(plain);
    const { releaseId } = await inDatabase(testDatabase, (database) =>
      insertRelease(database, { capacities: [4], releaseAt: now + 45_000, days: 16 }),
    );
    expect(await clinicProductAt(at(1))).toMatchObject({ releaseAt: now + 45_000, releaseId });
  });
});
