import { CODE } from '@contract/errors';
import { LIVE_GAP_DAYS } from '@contract/plan/schedule-rules';
import { openCaregivers } from '../kit/worlds/caregiver-world';
import type { CaregiverWorld, Parent } from '../kit/worlds/caregiver-world';
import {
  bookingOf,
  dayFrom,
  insertSlots,
  INTERVAL_DAYS,
  KINDS,
  PRODUCT,
} from '../kit/worlds/booking-world';
import { HEPATITIS_A, insertLiveVaccines, insertProductOf, MMR } from '../kit/worlds/live-world';
import { familiesIn, nextNumber } from './two-families';
import type { Parents } from './two-families';

const MERGE = 'POST /linkman/caregiver/merge.do';
const SHOW = 'GET /linkman/caregiver/detail.do';
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const MOVE = 'POST /order/subscribe/update.do';
const CANCEL = 'POST /order/subscribe/cancel.do';
const SAVE_DOSE = 'POST /vaccine/plan/saveDose.do';
const reason = 'time' as const;

/** Old enough to come without a guardian, young enough for the vaccines. */
const birthday = '2011-05-17';
const HEPATITIS_A_INACTIVATED = 'PHEPAI';
const FIRST = 3;

/** Days on which each product can be booked. */
const SLOTS = {
  [PRODUCT]: [FIRST, FIRST + 2, FIRST + INTERVAL_DAYS - 1, FIRST + INTERVAL_DAYS],
  [MMR]: [FIRST, FIRST + LIVE_GAP_DAYS, FIRST + LIVE_GAP_DAYS + 1],
  [HEPATITIS_A_INACTIVATED]: [FIRST, FIRST + LIVE_GAP_DAYS],
  [HEPATITIS_A]: [FIRST, FIRST + LIVE_GAP_DAYS - 1, FIRST + LIVE_GAP_DAYS],
};
type Product = keyof typeof SLOTS;

describe.each(KINDS)('doses of one child in two families, on %s', (kind) => {
  let world: CaregiverWorld;
  let families: ReturnType<typeof familiesIn>;
  const slots = new Map<string, number>();
  beforeAll(async () => {
    world = await openCaregivers(kind, 60, [], async (database) => {
      await insertLiveVaccines(database);
      await insertProductOf(database, HEPATITIS_A_INACTIVATED, 'hepa-i');
      for (const [productId, days] of Object.entries(SLOTS)) {
        const wanted = days.map((day) => ({
          ...{ productId, day: dayFrom(day), capacity: 100 },
          ...{ startTime: '14:00', endTime: '15:00' },
        }));
        const made = await insertSlots(database, wanted);
        for (const [nth, day] of days.entries()) slots.set(`${productId} ${day}`, made[nth] ?? 0);
      }
    });
    families = familiesIn(world);
  });
  afterAll(() => world?.close());

  const slotOf = (productId: Product, day: number): number => {
    const found = slots.get(`${productId} ${day}`);
    if (found === undefined) throw new Error(`No slot of ${productId} in ${day} days.`);
    return found;
  };
  const asking = (who: Parent, linkmanId: string, productId: Product, day: number, doseNo = 1) =>
    world.provider.call(
      BOOK,
      { ...bookingOf({ ...who, linkmanId }, slotOf(productId, day)), productId, doseNo },
      who,
    );
  const book = async (...asked: Parameters<typeof asking>): Promise<string> => {
    const booked = await asking(...asked);
    expect(booked.code).toBe(CODE.SUCCESS);
    return booked.data.orderId;
  };
  const noteDose = async (who: Parent, linkmanId: string, doseNo: number, day: string) => {
    const form = { linkmanId, code: 'mmr' as const, doseNo, day };
    return (await world.provider.ok(SAVE_DOSE, form, who)).doseRecordId;
  };
  const parents = () => families.parents({ birthday });

  /** What is said to stand in the way, after it was tried. */
  async function conflictsOf(both: Parents) {
    expect(await families.blockOf(both)).toBe('conflictingOrders');
    const { second, childId } = both;
    const { ownEntry } = await world.provider.ok(SHOW, { linkmanId: childId }, second);
    return ownEntry?.conflicts ?? [];
  }
  const isMerged = async ({ second, childId }: Parents) =>
    (await families.familyOf(second)).join() === [second.linkmanId, childId].join();

  test(`two injected live vaccines ${LIVE_GAP_DAYS - 1} days apart are named; a move to ${LIVE_GAP_DAYS} days is enough`, async () => {
    const { provider } = world;
    const both = await parents();
    const { owner, second, childId, ownId } = both;
    const theirs = await book(owner, childId, MMR, FIRST);
    const own = await book(second, ownId, HEPATITIS_A, FIRST + LIVE_GAP_DAYS - 1);
    expect(await families.accept(both)).toMatchObject({ merged: false });
    const [conflict, ...others] = await conflictsOf(both);
    expect(others).toEqual([]);
    expect(conflict?.reason).toMatch(/减毒活疫苗.*28 天/);
    expect(conflict?.reason).toContain(dayFrom(FIRST + LIVE_GAP_DAYS));
    expect(conflict?.orders).toMatchObject([
      { orderId: own, isOwn: true, day: dayFrom(FIRST + LIVE_GAP_DAYS - 1) },
      { orderId: theirs, isOwn: false, day: dayFrom(FIRST) },
    ]);
    const slotId = slotOf(HEPATITIS_A, FIRST + LIVE_GAP_DAYS);
    await provider.ok(MOVE, { orderId: own, slotId }, second);
    await provider.ok(MERGE, { linkmanId: childId }, second);
    expect(await isMerged(both)).toBe(true);
  });

  test('two injected live vaccines on one day are merged at once', async () => {
    const both = await parents();
    await book(both.owner, both.childId, MMR, FIRST);
    await book(both.second, both.ownId, HEPATITIS_A, FIRST);
    expect(await families.accept(both)).toMatchObject({ merged: true });
  });

  test.each([
    [FIRST + 2, false],
    [FIRST + INTERVAL_DAYS - 1, false],
    [FIRST + INTERVAL_DAYS, true],
  ])('the second dose of a course, on day %d after a first one on day 3', async (day, merged) => {
    const { provider } = world;
    for (const ownDose of [1, 2] as const) {
      const both = await parents();
      const { owner, second, childId, ownId } = both;
      const doses = { 1: FIRST, 2: day } as const;
      const theirDose = ownDose === 1 ? 2 : 1;
      const theirs = await book(owner, childId, PRODUCT, doses[theirDose], theirDose);
      const own = await book(second, ownId, PRODUCT, doses[ownDose], ownDose);
      expect(await families.accept(both)).toMatchObject({ merged });
      if (merged) continue;
      const conflicts = await conflictsOf(both);
      expect(conflicts).toHaveLength(1);
      expect(conflicts[0]?.orders.map(({ orderId }) => orderId).sort()).toEqual(
        [own, theirs].sort(),
      );
      expect(conflicts[0]?.reason).toContain(dayFrom(FIRST + INTERVAL_DAYS));
      await provider.ok(CANCEL, { orderId: theirs, reason }, second);
      await provider.ok(MERGE, { linkmanId: childId }, second);
    }
  });

  test('two vaccines against one disease are named, however far apart', async () => {
    const { provider } = world;
    for (const day of [FIRST, FIRST + LIVE_GAP_DAYS]) {
      const both = await parents();
      const { owner, second, childId, ownId } = both;
      const theirs = await book(owner, childId, HEPATITIS_A, FIRST);
      const own = await book(second, ownId, HEPATITIS_A_INACTIVATED, day);
      expect(await families.accept(both)).toMatchObject({ merged: false });
      const conflicts = await conflictsOf(both);
      expect(conflicts).toHaveLength(1);
      const named = conflicts.flatMap(({ orders }) => orders.map(({ orderId }) => orderId));
      expect(named.sort()).toEqual([own, theirs].sort());
      await provider.ok(CANCEL, { orderId: own, reason }, second);
      await provider.ok(MERGE, { linkmanId: childId }, second);
    }
  });

  test('a dose that the other family has entered: its appointment alone is named, whichever side has it', async () => {
    const { provider } = world;
    for (const hasBooked of ['owner', 'second'] as const) {
      const both = await parents();
      const { owner, second, childId, ownId } = both;
      const [booker, bookedFor] =
        hasBooked === 'owner' ? ([owner, childId] as const) : ([second, ownId] as const);
      const [reporter, reportedFor] =
        hasBooked === 'owner' ? ([second, ownId] as const) : ([owner, childId] as const);
      const orderId = await book(booker, bookedFor, MMR, FIRST);
      await noteDose(reporter, reportedFor, 1, '2013-05-17');
      expect(await families.accept(both)).toMatchObject({ merged: false });
      const conflicts = await conflictsOf(both);
      expect(conflicts).toMatchObject([{ orders: [{ orderId, isOwn: hasBooked === 'second' }] }]);
      expect(conflicts[0]?.reason).toContain('2013-05-17');
      await provider.ok(CANCEL, { orderId, reason }, second);
      await provider.ok(MERGE, { linkmanId: childId }, second);
      expect((await asking(second, childId, MMR, FIRST)).code).toBe(CODE.DUPLICATE_ORDER);
    }
  });

  test('a dose that the other family has entered before the booked one is no obstacle', async () => {
    const both = await parents();
    const { owner, second, childId, ownId } = both;
    await noteDose(owner, childId, 1, '2013-05-17');
    await noteDose(second, ownId, 1, '2013-05-17');
    const orderId = await book(second, ownId, MMR, FIRST, 2);
    expect(await families.accept(both)).toMatchObject({ merged: true });
    expect(await families.ordersOf(owner)).toEqual([orderId]);
  });

  test('what contradicted within one entry already keeps nobody from merging', async () => {
    const both = await parents();
    const { owner, second, childId, ownId } = both;
    await book(owner, childId, MMR, FIRST);
    await noteDose(owner, childId, 1, '2013-05-17');
    await book(second, ownId, PRODUCT, FIRST);
    expect(await families.accept(both)).toMatchObject({ merged: true });
  });

  test('all that contradicts is named at once, each pair once', async () => {
    const both = await parents();
    const { owner, second, childId, ownId } = both;
    const theirs = [
      await book(owner, childId, MMR, FIRST),
      await book(owner, childId, PRODUCT, FIRST),
    ];
    const own = [
      await book(second, ownId, HEPATITIS_A, FIRST + LIVE_GAP_DAYS - 1),
      await book(second, ownId, PRODUCT, FIRST + 2),
    ];
    await families.accept(both);
    const pairs = (await conflictsOf(both)).map(({ orders }) =>
      orders.map(({ orderId }) => orderId),
    );
    expect(pairs.map((pair) => pair.sort()).sort()).toEqual(
      [
        [own[0], theirs[0]],
        [own[1], theirs[1]],
      ]
        .map((pair) => pair.sort())
        .sort(),
    );
  });

  test('a booking in the moment of the merging: never both where they contradict', async () => {
    const { provider } = world;
    for (const [nth] of [0, 1, 2, 3, 4].entries()) {
      const both = await families.parents({ birthday, other: nextNumber() });
      const { owner, second, childId, ownId } = both;
      await families.accept(both, false);
      await book(second, ownId, HEPATITIS_A, FIRST + LIVE_GAP_DAYS - 1);
      const merge = () => provider.call(MERGE, { linkmanId: childId }, second);
      const ask = () => asking(owner, childId, MMR, FIRST);
      const codes =
        nth % 2 === 0 ? await Promise.all([ask(), merge()]) : await Promise.all([merge(), ask()]);
      const succeeded = codes.filter(({ code }) => code === CODE.SUCCESS);
      expect(succeeded).toHaveLength(1);
    }
  });
});
