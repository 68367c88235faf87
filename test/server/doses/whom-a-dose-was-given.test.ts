import type { DataOf, InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { BIRTHDAY, bookingOf, newKey } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import { openDeskWorld } from '../kit/desk-provider';
import type { DeskWorld } from '../kit/desk-provider';

let world: DeskWorld;
beforeAll(async () => {
  world = await openDeskWorld();
});
afterAll(async () => {
  await world?.close();
});

type Form = InputOf<'POST /linkman/linkman/saveOrUpdateV2.do'>;

/** A caller's only member, as it was entered. */
const formOf = ({ linkmanId }: Caller) => ({
  name: '测试',
  documentKind: 2 as const,
  documentNumber: linkmanId.replaceAll('-', '').toUpperCase(),
  sex: 1 as const,
  birthday: BIRTHDAY,
});

/** Somebody whom the desk has vaccinated today, and how their account changes them afterwards. */
async function vaccinated() {
  const { desk, provider, book, newCaller } = world;
  const caller = newCaller();
  const { orderId } = await book('now', caller);
  await desk.ok('POST /desk/arrive.do', { orderId });
  await desk.ok('POST /desk/finish.do', { orderId, lot: 'Y2026-11' });
  return {
    caller,
    orderId,
    save: (changed: Partial<Form>) =>
      provider.call(
        'POST /linkman/linkman/saveOrUpdateV2.do',
        {
          linkmanId: caller.linkmanId,
          ...formOf(caller),
          relationType: 1,
          mobile: '13800000000',
          consent: true,
          ...changed,
        },
        caller,
      ),
    certificate: (): Promise<DataOf<'GET /order/certificate/detail.do'>> =>
      provider.ok('GET /order/certificate/detail.do', { orderId }, caller),
    atDesk: async () =>
      (await desk.ok('GET /desk/day.do', {})).times
        .flatMap(({ visits }) => visits.flatMap(({ orders }) => orders))
        .find((order) => order.orderId === orderId),
  };
}

const newDocument = () => `G${newKey().slice(0, 8).toUpperCase()}`;

test('certificate and desk go on naming whom the dose was given, however the member is changed', async () => {
  const { save, certificate, atDesk } = await vaccinated();
  const before = await atDesk();
  const { name, birthYear } = await certificate();
  expect([name, birthYear]).toEqual(['测*', 1990]);
  expect((await save({ name: '别人', birthday: '2001-01-01' })).code).toBe(CODE.SUCCESS);
  expect(
    (await save({ name: '别人', documentNumber: newDocument(), birthday: '2001-01-01' })).code,
  ).toBe(CODE.SUCCESS);
  expect(await certificate()).toMatchObject({ name, birthYear });
  expect(await atDesk()).toEqual(before);
});

test('a vaccinated member gets another document, and becomes nobody of another birthday or sex', async () => {
  const { save } = await vaccinated();
  const refused = {
    code: CODE.LINKMAN_HAS_ORDERS,
    msg: expect.stringContaining('另外添加') as string,
  };
  const documentNumber = newDocument();
  expect(await save({ documentNumber, birthday: '2001-01-01' })).toMatchObject(refused);
  expect(await save({ documentNumber, sex: 2 })).toMatchObject(refused);
  expect((await save({ documentNumber, birthday: BIRTHDAY })).code).toBe(CODE.SUCCESS);
});

test('a dose that is given ends what other accounts have booked of it for them, and nothing of another name', async () => {
  const { desk, provider, book, ids, newCaller, shown } = world;
  const caller = newCaller();
  const { orderId } = await book('now', caller);
  // They learn nothing of each other before.
  const others = await Promise.all(
    ['测 试', '王某某'].map(async (name) => {
      const other = newCaller();
      const { linkmanId } = await provider.ok(
        'POST /linkman/linkman/saveOrUpdateV2.do',
        {
          ...formOf(caller),
          name,
          relationType: 4,
          mobile: '13800000000',
          consent: true,
          isAnother: true,
        },
        other,
      );
      const booking = bookingOf({ ...other, linkmanId }, ids.soon);
      const made = await provider.ok('POST /subscribe/subscribe/addV2.do', booking, other);
      return { caller: other, orderId: made.orderId };
    }),
  );
  await desk.ok('POST /desk/arrive.do', { orderId });
  const statuses = async () => (await Promise.all(others.map(shown))).map(({ status }) => status);
  expect(await statuses()).toEqual(['BOOKED', 'BOOKED']);
  await desk.ok('POST /desk/finish.do', { orderId, lot: 'Y2026-11' });
  expect(await statuses()).toEqual(['CANCELLED', 'BOOKED']);
  const [same] = others;
  if (!same) throw new Error('Nobody has booked.');
  expect(await shown(same)).toMatchObject({ cancelReason: 'claimed' });
  expect(await world.messageOf(same.caller, 'claimedCancelled')).toBeDefined();
});
