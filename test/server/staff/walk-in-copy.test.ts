import { CLINIC, newKey, PRODUCT } from '../kit/worlds/booking-world';
import {
  download,
  DOWNLOAD,
  exportIs,
  requestExport,
  rowsIn,
  unzipped,
} from '../kit/worlds/export-world';
import { bookTwin, openTwinsWorld } from '../kit/worlds/twins-world';
import type { Family, Twin, TwinsWorld } from '../kit/worlds/twins-world';

const LOT = 'Y2026-11';
const SEEN = '王大宝';
const CALLED = '13955550000';

let world: TwinsWorld;
const mobiles = new Map<string, string>();
beforeAll(async () => {
  world = await openTwinsWorld(2, 9, async ({ pool }) => {
    const { rows } = await pool.query<{ id: string; mobile: string }>(
      'select id, mobile from users',
    );
    for (const { id, mobile } of rows) mobiles.set(id, mobile);
  });
});
afterAll(async () => {
  await world?.close();
});

const mobileOf = ({ parent }: Family): string => mobiles.get(parent.userId) ?? '';

/** The desk registers and vaccinates a twin who has no appointment. @returns the order's id */
async function walkIn({ linkmanId }: Twin, { as }: Family, name = SEEN): Promise<string> {
  const { desk, provider, slots } = world;
  const { birthday } = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, as);
  const { orderId } = await desk.ok('POST /desk/walkIn.do', {
    idempotencyKey: newKey(),
    slotId: slots.now,
    doseNo: 1,
    name,
    documentKind: 2,
    documentNumber: linkmanId.replaceAll('-', '').toUpperCase(),
    birthday,
    sex: 1,
    mobile: CALLED,
  });
  await desk.ok('POST /desk/finish.do', { orderId, lot: LOT, site: 'leftArm' });
  return orderId;
}

/** The copy of the family's data, as its owner requests and downloads it. */
async function copyOf(family: Family): Promise<ReadonlyMap<string, Buffer>> {
  const { provider } = world;
  const mobile = mobileOf(family);
  const { exportId } = await requestExport(provider, family.parent, mobile, 'li@mail.example.cn');
  await exportIs(provider, family.parent, exportId, 'sent');
  const code = `phone-code-${mobile}-1`;
  const as = await provider.ok('POST /passport/mini/phoneLogin.do', { platform: 'weapp', code });
  const { url } = await provider.ok(DOWNLOAD, { exportId }, { as });
  return unzipped((await download(provider, url)).bytes);
}

test('what a desk has recorded of a walk-in is in the copy of who has the person in the family, as the pages show it', async () => {
  const { provider, slots } = world;
  const family = await world.newFamily();
  const [one, other] = family.twins;
  const orderId = await walkIn(one, family);
  // Somebody else of that number, to the clinic's knowledge.
  const ofAnother = await walkIn(other, family, '李某某');
  const booked = await bookTwin(world, family, other, slots.later);
  const pages = await provider.ok('GET /order/offline/pageList.do', {}, family.as);
  expect(pages.list.map(({ orderId: id }) => id)).toEqual([orderId]);

  const files = await copyOf(family);
  const orders = rowsIn(files, 'orders');
  expect(orders.map(({ id }) => id).sort()).toEqual([booked, orderId].sort());
  expect(orders.find(({ id }) => id === orderId)).toMatchObject({
    source: 'walk_in',
    linkman_id: one.linkmanId,
    depa_code: CLINIC,
    product_id: PRODUCT,
    status: 'DONE',
    lot: LOT,
    mobile: null,
    person: null,
  });
  expect(orders.find(({ id }) => id === booked)).toMatchObject({ mobile: mobileOf(family) });
  const kindsOf = (id: string) =>
    rowsIn(files, 'order_events').flatMap((row) => (row['order_id'] === id ? [row['kind']] : []));
  expect(kindsOf(orderId)).toContain('done');
  expect(kindsOf(ofAnother)).toEqual([]);
  expect(rowsIn(files, 'dose_details')).toMatchObject([{ order_id: orderId, site: 'leftArm' }]);
  const text = [...files.values()].map((bytes) => bytes.toString('utf8')).join('\n');
  expect(text).not.toContain(CALLED);
  expect(text).not.toContain(ofAnother);
  expect(files.get('index.html')?.toString('utf8')).toContain('现场登记');
});

test('the clinic’s walk-in stays as it is when the account of the family is deleted', async () => {
  const { provider, desk } = world;
  const family = await world.newFamily();
  const [one] = family.twins;
  const orderId = await walkIn(one, family);
  const record = async () => {
    const { records } = await desk.ok('POST /desk/record/day.do', {
      day: new Date(provider.now + 8 * 3_600_000).toISOString().slice(0, 10),
    });
    return records.find(({ orderId: id }) => id === orderId);
  };
  const before = await record();
  expect(before).toMatchObject({ personName: SEEN, lot: LOT });
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, family.parent);
  const vcode = await provider.newestCode(mobileOf(family));
  await provider.ok('POST /passport/user/delete.do', { vcode }, family.parent);
  expect(await record()).toEqual(before);
});
