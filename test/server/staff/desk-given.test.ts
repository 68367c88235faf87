import { CODE } from '@contract/errors';
import { verifyCertificate } from '../../../src/features/aftercare/certificate/verify';
import { PRODUCT, WOMENS_PRODUCT } from '../kit/worlds/booking-world';
import { bookTwin, day, openTwinsWorld } from '../kit/worlds/twins-world';
import type { TwinsWorld } from '../kit/worlds/twins-world';

const FINISH = 'POST /desk/finish.do';
/** Of the booked vaccine, by another maker. */
const OTHER_MAKER = 'P3';
/** A product that no clinic here holds. */
const NOT_HELD = 'P4';
const copyOf = (id: string, name: string) =>
  `insert into products select (jsonb_populate_record(p, '{"id": "${id}", "name": {"zh": "${name}", "en": "${name}"},
    "short_name": {"zh": "${name}", "en": "${name}"}, "maker": {"zh": "丙公司", "en": "C"}}')).* from products p where id = 'P1'`;

let world: TwinsWorld;
beforeAll(async () => {
  world = await openTwinsWorld(5, 9, async ({ pool }) => {
    await pool.query(copyOf(OTHER_MAKER, '麻腮风丙'));
    await pool.query(copyOf(NOT_HELD, '麻腮风丁'));
    await pool.query(
      `insert into clinic_products (depa_code, product_id, price_cents, service_fee_cents)
       select depa_code, '${OTHER_MAKER}', 61000, 2800 from departments`,
    );
  });
});
afterAll(async () => {
  await world?.close();
});

/** A family whose first twin is checked in for a dose of the booked product. */
async function atDesk() {
  const { provider, desk, slots } = world;
  const family = await world.newFamily();
  const { as, twins } = family;
  const [twin] = twins;
  const orderId = await bookTwin(world, family, twin, slots.now);
  await desk.ok('POST /desk/arrive.do', { orderId });
  return {
    orderId,
    finish: (given?: { productId: string; doseNo: number }) =>
      desk.call(FINISH, { orderId, lot: 'C2026-11', ...(given && { given }) }),
    detail: () => provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, as),
    certificate: () => provider.ok('GET /order/certificate/detail.do', { orderId }, as),
    plan: () => provider.ok('GET /vaccine/plan/detail.do', { linkmanId: twin.linkmanId }, as),
  };
}

test('a clinic chooses among the products that it holds', async () => {
  const held = await world.desk.ok('GET /desk/heldProducts.do', {});
  expect(held.map(({ productId }) => productId).sort()).toEqual([
    PRODUCT,
    WOMENS_PRODUCT,
    OTHER_MAKER,
  ]);
  expect(held.find(({ productId }) => productId === OTHER_MAKER)).toMatchObject({
    productName: '麻腮风丙',
    maker: '丙公司',
    vaccineCode: 'mmr',
    doses: [{ doseNo: 1 }, { doseNo: 2 }],
  });
});

test('what was given stands in record, certificate and plan; the order keeps what was booked, and its price', async () => {
  const { finish, detail, certificate, plan, orderId } = await atDesk();
  const booked = await detail();
  expect(booked.booked).toBeNull();
  const { data } = await finish({ productId: OTHER_MAKER, doseNo: 1 });
  expect(data).toMatchObject({
    status: 'DONE',
    productId: OTHER_MAKER,
    productName: '麻腮风丙',
    bookedName: `${booked.productName} ${booked.doseLabel}`,
    lot: 'C2026-11',
  });
  expect(await detail()).toMatchObject({
    productId: OTHER_MAKER,
    productName: '麻腮风丙',
    booked: { productName: booked.productName, doseLabel: booked.doseLabel },
    priceCents: booked.priceCents,
    serviceFeeCents: booked.serviceFeeCents,
  });
  const records = await world.desk.ok('POST /desk/record/person.do', { orderId });
  expect(JSON.stringify(records)).toContain('麻腮风丙');
  expect(JSON.stringify(records)).not.toContain(booked.productName);
  const { text } = await certificate();
  const { keys, revoked } = await world.provider.ok('GET /order/certificate/publicKey.do', {});
  expect(JSON.stringify(verifyCertificate(text, keys, revoked))).toContain('麻腮风丙');
  const { doses } = await plan();
  expect(doses.find(({ id }) => id === 'mmr-1')?.taken?.day).toBe(day(0));
});

test('a dose of another vaccine counts for that one, and not for the booked one', async () => {
  const { finish, plan } = await atDesk();
  expect((await finish({ productId: WOMENS_PRODUCT, doseNo: 2 })).code).toBe(CODE.SUCCESS);
  const { doses, taken } = await plan();
  expect(doses.find(({ id }) => id === 'mmr-1')?.taken ?? null).toBeNull();
  expect(taken).toHaveLength(1);
});

test('what was booked is no other product', async () => {
  const { finish, detail } = await atDesk();
  const { productId, doseNo } = await detail();
  expect((await finish({ productId, doseNo })).data.bookedName).toBe('');
  expect((await detail()).booked).toBeNull();
});

test('a product that the clinic does not hold, or has no such dose, is refused and nothing is recorded', async () => {
  const { finish, detail } = await atDesk();
  for (const given of [
    { productId: NOT_HELD, doseNo: 1 },
    { productId: 'nothing', doseNo: 1 },
    { productId: OTHER_MAKER, doseNo: 3 },
  ]) {
    const refused = await finish(given);
    expect([refused.code, refused.msg]).toEqual([
      CODE.PARAMETERS,
      expect.stringContaining('实际接种的疫苗') as string,
    ]);
  }
  expect(await detail()).toMatchObject({ status: 'ARRIVED', productId: PRODUCT, lot: '' });
});

test('a record that is taken back leaves what was booked', async () => {
  const { finish, detail, orderId } = await atDesk();
  await finish({ productId: OTHER_MAKER, doseNo: 2 });
  const { doneAt } = await world.desk.ok('GET /desk/takeBackEffect.do', { orderId });
  const cause = { reason: 'notGiven', outcome: 'arrived' } as const;
  const order = await world.desk.ok('POST /desk/takeBack.do', { orderId, doneAt, ...cause });
  expect(order).toMatchObject({ status: 'ARRIVED', productId: PRODUCT, bookedName: '' });
  expect(await detail()).toMatchObject({ productId: PRODUCT, doseNo: 1, booked: null });
  expect((await finish()).data).toMatchObject({ status: 'DONE', productId: PRODUCT });
});
