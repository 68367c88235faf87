import { startPayWorld } from './pay-world';
import type { PayWorld } from './pay-world';

const HOUR = 3_600_000;
const DOWNLOAD = 'alipay.data.dataservice.bill.downloadurl.query';

let world: PayWorld;
beforeEach(async () => {
  world = await startPayWorld();
});
afterEach(() => world.stop());

const refund = (number: string, cents: number) =>
  world.partner.refund({
    paymentNumber: 'order_1',
    number,
    cents,
    paymentCents: 3580,
    reason: '取消',
  });
const DAY = '2026-11-21';
/** Ten in the morning of the next day. */
const nextMorning = (): void => world.pass(22 * HOUR);

test('the day’s payments and refunds, not the next day’s and not what nobody paid', async () => {
  await world.paid('order_1');
  await world.paid('order_2', 1);
  await world.partner.open(world.order('order_3'));
  world.pass(1_000);
  await refund('part_1', 1005);
  nextMorning();
  await refund('part_2', 1);
  const trade = (number: string) => world.fake.state.pay.trades.get(number)?.tradeNo;
  expect(await world.partner.bill(DAY)).toEqual([
    {
      kind: 'payment',
      paymentNumber: 'order_1',
      refundNumber: null,
      transactionId: trade('order_1'),
      cents: 3580,
    },
    {
      kind: 'payment',
      paymentNumber: 'order_2',
      refundNumber: null,
      transactionId: trade('order_2'),
      cents: 1,
    },
    {
      kind: 'refund',
      paymentNumber: 'order_1',
      refundNumber: 'part_1',
      transactionId: trade('order_1'),
      cents: 1005,
    },
  ]);
});

test('before nine of the next day, and for a day without payments, there is none', async () => {
  await world.paid('order_1');
  world.pass(20 * HOUR);
  expect(await world.partner.bill(DAY)).toBeNull();
  world.pass(HOUR);
  expect(await world.partner.bill(DAY)).toHaveLength(1);
  expect(await world.partner.bill('2026-11-20')).toBeNull();
});

test('today’s bill is no bill without lines, but one that cannot be asked', async () => {
  await expect(world.partner.bill(DAY)).rejects.toMatchObject({ name: 'PaymentUnclear' });
});

test('a line of no trade of ours is told, a missing one is missing', async () => {
  await world.paid('order_1');
  await world.paid('order_2');
  const { billChanges } = world.fake.state.pay;
  billChanges.hidden.add('order_1');
  const cells = Array.from({ length: 25 }, () => '');
  Object.assign(cells, [
    'T9\t',
    'strange_1\t',
    '交易',
    '别处',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '9.99',
    '9.99',
  ]);
  billChanges.strange.push(cells);
  nextMorning();
  const lines = await world.partner.bill(DAY);
  expect(lines?.map(({ paymentNumber, cents }) => [paymentNumber, cents])).toEqual([
    ['order_2', 3580],
    ['strange_1', 999],
  ]);
});

test('an address that has ended gives a page of words, which is no bill', async () => {
  await world.paid('order_1');
  nextMorning();
  const { downloads } = world.fake.state.pay;
  const set = downloads.set.bind(downloads);
  downloads.set = (id, { day }) => set(id, { day, until: 0 });
  await expect(world.partner.bill(DAY)).rejects.toThrow('not a zip file');
});

test('an answer that is not signed starts no download', async () => {
  await world.paid('order_1');
  nextMorning();
  world.fake.state.methodTroubles.set(DOWNLOAD, ['unsigned']);
  await expect(world.partner.bill(DAY)).rejects.toMatchObject({ name: 'PaymentUnclear' });
});
