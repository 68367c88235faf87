import { CODE } from '@contract/errors';
import { untilOpen } from '../server/kit/worlds/desk-hours';
import { bookFor, findTarget, newResident, onlyOrderOf, ordersOf } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, chooseTime, openForm, press } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { shiftsIn, watchShifts } from './kit/shifts';
import { useSite } from './kit/site';
import { controlled, everythingStored } from './kit/stored';
import { vaccinated } from './kit/vaccinated';
import type { Visitor } from './kit/visitor';

const site = useSite();

beforeAll(async () => {
  await site.provider().scheduleReady();
  await site.later(untilOpen());
});

const NAME = '欧阳碧落';
const AGE = /这是 \d+月\d+日 .*的内容/;
/** Calls of the product; the shell's own files are another matter. */
const CALLS = /\.do(\?|$)/;

/** The network is gone for the product's calls; pages may still be loaded again. */
async function setReachable({ context }: Visitor, reachable: boolean): Promise<void> {
  if (reachable) await context.unroute(CALLS);
  else await context.route(CALLS, (route) => route.abort('internetdisconnected'));
}

interface Person extends Resident {
  /** The order of the vaccination. */
  readonly orderId: string;
  readonly bookedId: string;
}

/** Somebody with a vaccination and an appointment, on whose browser both were looked at. */
async function reader(
  worker = false,
): Promise<{ visitor: Visitor; person: Person; reference: string }> {
  const provider = site.provider();
  const one = await vaccinated(provider, NAME);
  const bookedId = await bookFor(provider, one, await findTarget(provider, one));
  const { reference } = await provider.ok(
    'GET /order/subscribe/clientDetail.do',
    { orderId: bookedId },
    { as: one.login },
  );
  const visitor = await site.visit({ signedInAs: one.login, worker });
  await visitor.open('/home');
  if (worker) await controlled(visitor.page);
  await visitor.go('/vaccinePlan');
  await visitor.go(`/certificate?orderId=${one.orderId}`);
  await visitor
    .shown()
    .getByRole('img', { name: /^接种凭证二维码/ })
    .waitFor();
  // The details are not opened here: the list asks for them.
  await visitor.go('/myOrder');
  await visitor.shown().getByText(NAME).first().waitFor();
  await visitor.settle();
  return { visitor, person: { ...one, bookedId }, reference };
}

test('reloaded without a network, an appointment shows its code, and home, plan and certificate open', async () => {
  const { visitor, person, reference } = await reader();
  await setReachable(visitor, false);
  await visitor.open(`/subscribeDetail?orderId=${person.bookedId}`);
  const page = visitor.shown();
  await page.getByText(reference).first().waitFor();
  await page.getByRole('img', { name: /^预约二维码/ }).waitFor();
  await page.getByRole('status').filter({ hasText: AGE }).waitFor();
  expect(await page.getByRole('button', { name: '取消预约' }).count()).toBe(0);

  await visitor.open('/home');
  await page.getByText(NAME).first().waitFor();
  await visitor.open('/vaccinePlan');
  await page.getByRole('status').filter({ hasText: AGE }).waitFor();
  await visitor.open(`/certificate?orderId=${person.orderId}`);
  await page.getByRole('img', { name: /^接种凭证二维码/ }).waitFor();
  await page.getByRole('status').filter({ hasText: AGE }).waitFor();
  await visitor.open('/myOrder');
  await page.getByText('只能查看存在本机的待接种预约').waitFor();
  await page.getByText(NAME).first().click();
  await arrive(visitor, '/subscribeDetail');
  await page.getByText(reference).first().waitFor();

  await setReachable(visitor, true);
  const again = page.getByRole('status').getByText('重新加载');
  // A silent retry may be quicker than the tap.
  await again.click({ timeout: 2000 }).catch(() => undefined);
  await page.getByRole('button', { name: '取消预约' }).waitFor();
  expect(await page.getByText(AGE).count()).toBe(0);
});

test('with no network at all the worker opens the site, and a link to the appointment shows its code', async () => {
  const { visitor, person, reference } = await reader(true);
  await visitor.context.setOffline(true);
  // The details were never opened here.
  await visitor.open(`/subscribeDetail?orderId=${person.bookedId}`);
  const page = visitor.shown();
  await page.getByRole('img', { name: /^预约二维码/ }).waitFor();
  await page.getByText(reference).first().waitFor();
  await page.getByRole('status').filter({ hasText: AGE }).waitFor();
  await visitor.page.reload();
  await page.getByText(reference).first().waitFor();
  await visitor.open(`/certificate?orderId=${person.orderId}`);
  await page.getByRole('img', { name: /^接种凭证二维码/ }).waitFor();
  await visitor.open('/vaccinePlan');
  await page.getByRole('status').filter({ hasText: AGE }).waitFor();
  await visitor.open('/home');
  await page.getByText(NAME).first().waitFor();
});

test('a deleted record is not shown from the device', async () => {
  const { visitor, person, reference } = await reader();
  await visitor.context.route(/clientDetail\.do/, (route) =>
    route.fulfill({ json: { code: CODE.NOT_FOUND, msg: '没有找到', data: null } }),
  );
  await visitor.open(`/subscribeDetail?orderId=${person.bookedId}`);
  await visitor.shown().getByText('没有找到这个预约').waitFor();
  expect(await everythingStored(visitor)).not.toContain(reference);
});

test('after a log-out nothing personal is left in any store of the browser', async () => {
  const { visitor, person, reference } = await reader(true);
  const traces = [NAME, person.mobile, person.linkmanId, person.bookedId, reference];
  const before = await everythingStored(visitor);
  const account = String(/\\?"account\\?":\\*"([^"\\]+)/.exec(before)?.[1]);
  expect(account.length).toBeGreaterThan(5);
  for (const trace of [NAME, person.bookedId, reference]) expect(before).toContain(trace);
  await visitor.go('/mine');
  await press(visitor, '退出登录');
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await visitor.page.getByText('已退出登录').first().waitFor();
  await visitor.settle();
  const after = await everythingStored(visitor);
  for (const trace of [...traces, person.orderId, account, person.login.token])
    expect(after).not.toContain(trace);
});

test('a booking without a network is refused clearly, stays in a new tab, and is made once', async () => {
  const provider = site.provider();
  const one = await vaccinated(provider, NAME);
  const target = await findTarget(provider, one);
  const visitor = await site.visit({ signedInAs: one.login });
  await openForm(visitor, target);
  await chooseTime(visitor);
  await visitor.settle();
  await visitor.context.setOffline(true);
  await press(visitor, '提交预约');
  await visitor.shown().getByText('没有网络，预约没有提交').waitFor();
  await visitor.context.setOffline(false);
  const before = await ordersOf(provider, visitor);

  // Another tab has none of what the first one typed, but the stored form.
  await visitor.page.evaluate(() => sessionStorage.clear());
  await watchShifts(visitor.page);
  await visitor.open('/home');
  await visitor.shown().getByText('还没有提交').waitFor();
  expect(await shiftsIn(visitor.page)).toEqual([]);
  await screenshot(visitor.page, 'home-unsent');
  await visitor.go('/myOrder');
  await visitor.shown().getByText('继续预约').click();
  await arrive(visitor, '/subscribe');
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  expect(await ordersOf(provider, visitor)).toHaveLength(before.length + 1);
  await visitor.go('/myOrder');
  await visitor.settle();
  expect(await visitor.shown().getByText('继续预约').count()).toBe(0);
  await visitor.go('/home');
  expect(await visitor.shown().getByText('继续预约').count()).toBe(0);
});

test('in the same tab one tap sends what was filled in, once the network is back', async () => {
  const provider = site.provider();
  const one = await newResident(provider);
  const visitor = await site.visit({ signedInAs: one.login });
  await openForm(visitor, await findTarget(provider, one));
  await visitor.shown().getByLabel('备注').fill('对青霉素过敏');
  const startTime = await chooseTime(visitor);
  await visitor.settle();
  await visitor.context.setOffline(true);
  await press(visitor, '提交预约');
  await visitor.shown().getByText('没有网络，预约没有提交').waitFor();
  await screenshot(visitor.page, 'booking-offline');
  await visitor.context.setOffline(false);
  expect(await ordersOf(provider, visitor)).toEqual([]);
  await press(visitor, '再试一次');
  await arrive(visitor, '/subscribeSuccess');
  expect(await onlyOrderOf(provider, visitor)).toMatchObject({ startTime, remark: '对青霉素过敏' });
});
