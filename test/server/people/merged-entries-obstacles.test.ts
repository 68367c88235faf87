import { CODE } from '@contract/errors';
import { createNameEraser } from '../../../server/shared/recipients/erase-names';
import { openCaregivers } from '../kit/worlds/caregiver-world';
import type { CaregiverWorld } from '../kit/worlds/caregiver-world';
import { bookingOf, dayFrom, KINDS, newKey, prove } from '../kit/worlds/booking-world';
import { enter, insertRelease } from '../kit/worlds/release-world';
import { payAhead } from '../kit/worlds/pay-ahead';
import { familiesIn, nextNumber } from './two-families';

const MERGE = 'POST /linkman/caregiver/merge.do';
const SHOW = 'GET /linkman/caregiver/detail.do';
const REMOVE = 'POST /linkman/caregiver/remove.do';
const LEAVE = 'POST /linkman/caregiver/leave.do';
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const ORDER = 'GET /order/subscribe/clientDetail.do';
const CANCEL = 'POST /order/subscribe/cancel.do';
const FAMILY = 'GET /linkman/linkman/findByUserId.do';
const SAVE = 'POST /linkman/linkman/saveOrUpdateV2.do';
const PLAN = 'GET /vaccine/plan/detail.do';
const reason = 'time' as const;

/** Days on which there is one place. */
const FULL_DAYS = [20, 21, 22, 23, 24] as const;
const FULL = FULL_DAYS.map((days) => ({ day: dayFrom(days), capacity: 1 }));
/** Index of the first of them. */
const FIRST_FULL = 6;

describe.each(KINDS)('what stands in the way of one child in two families, on %s', (kind) => {
  let world: CaregiverWorld;
  let families: ReturnType<typeof familiesIn>;
  let full = 0;
  beforeAll(async () => {
    world = await openCaregivers(kind, 72, FULL);
    families = familiesIn(world);
  });
  afterAll(() => world?.close());

  /** A day without a place, and who has the last one. */
  async function fullDay() {
    const [holder] = world.pair();
    const index = full;
    full += 1;
    const orderId = await families.book(holder, holder.linkmanId, world.slot(FIRST_FULL + index));
    return { day: dayFrom(FULL_DAYS[index] ?? 0), holder, orderId };
  }

  test('a payment online: accepted, not merged, and merged once the money is on its way back', async () => {
    const { provider } = world;
    const both = await families.parents();
    const { owner, second, ownId, childId } = both;
    const orderId = await families.book(second, ownId, world.slot(0));
    await payAhead(provider, orderId, second);
    expect(await families.accept(both)).toMatchObject({ merged: false });
    expect(await families.blockOf(both)).toBe('paid');
    expect((await provider.call(ORDER, { orderId }, owner)).code).toBe(CODE.NOT_FOUND);
    await provider.ok(CANCEL, { orderId, reason }, second);
    await provider.ok(MERGE, { linkmanId: childId }, second);
    expect(await families.ordersOf(second)).toEqual([orderId]);
    expect(await families.ordersOf(owner)).toEqual([]);
  });

  test('another document says nothing of what another family has under it, and takes nothing of it', async () => {
    const { provider } = world;
    const other = nextNumber();
    const both = await families.parents({ other });
    const { second, ownId, childId } = both;
    const [third] = world.pair();
    const thirdId = await families.addChild(third, { number: other });
    const theirs = await families.book(third, thirdId, world.slot(0));
    const own = await families.book(second, ownId, world.slot(1));
    await families.accept(both, false);
    const { ownEntry } = await provider.ok(SHOW, { linkmanId: childId }, second);
    expect(ownEntry).toMatchObject({ linkmanId: ownId, block: null });
    await provider.ok(MERGE, { linkmanId: childId }, second);
    expect(await families.ordersOf(both.owner)).toEqual([own]);
    expect((await provider.ok(ORDER, { orderId: theirs }, third)).orderId).toBe(theirs);
    expect(await families.familyOf(third)).toContain(thirdId);
    expect((await provider.call(ORDER, { orderId: theirs }, both.owner)).code).toBe(CODE.NOT_FOUND);
  });

  test('another document and the same dose twice: merged once the own appointment is cancelled, as was said', async () => {
    const { provider } = world;
    const both = await families.parents({ other: nextNumber() });
    const { owner, second, childId, ownId } = both;
    const theirs = await families.book(owner, childId, world.slot(0));
    const own = await families.book(second, ownId, world.slot(1));
    await families.accept(both, false);
    expect(await families.blockOf(both)).toBe('conflictingOrders');
    await provider.ok(CANCEL, { orderId: own, reason }, second);
    await provider.ok(MERGE, { linkmanId: childId }, second);
    expect(await families.familyOf(second)).toEqual([second.linkmanId, childId]);
    expect((await provider.ok(ORDER, { orderId: theirs }, second)).orderId).toBe(theirs);
  });

  test('waiting keeps its place while merged, and afterwards; a place that is offered stands in the way', async () => {
    const { provider } = world;
    const both = await families.parents();
    const { owner, second, ownId, childId } = both;
    const { day, holder, orderId } = await fullDay();
    const [behind] = world.pair();
    await families.wait(second, ownId, day);
    await families.wait(behind, behind.linkmanId, day);
    await families.accept(both);
    expect(await families.waitsOf(second)).toEqual([]);
    expect(await families.waitsOf(owner)).toMatchObject([{ linkmanId: childId, ahead: 0, day }]);
    await families.endAccess(both);
    expect(await families.waitsOf(owner)).toEqual([]);
    expect(await families.waitsOf(second)).toMatchObject([{ linkmanId: ownId, ahead: 0, day }]);
    await provider.ok(CANCEL, { orderId, reason }, holder);
    await provider.runJobs();
    const offers = await provider.ok('GET /subscribe/waiting/offers.do', {}, second);
    expect(offers).toHaveLength(1);
    expect(await families.accept(both)).toMatchObject({ merged: false });
    expect(await families.blockOf(both)).toBe('offered');
  });

  test('waiting of both for the same day: one is left', async () => {
    const both = await families.parents();
    const { owner, second, ownId, childId } = both;
    const [first, next] = [await fullDay(), await fullDay()];
    await families.wait(owner, childId, first.day);
    await families.wait(second, ownId, first.day);
    await families.wait(second, ownId, next.day);
    await families.accept(both);
    const days = (await families.waitsOf(owner)).map(({ day }) => day);
    expect(days.sort()).toEqual([first.day, next.day].sort());
  });

  test('waiting goes back when the member is removed, or the owner’s account', async () => {
    const { provider } = world;
    const { day } = await fullDay();
    for (const how of ['member', 'account'] as const) {
      const mobile = how === 'member' ? '13900008001' : '13900008002';
      const both = await families.parents({ owner: await families.signedUp(mobile) });
      const { owner, second, ownId, childId } = both;
      await families.wait(second, ownId, day);
      await families.accept(both);
      if (how === 'member')
        await provider.ok('POST /linkman/linkman/delete.do', { linkmanId: childId }, owner);
      else await families.deleteAccount(owner, mobile);
      expect(await families.waitsOf(second)).toMatchObject([{ linkmanId: ownId, day }]);
      expect(await families.familyOf(second)).toEqual([second.linkmanId, ownId]);
    }
  });

  test('others who shared the own entry lose access, and do not have it again afterwards', async () => {
    const { provider } = world;
    const both = await families.parents();
    const { owner, second, ownId, childId } = both;
    const [third] = world.pair();
    await families.accept({ ...both, owner: second, second: third, childId: ownId }, false);
    const orderId = await families.book(third, ownId, world.slot(2));
    await families.accept(both);
    expect(await families.familyOf(third)).toEqual([third.linkmanId]);
    for (const linkmanId of [ownId, childId])
      expect((await provider.call(PLAN, { linkmanId }, third)).code).toBe(CODE.NOT_FOUND);
    expect((await provider.call(ORDER, { orderId }, third)).code).toBe(CODE.NOT_FOUND);
    expect((await provider.call(CANCEL, { orderId, reason }, third)).code).toBe(CODE.NOT_FOUND);
    expect(await families.ordersOf(owner)).toEqual([orderId]);
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, third);
    expect(list.map(({ title }) => title).join()).toContain('已停止共享');
    await families.endAccess(both);
    expect(await families.ordersOf(second)).toEqual([orderId]);
    expect((await provider.call(ORDER, { orderId }, third)).code).toBe(CODE.NOT_FOUND);
  });

  test('the second parent’s account is deleted: appointments, doses and waiting stay with the child', async () => {
    const { provider } = world;
    const mobile = '13900008003';
    const both = await families.parents({ second: await families.signedUp(mobile) });
    const { owner, second, ownId, childId } = both;
    const orderId = await families.book(second, ownId, world.slot(0));
    await families.addDose(second, ownId, 1, '2020-01-01');
    await families.accept(both);
    await families.deleteAccount(second, mobile);
    expect(await families.ordersOf(owner)).toEqual([orderId]);
    expect(await families.dosesOf(owner, childId)).toEqual(['2020-01-01']);
    const { caregivers } = await provider.ok(SHOW, { linkmanId: childId }, owner);
    expect(caregivers).toEqual([]);
    await provider.ok(CANCEL, { orderId, reason }, owner);
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId: childId }, owner);
  });

  test('the child is not entered a second time meanwhile, nor by another document for somebody else', async () => {
    const { provider } = world;
    const both = await families.parents();
    const { second, number } = both;
    await families.accept(both);
    const anew = await provider.call(SAVE, families.childForm({ number }), second);
    expect(anew.code).toBe(CODE.LINKMAN_EXISTS);
    const other = { number: nextNumber(), name: '王小贝' };
    const linkmanId = await families.addChild(second, other);
    const changed = families.childForm({ number, linkmanId });
    expect((await provider.call(SAVE, changed, second)).code).toBe(CODE.LINKMAN_EXISTS);
    await families.endAccess(both);
    expect((await families.familyOf(second)).sort()).toEqual(
      [second.linkmanId, both.ownId, linkmanId].sort(),
    );
  });

  test('entered anew after the owner has made the member somebody else: one entry is left, with all that either had', async () => {
    const { provider } = world;
    const both = await families.parents();
    const { owner, second, ownId, childId, number } = both;
    const past = await families.book(second, ownId, world.slot(0));
    await provider.ok(CANCEL, { orderId: past, reason }, second);
    await families.addDose(second, ownId, 1, '2020-01-01');
    await families.accept(both);
    const brother = { number: nextNumber(), linkmanId: childId, birthday: '1992-01-01' };
    await provider.ok(SAVE, families.childForm({ ...brother, name: '王大宝' }), owner);
    const anew = await families.addChild(second, { number });
    await families.addDose(second, anew, 2, '2020-03-02');
    await provider.ok(LEAVE, { linkmanId: childId }, second);
    expect(await families.familyOf(second)).toEqual([second.linkmanId, anew]);
    expect(await families.dosesOf(second, anew)).toEqual(['2020-03-02', '2020-01-01']);
    expect(await provider.ok(ORDER, { orderId: past }, second)).toMatchObject({
      linkmanName: '王小宝',
    });
  });

  test('one who shared the own entry leaves while it is merged: neither fails', async () => {
    const { provider } = world;
    for (const index of [0, 1, 2]) {
      const both = await families.parents();
      const { second, ownId, childId } = both;
      const [third] = world.pair();
      await families.accept({ ...both, owner: second, second: third, childId: ownId }, false);
      const orderId = await families.book(third, ownId, world.slot(index));
      const [left, accepted] = await Promise.all([
        provider.call(LEAVE, { linkmanId: ownId }, third),
        families.accept(both),
      ]);
      expect([CODE.SUCCESS, CODE.NOT_FOUND]).toContain(left.code);
      expect(accepted).toMatchObject({ merged: true });
      expect((await provider.call(PLAN, { linkmanId: childId }, third)).code).toBe(CODE.NOT_FOUND);
      expect(await families.ordersOf(both.owner)).toEqual([orderId]);
    }
  });

  test('the owner ends the access while the second parent deletes their account: neither fails', async () => {
    const { provider } = world;
    for (const mobile of ['13900008004', '13900008005', '13900008006']) {
      const both = await families.parents({ second: await families.signedUp(mobile) });
      const { owner, second, childId, ownId } = both;
      await families.addDose(second, ownId, 1, '2020-01-01');
      await families.accept(both);
      const { caregivers } = await provider.ok(SHOW, { linkmanId: childId }, owner);
      const caregiverId = caregivers[0]?.caregiverId ?? '';
      const [ended] = await Promise.all([
        provider.call(REMOVE, { linkmanId: childId, caregiverId }, owner),
        families.deleteAccount(second, mobile),
      ]);
      expect([CODE.SUCCESS, CODE.NOT_FOUND]).toContain(ended.code);
      expect(await families.dosesOf(owner, childId)).toEqual(['2020-01-01']);
      expect((await provider.ok(SHOW, { linkmanId: childId }, owner)).caregivers).toEqual([]);
    }
  });

  test('a key that the second parent uses twice keeps no access', async () => {
    const both = await families.parents();
    const { owner, second, ownId } = both;
    const key = newKey();
    const own = await families.book(second, ownId, world.slot(0), key);
    await families.accept(both);
    const another = await families.book(second, second.linkmanId, world.slot(1), key);
    await families.endAccess(both);
    expect((await families.ordersOf(second)).sort()).toEqual([own, another].sort());
    expect(await families.ordersOf(owner)).toEqual([]);
  });
});

describe('what a clinic and a release know of one child in two families', () => {
  let world: CaregiverWorld;
  let families: ReturnType<typeof familiesIn>;
  beforeAll(async () => {
    world = await openCaregivers('postgres', 30);
    families = familiesIn(world);
  });
  afterAll(() => world?.close());

  test('a queue: accepted, and merged once it is left', async () => {
    const { provider, database } = world;
    const both = await families.parents();
    const { second, ownId, childId } = both;
    const later = provider.now + 1_800_000;
    const { releaseId } = await insertRelease(database, {
      capacities: [5],
      releaseAt: later,
      days: 30,
    });
    const entered = await enter(provider, { ...second, linkmanId: ownId }, releaseId);
    expect(entered.code).toBe(CODE.SUCCESS);
    expect(await families.accept(both)).toMatchObject({ merged: false });
    expect(await families.blockOf(both)).toBe('queued');
    await provider.ok('POST /subscribe/release/leave.do', { releaseId }, second);
    await provider.ok(MERGE, { linkmanId: childId }, second);
    expect(await families.familyOf(second)).toEqual([second.linkmanId, childId]);
  });

  test('a proof goes along and back: meanwhile the owner is refused what another family has booked', async () => {
    const { provider, database } = world;
    const both = await families.parents();
    const { owner, ownId, childId, number } = both;
    const [third] = world.pair();
    const thirdId = await families.addChild(third, { number });
    await prove(database, ownId, thirdId);
    await families.book(third, thirdId, world.slot(0));
    await families.accept(both);
    const form = bookingOf({ ...owner, linkmanId: childId }, world.slot(1));
    expect((await provider.call(BOOK, form, owner)).code).toBe(CODE.DUPLICATE_ORDER);
    await families.endAccess(both);
    const again = { ...form, idempotencyKey: newKey() };
    expect((await provider.call(BOOK, again, owner)).code).toBe(CODE.SUCCESS);
  });

  test('when a proof goes back, nothing that was booked by it keeps another family out', async () => {
    const { provider, database } = world;
    const both = await families.parents();
    const { owner, ownId, childId, number } = both;
    const [third] = world.pair();
    const thirdId = await families.addChild(third, { number });
    await prove(database, ownId, thirdId);
    await families.accept(both);
    await families.book(owner, childId, world.slot(1));
    await families.endAccess(both);
    const form = bookingOf({ ...third, linkmanId: thirdId }, world.slot(2));
    expect((await provider.call(BOOK, form, third)).code).toBe(CODE.SUCCESS);
  });

  test('a document that a clinic has seen is not made the other one’s by two parents', async () => {
    const both = await families.parents({ other: nextNumber() });
    await prove(world.database, both.ownId);
    await families.accept(both, false);
    expect(await families.blockOf(both)).toBe('documents');
  });

  test('a dose that the second parent has booked anew keeps no access: theirs stays, and the merged one with the child', async () => {
    const { provider, database } = world;
    const both = await families.parents();
    const { owner, second, ownId, childId } = both;
    const merged = await families.book(second, ownId, world.slot(0));
    await families.accept(both);
    // As when a clinic unites two documents of the child.
    const anew = await families.addChild(second, { number: nextNumber(), name: '王小贝' });
    const own = await families.book(second, anew, world.slot(1));
    const child = '(select person_key from linkmen where id = $1)';
    for (const united of [
      `update linkmen set person_key = ${child} where id = $2`,
      `update orders set person_key = ${child}, person_turn = null where linkman_id = $2`,
    ])
      await database.pool.query(united, [childId, anew]);
    await families.endAccess(both);
    expect(await families.ordersOf(second)).toEqual([own]);
    expect(await families.ordersOf(owner)).toEqual([merged]);
    expect(await families.familyOf(second)).toEqual([second.linkmanId, anew]);
    await provider.ok(CANCEL, { orderId: merged, reason }, owner);
  });

  test('an entry that rests is not forgotten however long', async () => {
    const { provider, database } = world;
    const both = await families.parents();
    await families.accept(both);
    const log = { error: () => undefined };
    const step = createNameEraser({ db: database.db, log });
    while (await step(provider.now + 3_650 * 86_400_000));
    await provider.runJobs();
    await families.endAccess(both);
    const family = await provider.ok(FAMILY, { shared: 'guardian' }, both.second);
    expect(family.map(({ name }) => name)).toContain('王小宝');
  });
});
