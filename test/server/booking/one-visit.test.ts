import { CODE } from '@contract/errors';
import type { Refusal } from '@contract/subscribe/endpoints';
import { addMonths } from '@contract/time/day-rules';
import { newKey, CLINIC, KINDS } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { CAPACITY, createDoseWorld, on } from '../kit/worlds/dose-world';

const ADD = 'POST /subscribe/subscribe/addFamily.do';
const MMR = 'mmr-nip';
const JE = 'jel-nip';
const HEPB = 'hepb-nip';
const IPV = 'ipv-nip';
const PENTA = 'penta-sanofi';
const PRODUCTS = [MMR, JE, HEPB, IPV, PENTA];

const INFANT = addMonths(on(0), -8);
/** Days ahead of the visits, a week apart. */
const [VISIT, CONFLICT, TWICE, CROWD, MIXED] = [3, 10, 17, 24, 31];

describe.each(KINDS)('one visit of several doses, on %s', (kind) => {
  const everyone = { anna: INFANT, ben: INFANT, cleo: INFANT, dora: INFANT } as const;
  const start = () => createDoseWorld(kind, { products: PRODUCTS, people: everyone });
  let world: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    world = await start();
  });
  afterAll(async () => {
    const ledger = await world?.close();
    if (ledger) expect(ledger.unbalanced).toEqual([]);
    await world?.remove();
  });

  const doseOf = (caller: Caller, productId: string, days: number, doseNo = 1) => {
    const { slotId, linkmanId, guidelineVersion } = world.form(caller, productId, days, doseNo);
    return { linkmanId, productId, doseNo, slotId, guidelineVersion };
  };
  const book = (
    caller: Caller,
    people: readonly ReturnType<typeof doseOf>[],
    idempotencyKey = newKey(),
  ) =>
    world.provider.call(
      ADD,
      { idempotencyKey, depaCode: CLINIC, people: [...people] },
      { token: caller.token },
    );
  const left = async (productId: string, days: number): Promise<number> => {
    const slots = await world.provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', {
      ...{ depaCode: CLINIC, productId, day: on(days) },
    });
    return slots.find(({ id }) => id === world.slot(productId, days))?.residue ?? -1;
  };

  test('books what an infant is due for: an order a dose under one visit, once for a key', async () => {
    const { anna } = world.people;
    const doses = [MMR, JE, HEPB].map((id) => doseOf(anna, id, VISIT));
    const key = newKey();
    const first = await book(anna, doses, key);
    expect(first.code).toBe(CODE.SUCCESS);
    const again = await book(anna, doses, key);
    expect(JSON.stringify(again.data)).toBe(JSON.stringify(first.data));
    const { list } = await world.provider.ok(
      'GET /order/subscribe/pageList.do',
      { group: 'all' },
      anna,
    );
    expect(new Set(list.map(({ visitId }) => visitId)).size).toBe(1);
    expect(list).toHaveLength(3);
    expect(await left(MMR, VISIT)).toBe(CAPACITY - 1);
  });

  test('refuses two vaccines against one disease, names both, and can go on without one of them', async () => {
    const { ben } = world.people;
    const doses = [doseOf(ben, IPV, CONFLICT), doseOf(ben, PENTA, CONFLICT)];
    const answer = await book(ben, [doseOf(ben, JE, CONFLICT), ...doses]);
    expect(answer.code).toBe(CODE.INTERVAL);
    expect(answer.msg).toMatch(/脊髓灰质炎|脊灰/);
    expect(answer.msg).toMatch(/五联/);
    const { remedies, person } = answer.data as unknown as Refusal;
    expect(remedies[0]).toMatchObject({ kind: 'leaveOut', product: { productId: IPV } });
    expect(person).toMatchObject({ linkmanId: ben.linkmanId, product: { productId: IPV } });
    expect(await left(JE, CONFLICT)).toBe(CAPACITY);
    expect((await book(ben, [doseOf(ben, JE, CONFLICT), doseOf(ben, PENTA, CONFLICT)])).code).toBe(
      CODE.SUCCESS,
    );
  });

  test('refuses the same vaccine twice for a person', async () => {
    const { cleo } = world.people;
    const twice = await book(cleo, [doseOf(cleo, MMR, TWICE), doseOf(cleo, MMR, TWICE)]);
    expect(twice.code).toBe(CODE.DUPLICATE_ORDER);
    expect(await left(MMR, TWICE)).toBe(CAPACITY);
  });

  test('takes eight doses at most', async () => {
    const { cleo } = world.people;
    const one = doseOf(cleo, MMR, CROWD);
    const answer = await book(cleo, new Array<typeof one>(9).fill(one));
    expect(answer.code).toBe(CODE.PARAMETERS);
  });

  test('keeps live vaccines of earlier bookings apart from those of the visit, and names the dose', async () => {
    const { dora } = world.people;
    expect((await world.add(dora, MMR, MIXED - 10)).code).toBe(CODE.SUCCESS);
    const answer = await book(dora, [doseOf(dora, HEPB, MIXED), doseOf(dora, JE, MIXED)]);
    expect(answer.code).toBe(CODE.INTERVAL);
    expect((answer.data as unknown as Refusal).person).toMatchObject({
      product: { productId: JE },
    });
  });

  test('is offered by the plan at the clinic that has most, and is bookable as offered', async () => {
    const parent = await world.provider.signUp('13800000377');
    const as = { as: parent };
    const { linkmanId } = await world.provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        ...{ name: '小麦', documentKind: 7, documentNumber: 'A123456777', sex: 1 },
        ...{ birthday: INFANT, relationType: 3, mobile: '13700000000' },
        guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
        ...{ consent: true, guardianConsentVersion: '1.0' },
      },
      as,
    );
    const dueVisit = (depaCode?: string, chosen?: string) =>
      world.provider.ok(
        'GET /subscribe/subscribe/dueVisit.do',
        { linkmanId, regionCode: '110100', depaCode, chosen },
        as,
      );
    // Until the family has said what was given, nothing counts as due.
    expect((await dueVisit()).clinics).toEqual([]);
    const history = { linkmanId, batchKey: newKey(), upToMonths: 5 };
    await world.provider.ok('POST /vaccine/plan/saveDoseHistory.do', history, as);
    expect((await dueVisit()).clinics.map(({ depaCode }) => depaCode)).toContain(CLINIC);
    const [clinic] = (await dueVisit(CLINIC)).clinics;
    expect(clinic?.doses.map(({ code, doseNo }) => [code, doseNo])).toEqual(
      expect.arrayContaining([
        ['hepb', 3],
        ['mmr', 1],
        ['je-l', 1],
      ]),
    );
    expect(clinic?.freeDay).toBe(on(0));
    // What is in the form already is not offered again, nor what cannot be given beside it.
    const [others] = (await dueVisit(CLINIC, `${MMR},${PENTA}`)).clinics;
    const offered = others?.doses.map(({ code }) => code) ?? [];
    expect(offered).toEqual(expect.arrayContaining(['hepb', 'je-l']));
    expect(offered).not.toContain('mmr');
    expect(clinic?.doses.map(({ code }) => code)).toContain('mmr');
    const eva = { ...world.people.anna, linkmanId, token: parent.token };
    const doses = (clinic?.doses ?? []).map(({ productId, doseNo }) =>
      doseOf(eva, productId, VISIT, doseNo),
    );
    expect((await book(eva, doses)).code).toBe(CODE.SUCCESS);
    const after = await dueVisit(CLINIC);
    expect(after.clinics.flatMap((one) => one.doses.map(({ code }) => code))).toEqual([]);
    const { anna } = world.people;
    const asked = { linkmanId, regionCode: '110100' };
    const theirs = await world.provider.call('GET /subscribe/subscribe/dueVisit.do', asked, {
      token: anna.token,
    });
    expect(theirs.code).toBe(CODE.NOT_FOUND);
  });
});
