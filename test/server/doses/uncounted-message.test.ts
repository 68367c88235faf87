import { LIVE_GAP_DAYS } from '@contract/plan/schedule-rules';
import type { CallOptions } from '../kit/harness';
import { KINDS, newKey } from '../kit/worlds/booking-world';
import { bookTwin, day, openTwinsWorld } from '../kit/worlds/twins-world';
import type { Family, Twin, TwinsWorld } from '../kit/worlds/twins-world';

const MINUTE = 60_000;
/** `YYYY-MM-DD` as a text says it. */
const inWords = (of: string): string => {
  const [year, month, date] = of.split('-').map(Number);
  return `${year}年${month}月${date}日`;
};

describe.each(KINDS)('a dose that does not count, on %s', (kind) => {
  let world: TwinsWorld;
  beforeAll(async () => {
    world = await openTwinsWorld(6, 9, undefined, kind);
  });
  afterAll(async () => {
    await world?.close();
  });

  /** What the family has entered of another vaccine, or of this one, before the dose. */
  const enter = ({ as }: Family, { linkmanId }: Twin, code: 'je-l' | 'mmr', of: string) =>
    world.provider.ok(
      'POST /vaccine/plan/saveDose.do',
      { linkmanId, code, doseNo: 1, day: of },
      as,
    );

  /** The desk records the dose of a twin who has an appointment, after what the family enters meanwhile. */
  async function recorded(
    family: Family,
    twin: Twin,
    before = () => Promise.resolve<unknown>(null),
  ) {
    const { desk, slots } = world;
    const orderId = await bookTwin(world, family, twin, slots.now);
    await desk.ok('POST /desk/arrive.do', { orderId });
    await before();
    await desk.ok('POST /desk/finish.do', { orderId, lot: 'Y2026-11' });
    return orderId;
  }

  const told = async (as: CallOptions) => {
    const { provider } = world;
    // The jobs look at what is half a minute old.
    await provider.jobsAt(provider.now + MINUTE);
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, as);
    return list.filter(({ kind: of }) => of === 'doseUncounted');
  };

  test('is told to its family once, with the reason, the day of the next and the way to the plan', async () => {
    const family = await world.newFamily();
    const [twin] = family.twins;
    await recorded(family, twin, () => enter(family, twin, 'je-l', day(-1)));
    const [message, ...more] = await told(family.as);
    expect(more).toEqual([]);
    expect(message).toMatchObject({
      messageClass: 'booking',
      title: '有一剂不计入接种程序',
      link: { page: 'vaccinePlan', query: { linkmanId: twin.linkmanId } },
    });
    for (const said of [twin.name, '疫苗 P1（第1剂）', '门诊 D1', '与另一种疫苗隔得太近'])
      expect(message?.body).toContain(said);
    expect(message?.body).toContain(`可从 ${inWords(day(LIVE_GAP_DAYS))}`);
    expect(await told(family.as)).toHaveLength(1);

    const [english] = await told({ ...family.as, language: 'en' });
    expect(english?.title).toBe('A dose does not count');
    expect(english?.body).toContain('too close to another vaccine');
    expect(english?.body).toContain('It can be repeated from');
  });

  test('is told where the interval after the dose before it is missing', async () => {
    const family = await world.newFamily();
    const [twin] = family.twins;
    await recorded(family, twin, () => enter(family, twin, 'mmr', day(-10)));
    const [message] = await told(family.as);
    expect(message?.body).toContain('与前一剂的间隔不够');
  });

  test('is not told where it counts, for either of a family', async () => {
    const family = await world.newFamily();
    const [one, other] = family.twins;
    // What the other was given is none of this one's.
    await enter(family, other, 'je-l', day(-1));
    await recorded(family, one);
    expect(await told(family.as)).toEqual([]);
  });

  test('is not told where the desk takes it back at once', async () => {
    const family = await world.newFamily();
    const [twin] = family.twins;
    const orderId = await recorded(family, twin, () => enter(family, twin, 'je-l', day(-1)));
    const { doneAt } = await world.desk.ok('GET /desk/takeBackEffect.do', { orderId });
    const cause = { reason: 'notGiven', outcome: 'ended' } as const;
    await world.desk.ok('POST /desk/takeBack.do', { orderId, doneAt, ...cause });
    expect(await told(family.as)).toEqual([]);
  });

  test('given to a walk-in is told to the account whose family has the person', async () => {
    const { desk, provider, slots } = world;
    const family = await world.newFamily();
    const [twin] = family.twins;
    const { linkmanId, name } = twin;
    await enter(family, twin, 'je-l', day(-1));
    const { birthday } = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, family.as);
    const { orderId } = await desk.ok('POST /desk/walkIn.do', {
      idempotencyKey: newKey(),
      slotId: slots.now,
      doseNo: 1,
      name,
      documentKind: 2,
      documentNumber: linkmanId.replaceAll('-', '').toUpperCase(),
      birthday,
      sex: 1,
    });
    await desk.ok('POST /desk/finish.do', { orderId, lot: 'Y2026-11' });
    expect(await told(family.as)).toMatchObject([
      { link: { page: 'vaccinePlan', query: { linkmanId } } },
    ]);
  });
});
