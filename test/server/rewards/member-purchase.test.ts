import { MEMBER_AGREEMENT_VERSION } from '@contract/member/member-rules';
import type { MemberPlan } from '@contract/member/member-rules';
import { CODE } from '@contract/errors';
import { startFake } from '../../platforms/alipay/start-fake';
import type { RunningFake } from '../../platforms/alipay/start-fake';
import { createTestDatabase, createWorld, dayFrom, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { pressOnPage } from '../kit/worlds/pay-ahead';
import { clockAt, startOn } from '../kit/start-on';
import { found } from '../kit/until';
import { sqlNow } from '../../run-clock';

const INFO = 'GET /member/wx/memberCenter/getMemberInfo.do';
const BUY = 'POST /member/wx/memberCenter/buy.do';
const PREPAY = 'POST /member/wx/memberCenter/prepay.do';
const PAYMENT = 'GET /member/wx/memberCenter/payment.do';
const END = 'POST /member/wx/memberCenter/endTerm.do';
const DAY = 86_400_000;
const NOON = Math.floor((Date.now() + DAY / 3) / DAY) * DAY + DAY / 6;

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;
let alipay: RunningFake;

const nth = (index: number): Caller => world.callers[index] as Caller;

async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  provider = await startOn(testDatabase, {
    ...clockAt(provider?.now ?? NOON),
    ...alipay.env,
    ...env,
  });
  alipay.state.pay.deliver = async (url, body) => {
    const answer = await fetch(provider.url + new URL(url).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body,
    });
    return { status: answer.status, body: await answer.text() };
  };
}
async function restart(env: Readonly<Record<string, string>>): Promise<void> {
  await provider.halt();
  await start(env);
}

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  world = await createWorld(testDatabase, { callers: 6, slots: [] });
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`),
  );
  alipay = await startFake({ now: () => provider?.now ?? NOON });
  await start();
});
afterAll(async () => {
  await provider?.halt();
  await alipay?.stop();
  await testDatabase?.remove();
});

const buy = (who: Caller, plan: MemberPlan) =>
  provider.ok(BUY, { plan, agreementVersion: MEMBER_AGREEMENT_VERSION }, who);

/** Opens the platform's page for a purchase. */
async function openPage(who: Caller, purchaseId: string) {
  const { payment } = await provider.ok(PREPAY, { purchaseId, method: 'alipay-wap' }, who);
  if (payment.request?.kind !== 'page') throw new Error(`Nothing to pay: ${payment.state}`);
  return { page: new URL(payment.request.url, provider.url).href, number: payment.number };
}

const paymentIs = (who: Caller, purchaseId: string, state: string) =>
  found(async () => {
    const status = await provider.ok(PAYMENT, { purchaseId }, who);
    return status.state === state ? status : undefined;
  });

/** Buys and pays a plan. @returns the number of its payment */
async function paid(who: Caller, plan: MemberPlan): Promise<string> {
  const { purchaseId } = await buy(who, plan);
  const { page, number } = await openPage(who, purchaseId);
  await pressOnPage(page, 'pay');
  await paymentIs(who, purchaseId, 'paid');
  return number;
}

async function message(who: Caller, kind: string): Promise<string> {
  await provider.runJobs();
  const { list } = await provider.ok('GET /message/message/pageList.do', {}, who);
  return list.find((each) => each.kind === kind)?.body ?? '';
}
/** What the platform holds of a payment, cents. */
const heldOf = (number: string): number => {
  const trade = alipay.state.pay.trades.get(number);
  if (!trade) return 0;
  return trade.cents - [...trade.refunds.values()].reduce((sum, { cents }) => sum + cents, 0);
};

test('two taps are one purchase; paid, it gives the term, and says what ending it gives back', async () => {
  const who = nth(0);
  const other = provider.call(BUY, { plan: 'month', agreementVersion: '0.9' }, who);
  expect((await other).code).toBe(CODE.PARAMETERS);
  const [one, two] = await Promise.all([buy(who, 'month'), buy(who, 'month')]);
  expect(one).toMatchObject({ purchaseId: two.purchaseId, state: 'open', cents: 990, days: 30 });
  const before = await provider.ok(INFO, {}, who);
  expect(before).toMatchObject({ status: 0, purchase: { state: 'open', attempt: null } });
  expect(before.sale?.methods).toEqual(expect.arrayContaining(['alipay-wap']));
  const { page, number } = await openPage(who, one.purchaseId);
  expect((await openPage(who, one.purchaseId)).number).toBe(number);
  await pressOnPage(page, 'pay');
  await paymentIs(who, one.purchaseId, 'paid');
  const info = await provider.ok(INFO, {}, who);
  expect(info).toMatchObject({ status: 1, lastDay: dayFrom(30, NOON) });
  expect(info.terms).toEqual([
    expect.objectContaining({ source: 'payment', beansBack: null, centsBack: 990, refund: null }),
  ]);
  expect(info.purchase).toMatchObject({ state: 'paid', attempt: { number, state: 'paid' } });
  const again = await provider.ok(
    PREPAY,
    { purchaseId: one.purchaseId, method: 'alipay-wap' },
    who,
  );
  expect(again.payment.request).toBeNull();
});

test('another plan replaces the purchase: what is paid for the first all the same goes back, with a message', async () => {
  const who = nth(1);
  const first = await buy(who, 'month');
  const { page, number } = await openPage(who, first.purchaseId);
  const second = await buy(who, 'year');
  expect(second.purchaseId).not.toBe(first.purchaseId);
  const late = provider.call(PREPAY, { purchaseId: first.purchaseId, method: 'alipay-wap' }, who);
  expect((await late).code).toBe(CODE.MEMBER_PURCHASE_OVER);
  await pressOnPage(page, 'pay');
  await paymentIs(who, first.purchaseId, 'returned');
  expect(await message(who, 'memberPaymentReturned')).toContain('¥9.90');
  expect(heldOf(number)).toBe(0);
  expect(await provider.ok(INFO, {}, who)).toMatchObject({
    status: 0,
    purchase: { purchaseId: second.purchaseId, state: 'open', attempt: null },
  });
});

test('who cancels at the platform has not paid, and can go on', async () => {
  const who = nth(2);
  const { purchaseId } = await buy(who, 'month');
  const { page } = await openPage(who, purchaseId);
  await pressOnPage(page, 'cancel');
  expect((await provider.ok(PAYMENT, { purchaseId }, who)).state).toBe('pending');
  const next = await openPage(who, purchaseId);
  await pressOnPage(next.page, 'pay');
  await paymentIs(who, purchaseId, 'paid');
});

test('ending it gives back the money of the whole days left, once; what stands behind moves up', async () => {
  const who = nth(3);
  const month = await paid(who, 'month');
  await paid(who, 'month');
  await provider.moveTo(NOON + 10 * DAY);
  const { terms } = await provider.ok(INFO, {}, who);
  expect(terms.map(({ state, centsBack }) => [state, centsBack])).toEqual([
    ['coming', 990],
    ['running', 660],
  ]);
  const termId = terms[1]?.termId ?? '';
  await Promise.all([provider.ok(END, { termId }, who), provider.ok(END, { termId }, who)]);
  await provider.runJobs();
  const info = await provider.ok(INFO, {}, who);
  expect(info.terms.map(({ state, refund }) => [state, refund?.cents, refund?.state])).toEqual([
    ['running', undefined, undefined],
    ['ended', 660, 'returned'],
  ]);
  expect(info.lastDay).toBe(dayFrom(10 + 30, NOON));
  expect(heldOf(month)).toBe(330);
  expect(await message(who, 'memberRefunded')).toContain('¥6.60');
});

test('an account that is deleted gets the money of its days back', async () => {
  const login = await provider.signUp('13800000188');
  const who = { ...login, userId: '', linkmanId: '' };
  const buyable = async (): Promise<unknown> =>
    (await provider.ok(INFO, {}, who)).sale?.plans.map((plan) => [plan.plan, plan.buyable]);
  expect(await buyable()).toEqual([
    ['month', true],
    ['year', true],
  ]);
  const number = await paid(who, 'year');
  // Behind a year, neither would end in time for a refund.
  expect(await buyable()).toEqual([
    ['month', false],
    ['year', false],
  ]);
  const check = await provider.ok('GET /passport/user/delete/check.do', {}, who);
  expect(check.memberCentsBack).toBe(9900);
  // Another code can be asked for after a minute.
  await provider.moveTo(provider.now + 300_000);
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, who);
  const vcode = await provider.newestCode('13800000188');
  const unpaid = 'unpaid-of-deleted';
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `insert into member_purchases (id, user_id, plan, days, cents, agreement_version, created_at, state)
       select $2, m.user_id, m.plan, m.days, m.cents, m.agreement_version, m.created_at, 'open'
       from member_purchases m join payments p on p.purchase_id = m.id where p.number = $1`,
      [number, unpaid],
    ),
  );
  await provider.ok('POST /passport/user/delete.do', { vcode }, who);
  await provider.runJobs();
  expect(heldOf(number)).toBe(0);
  // What was never paid cannot be paid any more.
  const { rows } = await inDatabase(testDatabase, ({ pool }) =>
    pool.query<{ state: string }>('select state from member_purchases where id = $1', [unpaid]),
  );
  expect(rows).toEqual([{ state: 'replaced' }]);
});

test('the operator switches the sale per target', async () => {
  const who = nth(4);
  const { purchaseId } = await buy(who, 'month');
  await restart({ MEMBER_SALES: 'weapp' });
  const h5 = await provider.call(PREPAY, { purchaseId, method: 'alipay-wap' }, who);
  expect(h5.code).toBe(CODE.MEMBER_PURCHASE_OVER);
  expect((await provider.ok(INFO, {}, who)).sale?.methods ?? []).not.toContain('alipay-wap');
  await restart({ MEMBER_SALES: 'off' });
  expect(await provider.ok(INFO, {}, who)).toMatchObject({ sale: null });
  const off = provider.call(
    BUY,
    { plan: 'month', agreementVersion: MEMBER_AGREEMENT_VERSION },
    who,
  );
  expect((await off).code).toBe(CODE.MEMBER_PURCHASE_OVER);
});
