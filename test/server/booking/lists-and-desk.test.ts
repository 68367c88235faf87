import type { DeskDay } from '@contract/desk/endpoints';
import { visitKeyOf, isClosedPart, partOf, partsOf, sumOfParts } from '@contract/order/visit-rules';
import { ACTIVE_STATUSES, ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderGroup, OrderStatus } from '@contract/order/status-rules';
import { CODE } from '@contract/errors';
import { isOneVisit } from '@contract/subscribe/one-visit-rules';
import { compareText } from '@contract/text/order-rules';
import { shanghaiClock, shanghaiDay } from '@contract/time/shanghai-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import type { Database } from '../../../server/db/database';
import { HOLDING_STATUSES } from '../../../server/shared/lifecycle/lifecycle';
import fc, { runs } from '../../tiers/properties';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import {
  createTestDatabase,
  createWorld,
  dayFrom,
  openIn,
  OTHER_CLINIC,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { insertStaff } from '../kit/worlds/desk-world';
import { shareSlots } from '../kit/worlds/shared-slots-world';
import { beginHistory, CLINICS, PRODUCTS, rowsOf } from './household-history';
import type { History, Parent, Row } from './household-history';
import { OFTEN, takeStep } from './household-steps';
import type { Drawn } from './household-steps';

/** After booking: what a family's lists, its plan, its messages and the desks say of an appointment is one. */

jest.setTimeout(600_000);
const MORNING = Date.parse(`${dayFrom(0)}T08:00:00+08:00`);
const DETAIL = 'GET /order/subscribe/clientDetail.do';
/** Steps after which everything is compared. */
const BETWEEN = 2;
/** What the desk counts as expected. */
const EXPECTED: readonly OrderStatus[] = ['PENDING_CONFIRM', 'BOOKED'];

let testDatabase: TestDatabase;
let database: Database;
let provider: Provider;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  await createWorld(testDatabase, { callers: 0, slots: [] });
  database = await openIn(testDatabase);
  await insertStaff(database, CLINICS);
  await shareSlots(database);
  await shareSlots(database, PRODUCTS, OTHER_CLINIC);
  provider = await startOn(testDatabase, { ...clockAt(MORNING), STAFF_IDLE_MINUTES: '720' });
});
afterAll(async () => {
  await database?.close();
  await provider?.halt();
  await testDatabase?.remove();
});

const isIn = (group: OrderGroup, { status }: Pick<Row, 'status'>): boolean =>
  (ORDER_GROUPS[group] as readonly OrderStatus[]).includes(status);
const isActive = ({ status }: Pick<Row, 'status'>): boolean =>
  (ACTIVE_STATUSES as readonly OrderStatus[]).includes(status);
const holds = ({ status }: { readonly status: OrderStatus }): boolean =>
  (HOLDING_STATUSES as readonly OrderStatus[]).includes(status);
const idsOf = (orders: readonly { readonly orderId: string }[]): string[] =>
  orders.map(({ orderId }) => orderId).sort(compareText);

/** Every row is what its page says, the others of its visit are their own rows, and a visit's sum is that of its pages. */
async function expectDetails({ provider: of }: History, { as }: Parent, rows: readonly Row[]) {
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  for (const row of rows) {
    const detail = await of.ok(DETAIL, { orderId: row.orderId }, { as });
    expect(detail).toMatchObject(row);
    const together = rows.filter(
      ({ visitId, orderId }) =>
        visitId !== null && visitId === row.visitId && orderId !== row.orderId,
    );
    expect(idsOf(row.visit)).toEqual(idsOf(together));
    for (const part of row.visit) expect(part).toEqual(partOf(byId.get(part.orderId) as Row));
    const living = [row, ...together].filter((one) => one.day === row.day && !isClosedPart(one));
    const sum = living.reduce((cents, one) => cents + totalPrice(one), 0);
    expect(sumOfParts(partsOf(row))).toBe(sum);
    const { payment } = detail;
    if (payment.together) {
      const { orderIds, cents } = payment.together;
      const owed = await Promise.all(orderIds.map((orderId) => of.ok(DETAIL, { orderId }, { as })));
      expect(owed.map((one) => one.payment.state)).toEqual(orderIds.map(() => 'payable'));
      expect(cents).toBe(owed.reduce((all, one) => all + totalPrice(one), 0));
    }
    if (payment.state === 'paid') expect(payment.paidCents).toBe(totalPrice(detail));
  }
}

/** The tabs, their counts and the next appointment are those of the whole list. */
async function expectCounts(history: History, parent: Parent, rows: readonly Row[]) {
  const { as } = parent;
  const { counts, next } = await provider.ok('GET /order/subscribe/summary.do', {}, { as });
  for (const group of Object.keys(ORDER_GROUPS) as OrderGroup[]) {
    const { list, total } = await rowsOf(history, parent, group);
    const meant = rows.filter((row) => isIn(group, row));
    expect(list).toEqual(meant);
    expect(total).toBe(meant.length);
    expect({ group, visits: counts[group] }).toEqual({
      group,
      visits: new Set(meant.map(visitKeyOf)).size,
    });
  }
  const now = `${shanghaiDay(provider.now)} ${shanghaiClock(provider.now)}`;
  const ahead = rows.filter((row) => isActive(row) && `${row.day} ${row.endTime}` > now);
  const first = ahead.map(({ day, startTime }) => `${day} ${startTime}`).sort(compareText)[0];
  expect(next && `${next.day} ${next.startTime}`).toBe(first ?? null);
  if (next) expect(ahead).toContainEqual(next);
  // The nearest one is on top of the list.
  if (next) expect(`${rows[0]?.day} ${rows[0]?.startTime}`).toBe(first);
}

/** The plan has the appointments that are booked and the doses that were given. */
async function expectPlan({ as }: Parent, linkmanId: string, all: readonly Row[]) {
  const plan = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, { as });
  const rows = all.filter((row) => row.linkmanId === linkmanId);
  const days = (list: readonly { orderId: string; day: string }[]) =>
    list.map(({ orderId, day }) => `${orderId} ${day}`).sort(compareText);
  expect(days(plan.booked)).toEqual(days(rows.filter(isActive)));
  const given = plan.taken.map(({ id, day }) => `${id} ${day}`);
  // A dose stays on record when its appointment is removed from the list.
  for (const row of rows)
    expect({ ...row, isGiven: given.includes(`${row.orderId} ${row.day}`) }).toEqual({
      ...row,
      isGiven: row.status === 'DONE',
    });
}

/** Unread counts are those of the messages, and what a message leads to is there. */
async function expectMessages({ as }: Parent, removed: ReadonlySet<string>) {
  const { list } = await provider.ok('GET /message/message/pageList.do', { pageSize: 50 }, { as });
  const { total, classes } = await provider.ok('GET /message/message/unread.do', {}, { as });
  expect(total).toBe(list.filter(({ read }) => !read).length);
  for (const { messageClass, unread, newest } of classes) {
    const own = list.filter((message) => message.messageClass === messageClass);
    expect(unread).toBe(own.filter(({ read }) => !read).length);
    expect(newest?.messageId).toBe(own[0]?.messageId);
  }
  for (const { link } of list) {
    const orderId = link?.query.orderId;
    if (orderId === undefined) continue;
    const { code } = await provider.call(DETAIL, { orderId }, { as });
    expect({ orderId, code }).toEqual({
      orderId,
      code: removed.has(orderId) ? CODE.NOT_FOUND : CODE.SUCCESS,
    });
  }
}

/** What the father sees of his daughter's appointments is what the mother sees of them. */
function expectSame(ofMother: readonly Row[], ofFather: readonly Row[], daughterId: string) {
  const seen = ({ role, bookedBy, actions, visit, ...row }: Row) => ({
    ...row,
    visit: visit
      .filter(({ linkmanId }) => linkmanId === daughterId)
      .map(({ actions: _, ...part }) => part),
  });
  const daughters = ofMother.filter(({ linkmanId }) => linkmanId === daughterId);
  expect(ofFather.map(seen)).toEqual(daughters.map(seen));
}

/** Who comes to the desks on the history's days: each once, at the place and time of their row, and nobody else. */
async function expectDesks(history: History, rows: readonly Row[], removed: ReadonlySet<string>) {
  const found: string[] = [];
  for (const [index, depaCode] of CLINICS.entries())
    for (const day of history.days) {
      const list = await history.desks[index as 0 | 1].ok('GET /desk/day.do', { day });
      const orders = list.times.flatMap(({ visits }) => visits.flatMap((visit) => visit.orders));
      const count = (statuses: readonly OrderStatus[]) =>
        orders.filter(({ status }) => statuses.includes(status)).length;
      expect(list.counts).toEqual({
        expected: count(EXPECTED),
        arrived: count(['ARRIVED']),
        done: count(['DONE']),
        noShow: count(['NO_SHOW']),
      });
      for (const order of orders.filter(({ source }) => source === 'online')) {
        found.push(order.orderId);
        const row = rows.find(({ orderId }) => orderId === order.orderId);
        if (!row && removed.has(order.orderId)) continue;
        const { status, productId, productName, doseLabel, startTime, endTime } = order;
        const said = { status, productId, productName, doseLabel, startTime, endTime };
        expect({ orderId: row?.orderId, ...row }).toMatchObject({ depaCode, day, ...said });
        expect(order.personName).toBe(row?.linkmanName);
      }
      for (const { startTime, slots, visits } of list.times) {
        for (const { capacity, taken, held, left } of slots)
          expect(taken + held + left).toBe(capacity);
        const then = orders.filter((order) => order.startTime === startTime);
        expect({
          depaCode,
          day,
          startTime,
          taken: slots.reduce((sum, { taken }) => sum + taken, 0),
        }).toEqual({
          ...{ depaCode, day, startTime },
          taken: then.filter(holds).length,
        });
        for (const visit of visits) {
          expect(visit.orders[0]?.startTime).toBe(startTime);
          expect(isOneVisit(visit.orders)).toBe(true);
        }
      }
      await expectFree(depaCode, day, list);
      await expectCodes(history, index as 0 | 1, list, rows);
    }
  expect(new Set(found).size).toBe(found.length);
  const gone = found.filter((orderId) => !removed.has(orderId));
  expect(gone.sort(compareText)).toEqual(idsOf(rows.filter(holds)));
}

/** What can be booked at a time is what the desk has left, and a day's count is the sum of its times. */
async function expectFree(depaCode: string, day: string, { times }: DeskDay) {
  if (day < shanghaiDay(provider.now)) return;
  const now = `${shanghaiDay(provider.now)} ${shanghaiClock(provider.now)}`;
  for (const productId of PRODUCTS) {
    const free = await provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      ...{ depaCode, productId, day },
    });
    for (const { startTime, residue } of free) {
      const slot = times.find((time) => time.startTime === startTime)?.slots[0];
      const isOpen = slot && !slot.closed && `${day} ${startTime}` > now;
      if (isOpen || residue > 0)
        expect({ day, startTime, residue }).toEqual({ day, startTime, residue: slot?.left });
    }
    const { days } = await provider.ok('GET /subscribe/subscribe/departmentWorkDays.do', {
      ...{ depaCode, productId, month: day.slice(0, 'YYYY-MM'.length) },
    });
    expect({ depaCode, day, free: Math.max(0, days[day] ?? 0) }).toEqual({
      ...{ depaCode, day },
      free: free.reduce((sum, { residue }) => sum + residue, 0),
    });
  }
}

/** The code that a person shows finds those of the list with whom they come, at this desk only. */
async function expectCodes(
  history: History,
  at: 0 | 1,
  { day, times }: DeskDay,
  rows: readonly Row[],
) {
  const { as } = history.mother;
  const visits = times.flatMap((time) => time.visits);
  for (const row of rows.filter(
    (one) => one.depaCode === CLINICS[at] && one.day === day && holds(one),
  )) {
    const { qrText, reference } = await provider.ok(DETAIL, { orderId: row.orderId }, { as });
    const visit = visits.find(({ orders }) => idsOf(orders).includes(row.orderId));
    for (const code of [qrText, reference]) {
      const found = await history.desks[at].ok('GET /desk/findVisit.do', { code });
      expect(found).toEqual({ ...visit, orderId: row.orderId });
    }
    const others = new Set(idsOf(partsOf(row)));
    for (const orderId of idsOf(visit?.orders ?? [])) {
      const isListed = rows.some((one) => one.orderId === orderId);
      if (isListed) expect(others).toContain(orderId);
    }
    const elsewhere = history.desks[at === 0 ? 1 : 0];
    const answer = await elsewhere.call('GET /desk/findVisit.do', { code: reference });
    expect(answer.code).toBe(CODE.NOT_FOUND);
  }
}

/** Compares everything that anybody sees of the family's appointments. @param seen all ids that were ever in its list */
async function expectOne(history: History, seen: Set<string>) {
  await provider.runJobs();
  const { mother, father, daughterId } = history;
  const { list: rows } = await rowsOf(history, mother);
  const { list: ofFather } = await rowsOf(history, father);
  for (const { orderId } of rows) seen.add(orderId);
  const listed = new Set(rows.map(({ orderId }) => orderId));
  const removed = new Set([...seen].filter((orderId) => !listed.has(orderId)));
  expectSame(rows, ofFather, daughterId);
  for (const [parent, own] of [
    [mother, rows],
    [father, ofFather],
  ] as const) {
    await expectDetails(history, parent, own);
    await expectCounts(history, parent, own);
    await expectMessages(parent, removed);
    await expectPlan(parent, daughterId, own);
  }
  await expectPlan(mother, mother.linkmanId, rows);
  await expectDesks(history, rows, removed);
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.constantFrom(...OFTEN),
  byFather: fc.integer({ min: 0, max: 3 }).map((quarter) => quarter === 0),
  one: fc.nat(1_000),
  other: fc.nat(1_000),
  size: fc.nat(6),
});
/** A visit and a dose first: without any there is nothing to do. */
const histories = fc
  .tuple(drawn, drawn, fc.array(drawn, { minLength: 6, maxLength: 20 }))
  .map(([visit, dose, more]): Drawn[] => [
    { ...visit, kind: 'bookVisit' },
    { ...dose, kind: 'bookDose' },
    ...more,
  ]);

test('lists, plan, messages and desks say the same of a family’s appointments', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const history = await beginHistory(database, provider);
      const seen = new Set<string>();
      const story: string[] = [];
      try {
        for (const [index, step] of steps.entries()) {
          story.push(await takeStep(history, step));
          const { list } = await rowsOf(history, history.mother);
          for (const { orderId } of list) seen.add(orderId);
          if (index % BETWEEN === BETWEEN - 1 || index === steps.length - 1)
            await expectOne(history, seen);
        }
      } catch (error) {
        throw new Error(`${story.join('\n')}\n${String(error)}`);
      }
    }),
    { numRuns: runs(16) },
  );
});
