import { ageGroupOf, OFFER_ENDS, ORDER_ENDS, REPORT_GROUPS } from '@contract/manage/report-rules';
import type { ReportCounts, ReportGroup } from '@contract/manage/report-rules';
import { addDays } from '@contract/time/day-rules';
import { createReports } from '../../../server/domain/staff/manage/read-report';
import {
  CLINIC,
  createTestDatabase,
  createWorld,
  KINDS,
  openIn,
  PRODUCT,
  WOMENS_PRODUCT,
} from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { createDice } from '../kit/worlds/interleaving-world';
import { leaveSlots, shareSlots } from '../kit/worlds/shared-slots-world';
import { insertReportedOrders, insertReportedSlots } from '../kit/worlds/report-world';
import { NO_COUNTS, ordersOf } from '../kit/worlds/report-world';
import type { ReportedOrder, ReportedSlot } from '../kit/worlds/report-world';

// Reports of a random world, counted anew by hand from how it was made.

const FIRST_DAY = '2026-12-28';
const DAYS = 12;
const LAST_DAY = addDays(FIRST_DAY, DAYS - 1);
const READER = { language: 'en', today: '2027-01-04' } as const;
const OF_OFFER = {
  booked: 'offersTaken',
  expired: 'offersExpired',
  released: 'offersDeclined',
} as const;

type Counted = Record<string, Record<keyof ReportCounts, number>>;
type Timed = { day: string; startTime: string; depaCode: string };

const mondayOf = (day: string): string => (day < '2027-01-04' ? '2026-12-28' : '2027-01-04');
const keyOf = (group: ReportGroup, one: Timed, product: string): string =>
  ({
    day: one.day,
    week: mondayOf(one.day),
    month: one.day.slice(0, 7),
    hour: one.startTime.slice(0, 2),
    slot: `${one.day} ${one.startTime}-${one.startTime.slice(0, 2)}:59`,
    product,
    clinic: one.depaCode,
  })[group];

function countedByHand(
  group: ReportGroup,
  slots: readonly ReportedSlot[],
  orders: readonly ReportedOrder[],
): Counted {
  const counted: Counted = {};
  const add = (key: string, name: keyof ReportCounts, number = 1) => {
    (counted[key] ??= { ...NO_COUNTS })[name] += number;
  };
  for (const slot of slots) {
    const key = keyOf(group, slot, slot.productId);
    add(key, slot.closed ? 'closedCapacity' : 'capacity', slot.capacity);
    for (const ended of slot.offers) {
      add(key, 'offered');
      add(key, ended === null ? 'offersOpen' : OF_OFFER[ended]);
    }
  }
  for (const order of orders) {
    const key = keyOf(group, order, order.booked);
    add(key, order.isWalkIn ? 'walkIns' : 'booked');
    add(key, order.end);
    if (order.end === 'vaccinated') add(keyOf(group, order, order.given), 'given');
  }
  return counted;
}

describe.each(KINDS)('on %s', (kind) => {
  let testDatabase: TestDatabase;
  let database: Database;
  let slots: ReportedSlot[];
  let orders: ReportedOrder[];

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await createWorld(testDatabase, { callers: 0, slots: [] });
    database = await openIn(testDatabase);
    const dice = createDice(7);
    slots = await insertReportedSlots(database, { firstDay: FIRST_DAY, days: DAYS, dice });
    orders = await insertReportedOrders(database, slots, { count: 400, dice });
  });
  afterAll(async () => {
    await database?.close();
    await testDatabase?.remove();
  });

  const report = (more: Partial<Parameters<ReturnType<typeof createReports>>[0]> = {}) =>
    createReports(database.db)(
      {
        ...{ firstDay: FIRST_DAY, lastDay: LAST_DAY, group: 'day', depaCode: null },
        ...{ productId: null, ...more },
      },
      READER,
    );

  test.each(REPORT_GROUPS)('by %s it counts every order once, in all clinics', async (group) => {
    const { rows, total } = await report({ group });
    expect(Object.fromEntries(rows.map(({ key, counts }) => [key, counts]))).toMatchObject(
      countedByHand(group, slots, orders),
    );
    expect(ordersOf(total)).toBe(orders.length);
  });

  test.each(REPORT_GROUPS)('by %s every line and the total add up', async (group) => {
    const { rows, total } = await report({ group, depaCode: CLINIC });
    for (const counts of [...rows.map((row) => row.counts), total]) {
      const sum = (names: readonly (keyof ReportCounts)[]) =>
        names.reduce((before, name) => before + counts[name], 0);
      expect(sum(ORDER_ENDS)).toBe(ordersOf(counts));
      expect(sum(OFFER_ENDS)).toBe(counts.offered);
    }
    expect(total.given).toBe(total.vaccinated);
  });

  test('a clinic’s has nothing of another one', async () => {
    const own = <T extends Timed>(list: readonly T[]) =>
      list.filter((one) => one.depaCode === CLINIC);
    const { rows, clinicName } = await report({ depaCode: CLINIC });
    expect(clinicName).toBe('门诊 D1');
    expect(rows).toHaveLength(DAYS);
    expect(Object.fromEntries(rows.map(({ key, counts }) => [key, counts]))).toEqual(
      countedByHand('day', own(slots), own(orders)),
    );
    const [line] = (await report({ depaCode: CLINIC, group: 'clinic' })).rows;
    expect(line).toMatchObject({ key: CLINIC, name: '门诊 D1' });
  });

  test('of one product it has what was booked of it, and what was given of it', async () => {
    const { total } = await report({ productId: PRODUCT });
    const booked = orders.filter((order) => order.booked === PRODUCT);
    const given = orders.filter(({ end, given: of }) => end === 'vaccinated' && of === PRODUCT);
    expect(ordersOf(total)).toBe(booked.length);
    expect(total.vaccinated).toBe(booked.filter(({ end }) => end === 'vaccinated').length);
    expect(total.given).toBe(given.length);
    expect(total.given).not.toBe(total.vaccinated);
  });

  test('a slot that products share is counted once, on a line of all of them', async () => {
    const own = slots.filter(({ depaCode }) => depaCode === CLINIC);
    const open = own.filter(({ closed, productId }) => !closed && productId === PRODUCT);
    const capacity = open.reduce((sum, slot) => sum + slot.capacity, 0);
    const before = await report({ depaCode: CLINIC });
    await shareSlots(database);
    const { rows, total } = await report({ depaCode: CLINIC, group: 'product' });
    expect(total).toEqual(before.total);
    const shared = rows.find(({ key }) => key === `${PRODUCT}|${WOMENS_PRODUCT}`);
    expect(shared).toMatchObject({ name: '疫苗 P1 / 疫苗 P2', counts: { capacity } });
    const ofOne = await report({ depaCode: CLINIC, productId: WOMENS_PRODUCT });
    expect(ofOne.total.capacity).toBe(capacity);
    await leaveSlots(database, WOMENS_PRODUCT);
    expect((await report({ depaCode: CLINIC })).total).toEqual(before.total);
  });

  test('first doses and completed courses are by the age on the day', async () => {
    const { ages } = await report();
    const given = orders.filter(({ end }) => end === 'vaccinated');
    for (const { from, ...counts } of ages) {
      const group = given.filter(({ years }) => ageGroupOf(years) === from);
      expect(counts).toEqual({
        given: group.length,
        firstDoses: group.filter(({ doseNo }) => doseNo === 1).length,
        completed: group.filter(({ doseNo }) => doseNo === 2).length,
      });
    }
    expect(ages.reduce((sum, age) => sum + age.given, 0)).toBe(given.length);
  });

  test('who ended appointments and why are those that the columns count', async () => {
    const { endings, total } = await report();
    const by = (wanted: string) =>
      endings.filter((one) => one.by === wanted).reduce((sum, one) => sum + one.orders, 0);
    expect(by('user') + by('clinic') + by('system')).toBe(
      total.cancelledByUser + total.cancelledByClinic + total.cancelledBySystem + total.superseded,
    );
    expect(by('system')).toBe(total.cancelledBySystem);
    expect(endings.find(({ reason }) => reason === 'unwell')?.by).toBe('user');
  });

  test('a part of the days has what is in them', async () => {
    const day = addDays(FIRST_DAY, 3);
    const { rows } = await report({ firstDay: day, lastDay: day });
    expect(rows.map(({ key }) => key)).toEqual([day]);
    expect(ordersOf(rows[0]?.counts ?? NO_COUNTS)).toBe(
      orders.filter((order) => order.day === day).length,
    );
  });

  test('it says from when on it is complete, where it begins earlier', async () => {
    expect((await report()).incomplete).toEqual({
      ...{ slots: null, waiting: null, ended: null, vaccinations: null },
    });
    const { incomplete } = await report({ firstDay: '2026-10-06', lastDay: '2026-10-07' });
    expect(incomplete).toMatchObject({ slots: '2026-10-07', waiting: null });
  });
});
