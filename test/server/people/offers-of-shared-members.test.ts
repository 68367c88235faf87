import { CODE } from '@contract/errors';
import { openCaregivers } from '../kit/worlds/caregiver-world';
import type { CaregiverWorld, Parent } from '../kit/worlds/caregiver-world';
import { bookingOf, dayFrom, KINDS } from '../kit/worlds/booking-world';
import { familiesIn } from './two-families';
import type { Parents } from './two-families';

const OFFERS = 'GET /subscribe/waiting/offers.do';
const BOOK = 'POST /subscribe/subscribe/addV2.do';
const CANCEL = 'POST /order/subscribe/cancel.do';
const MESSAGES = 'GET /message/message/pageList.do';
const DETAIL = 'GET /message/message/detail.do';
const LEAVE = 'POST /linkman/caregiver/leave.do';
const TITLE = '候补到名额，请家人尽快确认';

/** Days on which there is one place. */
const DAYS = [20, 21, 22] as const;
const FULL = DAYS.map((days) => ({ day: dayFrom(days), capacity: 1 }));
/** Index of the first of them. */
const FIRST = 6;

describe.each(KINDS)('a place for who waits and is shared, on %s', (kind) => {
  let world: CaregiverWorld;
  let families: ReturnType<typeof familiesIn>;
  beforeAll(async () => {
    world = await openCaregivers(kind, 40, FULL);
    families = familiesIn(world);
  });
  afterAll(() => world?.close());

  /** A full day, and what frees its place. */
  async function fullDay(nth: number) {
    const [holder] = world.pair();
    const slotId = world.slot(FIRST + nth);
    const orderId = await families.book(holder, holder.linkmanId, slotId);
    const free = async (): Promise<void> => {
      await world.provider.ok(CANCEL, { orderId, reason: 'time' }, holder);
      await world.provider.runJobs();
    };
    return { day: dayFrom(DAYS[nth] ?? 0), slotId, free };
  }
  const noticesOf = async (who: Parent) =>
    (await world.provider.ok(MESSAGES, {}, who)).list.filter(({ title }) => title === TITLE);
  async function shareWith({ owner, childId }: Parents, who: Parent, role: 'guardian' | 'escort') {
    await world.share({ ...owner, linkmanId: childId }, who, role);
  }

  test('of a merged entry: its parent is told who takes it, an escort and others are not', async () => {
    const { provider } = world;
    const both = await families.parents({ owner: await families.signedUp('13900009001') });
    const { owner, second, ownId, childId } = both;
    const [escort, guardian, stranger] = world.trio();
    const { day, slotId, free } = await fullDay(0);
    await families.wait(second, ownId, day);
    await families.accept(both);
    await shareWith(both, escort, 'escort');
    await shareWith(both, guardian, 'guardian');
    await free();
    const [offer] = await provider.ok(OFFERS, {}, owner);
    expect(offer).toMatchObject({ linkmanId: childId, slotId });
    for (const who of [second, guardian]) {
      const [notice, ...others] = await noticesOf(who);
      expect(others).toEqual([]);
      expect(notice?.body).toContain('139****9001');
      expect(notice?.body).toContain('王小宝');
      expect(notice?.link).toEqual({ page: 'vaccinePlan', query: { linkmanId: childId } });
      const { messageId } = notice ?? { messageId: '' };
      const detail = await provider.ok(DETAIL, { messageId }, who);
      expect(JSON.stringify(detail)).not.toContain(offer?.holdId);
      expect(await provider.ok(OFFERS, {}, who)).toEqual([]);
    }
    for (const who of [owner, escort, stranger]) expect(await noticesOf(who)).toEqual([]);
    const holdId = offer?.holdId ?? '';
    const booking = { ...bookingOf({ ...owner, linkmanId: childId }, slotId), holdId };
    expect((await provider.call(BOOK, booking, second)).code).not.toBe(CODE.SUCCESS);
    await provider.ok(BOOK, booking, owner);
    const titles = (await provider.ok(MESSAGES, {}, second)).list.map(({ title }) => title);
    await provider.runJobs();
    expect(titles.join()).toContain(TITLE);
    await provider.ok(LEAVE, { linkmanId: childId }, second);
    expect(await noticesOf(second)).toEqual([]);
    await provider.ok('POST /linkman/caregiver/remove.do', await ofFirst(both), owner);
    expect(await noticesOf(guardian)).toEqual([]);
  });

  /** What ends the access of the first caregiver but the escort. */
  async function ofFirst({ owner, childId }: Parents) {
    const show = { linkmanId: childId };
    const { caregivers } = await world.provider.ok('GET /linkman/caregiver/detail.do', show, owner);
    const found = caregivers.find(({ role }) => role === 'guardian');
    return { linkmanId: childId, caregiverId: found?.caregiverId ?? '' };
  }

  test('that the owner waits for themselves: the guardian is told too, and forgets it with the member', async () => {
    const { provider } = world;
    const both = await families.parents({ owner: await families.signedUp('13900009002') });
    const { owner, second, childId } = both;
    const { day, free } = await fullDay(1);
    await families.accept(both);
    await families.wait(owner, childId, day);
    await free();
    expect((await noticesOf(second))[0]?.body).toContain('139****9002');
    const [offer] = await provider.ok('GET /subscribe/waiting/list.do', {}, owner);
    const waitingId = offer?.waitingId ?? '';
    await provider.ok('POST /subscribe/waiting/leave.do', { waitingId }, owner);
    await provider.ok('POST /linkman/linkman/delete.do', { linkmanId: childId }, owner);
    expect(await noticesOf(second)).toEqual([]);
  });

  test('of a member that is shared with nobody: only the owner is told', async () => {
    const both = await families.parents();
    const { day, free } = await fullDay(2);
    await families.wait(both.owner, both.childId, day);
    await free();
    expect(await world.provider.ok(OFFERS, {}, both.owner)).toHaveLength(1);
    for (const who of [both.owner, both.second]) expect(await noticesOf(who)).toEqual([]);
  });
});
