import { moneyText } from '@contract/money/money-text-rules';
import { openPage, payAhead, paymentIs, pressOnPage } from '../server/kit/worlds/pay-ahead';
import { bookFor, findTarget, newResident } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive } from './kit/booking-steps';
import { violationsInEveryState } from './kit/every-state';
import { AGENTS } from './kit/native-app';
import { atPlatform } from './kit/platform-page';
import { useSite } from './kit/site';
import { bookVisit } from './kit/visit';
import type { Visitor } from './kit/visitor';

const site = useSite();
/** ms until the money is sent back, a little more. */
const REFUND_DELAY = 1_805_000;
const PAY = /^用(微信|支付宝)付/;

beforeAll(() => site.provider().scheduleReady());

async function booked(): Promise<{ readonly person: Resident; readonly orderId: string }> {
  const provider = site.provider();
  const person = await newResident(provider, { byPlatform: true });
  const orderId = await bookFor(provider, person, await findTarget(provider, person));
  return { person, orderId };
}

const shows = (visitor: Visitor, text: string | RegExp): Promise<void> =>
  visitor.shown().getByText(text).first().waitFor();

/** Large type, dark, 320 to 768 px wide: nothing that axe finds, nothing cut off. */
async function checkAppearance(
  visitor: Visitor,
  name: string,
  text: string | RegExp,
): Promise<void> {
  await shows(visitor, text);
  await visitor.shown().getByText(text).first().scrollIntoViewIfNeeded();
  expect(await violationsInEveryState(visitor, `payment-state-${name}`)).toEqual([]);
}

test('a payment that is offered, then waited for, is whole in every appearance', async () => {
  const { person, orderId } = await booked();
  const visitor = await site.visit({ signedInAs: person.login, userAgent: AGENTS.android });
  await visitor.open(`/subscribeDetail?orderId=${orderId}`);
  await checkAppearance(visitor, 'offer', PAY);
  await openPage(site.provider(), orderId, { as: person.login });
  await visitor.page.reload();
  await checkAppearance(visitor, 'asking', '正在查询付款结果');
});

test('money that an order could not take says so in every appearance', async () => {
  const { person, orderId } = await booked();
  const provider = site.provider();
  const as = { as: person.login };
  const left = await openPage(provider, orderId, as);
  const { payment } = await provider.ok(
    'POST /order/subscribe/prepay.do',
    { orderId, method: 'wechat-h5' },
    as,
  );
  if (payment.request?.kind !== 'page') throw new Error('Nothing to pay.');
  const answer = `${payment.request.url.replace('/h5?', '/h5-answer?')}&press=pay`;
  await fetch(new URL(answer, provider.url), { redirect: 'manual' });
  await paymentIs(provider, orderId, as, 'paid');
  await pressOnPage(left, 'pay');
  const visitor = await site.visit({ signedInAs: person.login, userAgent: AGENTS.android });
  await visitor.open(`/subscribeDetail?orderId=${orderId}`);
  await checkAppearance(visitor, 'paid', /^已在线付款/);
});

test('after a family booking everybody is paid for at once, each with their dose; cancelled apart, a part comes back', async () => {
  const provider = site.provider();
  const person = await newResident(provider, { byPlatform: true });
  const [first, second] = await bookVisit(provider, person, '李爱家');
  const visitor = await site.visit({ signedInAs: person.login, userAgent: AGENTS.android });
  await visitor.open(`/subscribeSuccess?orderId=${first}`);
  const pay = visitor.shown().getByRole('button', { name: PAY });
  await pay.waitFor();
  expect(await pay.count()).toBe(1);
  await shows(visitor, /^一次付清这 2 剂/);
  await shows(visitor, '李爱家');
  await checkAppearance(visitor, 'family', /^一次付清这 2 剂/);
  const due = /¥[\d.,]+/.exec((await pay.textContent()) ?? '')?.[0] ?? '';
  await pay.click();
  await atPlatform(visitor, /^支付/);
  await arrive(visitor, '/subscribeDetail');
  await visitor.open(`/subscribeDetail?orderId=${second}`);
  await shows(visitor, /^已在线付款/);
  const as = { as: person.login };
  const paid = await Promise.all(
    [first, second].map((orderId) =>
      provider.ok('GET /order/subscribe/clientDetail.do', { orderId }, as),
    ),
  );
  expect(paid.map(({ payment }) => payment.state)).toEqual(['paid', 'paid']);
  const sum = paid.reduce((total, { payment }) => total + payment.paidCents, 0);
  expect(due).toBe(moneyText(sum));
  const one = { orderId: first, reason: 'time' } as const;
  await provider.ok('POST /order/subscribe/cancel.do', one, as);
  await site.later(REFUND_DELAY);
  await paymentIs(site.provider(), first, as, 'returned');
  await paymentIs(site.provider(), second, as, 'paid');
});

test('money on its way back, money returned and a cancelled unpaid order say so in every appearance', async () => {
  const [paid, unpaid] = [await booked(), await booked()];
  const provider = site.provider();
  const as = { as: paid.person.login };
  await payAhead(provider, paid.orderId, as);
  const cancel = async ({ orderId, person }: typeof paid) => {
    const order = { orderId, reason: 'time' } as const;
    await provider.ok('POST /order/subscribe/cancel.do', order, { as: person.login });
  };
  await cancel(paid);
  await cancel(unpaid);
  const visitor = await site.visit({ signedInAs: paid.person.login, userAgent: AGENTS.android });
  await visitor.open(`/subscribeDetail?orderId=${paid.orderId}`);
  await checkAppearance(visitor, 'returning', '退款中');
  await site.later(REFUND_DELAY);
  await paymentIs(site.provider(), paid.orderId, as, 'returned');
  await visitor.page.reload();
  await checkAppearance(visitor, 'returned', '已退款');
  const other = await site.visit({ signedInAs: unpaid.person.login, userAgent: AGENTS.android });
  await other.open(`/subscribeDetail?orderId=${unpaid.orderId}`);
  await shows(other, '已取消');
  // Its last event: at the page's end nothing lies half under the buttons.
  await checkAppearance(other, 'unpaid-cancelled', '提交预约');
  expect(await other.shown().getByRole('button', { name: PAY }).count()).toBe(0);
  expect(await other.shown().textContent()).not.toContain('到门诊支付');
});
