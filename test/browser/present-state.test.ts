import { totalPrice } from '@contract/vaccine/price-rules';
import { moneyText } from '@contract/money/money-text-rules';
import { untilOpen } from '../server/kit/worlds/desk-hours';
import { until } from '../server/kit/until';
import { AT, bookFor, findTarget, newResident, onlyOrderOf, fillSlots } from './kit/booking';
import type { Resident } from './kit/booking';
import {
  arrive,
  chooseTime,
  nextDays,
  openForm,
  press,
  showMoreUntil,
  summary,
} from './kit/booking-steps';
import { findOn } from './kit/find-target';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { bookVisit } from './kit/visit';
import type { Visitor } from './kit/visitor';

const site = useSite();

beforeAll(() => site.provider().scheduleReady());

const text = async (visitor: Visitor): Promise<string> =>
  (await visitor.shown().textContent()) ?? '';

const cancelByWire = ({ login }: Resident, orderId: string) =>
  site.provider().ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, { as: login });

/** Takes what is free of a product before its release: its card offers the line only then. */
async function takeAll(depaCode: string, productId: string): Promise<void> {
  const provider = site.provider();
  const nextFreeDay = async (): Promise<string | null> => {
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    return vaccines.find((one) => one.productId === productId)?.nextFreeDay ?? null;
  };
  const times = (day: string) =>
    provider.ok('GET /subscribe/subscribe/departmentWorkTimes2.do', { depaCode, productId, day });
  for (let day = await nextFreeDay(); day !== null;) {
    const taken = day;
    const target = { depaCode, productId, doseNo: 1, day, clinic: '', vaccine: '' };
    for (const { id, residue } of await times(day)) await fillSlots(provider, target, id, residue);
    // The catalogue is told a moment later.
    day = await until(nextFreeDay, (next) => next !== taken);
  }
}

test('the clinic page names the time of the release whose line it leads to', async () => {
  const provider = site.provider();
  const [next] = await provider.ok('GET /subscribe/release/list.do', { cityCode: '110100' });
  if (!next) throw new Error('The sample data announces no release');
  await takeAll(next.depaCode, next.productId);
  const visitor = await site.visit();
  await visitor.open(`/departmentIndex?depaCode=${next.depaCode}`);
  const queue = visitor.shown().getByRole('button', { name: /去排队$/ });
  await showMoreUntil(visitor, queue.first());
  const releaseHint = visitor.shown().getByText(/放号，排队抽签/);
  const time = /^(\d+月\d+日 \d\d:\d\d)/.exec((await releaseHint.first().textContent()) ?? '')?.[1];
  await screenshot(visitor.page, 'clinic-release');
  await queue.first().click();
  await arrive(visitor, '/release?id=');
  await visitor.shown().getByText(`${time} 放号`).first().waitFor();
  await screenshot(visitor.page, 'clinic-release-line');
  visitor.expectNoProblems();
});

test('who cancels and goes back to the success page finds a cancelled order there', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const orderId = await bookFor(provider, person, await findTarget(provider, person));
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/subscribeSuccess?orderId=${orderId}`);
  await visitor.shown().getByText('预约成功').first().waitFor();

  await press(visitor, '查看预约');
  await arrive(visitor, '/subscribeDetail');
  await press(visitor, '取消预约');
  await arrive(visitor, '/cancelOrder');
  await visitor.shown().getByRole('radio', { name: '时间不合适' }).click();
  await press(visitor, '取消这次预约');
  await press(visitor, '确定取消');
  await arrive(visitor, '/subscribeDetail');
  await visitor.shown().getByText('已取消').first().waitFor();
  // No further answer arrives: the page shows what it has.
  await visitor.context.setOffline(true);
  await visitor.page.goBack();
  await arrive(visitor, '/subscribeSuccess');
  await visitor.shown().getByText('已取消').first().waitFor();
  expect(await text(visitor)).not.toContain('预约成功');
  await screenshot(visitor.page, 'success-cancelled-back');
});

test('the success page of a cancelled order, opened by its address, says so and leads to the order', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const orderId = await bookFor(provider, person, await findTarget(provider, person));
  await cancelByWire(person, orderId);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/subscribeSuccess?orderId=${orderId}`);
  await visitor.shown().getByText('已取消').first().waitFor();
  await screenshot(visitor.page, 'success-cancelled');
  const page = await text(visitor);
  for (const promise of ['预约成功', '加入日历', '请带好']) expect(page).not.toContain(promise);
  await press(visitor, '查看预约');
  await arrive(visitor, `/subscribeDetail?orderId=${orderId}`);
  visitor.expectNoProblems();
});

test('of a family visit, each order says how it stands', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const [first, second] = await bookVisit(provider, person, '周小满');
  await cancelByWire(person, second);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/subscribeSuccess?orderId=${first}`);
  await visitor.shown().getByText('约好了：1 人 · 1 剂').waitFor();
  await visitor.shown().getByText('已取消', { exact: true }).waitFor();
  await screenshot(visitor.page, 'success-family-one-cancelled');

  await cancelByWire(person, first);
  await visitor.open(`/subscribeSuccess?orderId=${first}`);
  // The page's own order and the other one.
  await visitor.shown().getByText('已取消').nth(1).waitFor();
  expect(await text(visitor)).not.toContain('约好了');
  visitor.expectNoProblems();
});

test('after one dose of a visit is cancelled, back leads to one that stands, with its code', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const [first] = await bookVisit(provider, person, '周小满');
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/subscribeDetail?orderId=${first}`);
  await visitor.shown().getByRole('button', { name: '加入日历' }).waitFor();
  await press(visitor, '取消预约');
  await arrive(visitor, '/cancelOrder');
  await visitor
    .shown()
    .getByRole('checkbox', { name: /周小满/ })
    .click();
  await visitor.shown().getByRole('radio', { name: '时间不合适' }).click();
  await press(visitor, '取消选中的 1 剂');
  await visitor.page
    .getByRole('alertdialog')
    .getByText(/只取消这 1 剂/)
    .waitFor();
  await screenshot(visitor.page, 'visit-cancel-part');
  await press(visitor, '确定取消');
  await arrive(visitor, '/subscribeDetail');
  await visitor.shown().getByText('到门诊出示，工作人员扫码确认').waitFor();
  await screenshot(visitor.page, 'visit-cancelled-part');
  expect(await text(visitor)).not.toContain('出示其中任何一个预约码');
  await visitor.open(`/subscribeDetail?orderId=${first}`);
  await visitor
    .shown()
    .getByText(/这次到诊的其他预约照常：周小满/)
    .waitFor();
  await screenshot(visitor.page, 'visit-cancelled-own');
  visitor.expectNoProblems();
});

test('a form opens for the token’s user, whoever the cookie says it is', async () => {
  const provider = site.provider();
  const [person, other] = [
    await newResident(provider),
    await newResident(provider, { name: '李大明' }),
  ];
  const target = await findTarget(provider, person);
  const user = await provider.ok(
    'GET /passport/user/findLoginUserByKey.do',
    {},
    { as: other.login },
  );
  const { id, mobile, nickName, regionCode, wxSubscribed, memberStatus, isNew } = user;
  const cookie = { id, mobile, nickName, regionCode, wxSubscribed, memberStatus, isNew };
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.context.addCookies([
    {
      name: 'ym_login_info',
      value: encodeURIComponent(JSON.stringify(cookie)),
      url: site.url(),
      sameSite: 'Lax',
    },
  ]);
  await openForm(visitor, target);
  await visitor
    .shown()
    .getByRole('radio', { name: /王小芳/ })
    .waitFor();
  expect(await text(visitor)).not.toContain('李大明');
  await screenshot(visitor.page, 'form-of-the-token');
  visitor.expectNoProblems();
});

test('from the catalogue to the order and its money, a dose costs what was said, or no less than "from"', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const target = await findTarget(provider, person);
  const { depaCode, productId } = target;
  const visitor = await site.visit({ signedInAs: person.login });
  const clinicProducts = await provider.ok('GET /base/department/vaccines.do', { depaCode });
  const clinicProduct = clinicProducts.find((one) => one.productId === productId);
  if (!clinicProduct) throw new Error('The clinic has not got it');
  const exact = totalPrice(clinicProduct);
  const yuan = moneyText(exact);

  const { priceFrom } = await provider.ok('GET /vaccine/product/detail.do', {
    vaccId: productId,
    regionCode: AT.regionCode,
  });
  expect(priceFrom).toBeLessThanOrEqual(exact);
  const from = moneyText(priceFrom);
  await visitor.open(`/vaccineDetalis?vaccId=${productId}`);
  await visitor
    .shown()
    .getByText(new RegExp(`^${from}( 起)?$`))
    .first()
    .waitFor();
  await screenshot(visitor.page, 'price-vaccine');

  await visitor.open(`/departmentIndex?depaCode=${depaCode}`);
  const price = visitor.shown().getByText(yuan, { exact: true });
  await showMoreUntil(visitor, price.first());
  await price.first().waitFor();
  await openForm(visitor, target);
  expect(await summary(visitor).textContent()).toContain(yuan);
  await chooseTime(visitor);
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  await press(visitor, '查看预约');
  await arrive(visitor, '/subscribeDetail');
  // In the facts, and where it can be paid ahead.
  await visitor
    .shown()
    .getByText(new RegExp(`^${yuan} · `))
    .waitFor();
  await visitor.shown().getByText(yuan, { exact: true }).waitFor();
  const order = await onlyOrderOf(provider, visitor);
  expect(totalPrice(order)).toBe(exact);
  visitor.expectNoProblems();
});

test('the form says before it is sent until when the time can be changed, and the order holds to it', async () => {
  await site.later(untilOpen());
  const provider = site.provider();
  const { now } = await provider.ok('GET /base/time/now.do', {});
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  const person = await newResident(provider);
  const soon = await findOn(provider, person, today);
  const visitor = await site.visit({ signedInAs: person.login });
  await openForm(visitor, soon);
  await chooseTime(visitor);
  // At half past nine the first slot of the day has passed or begins within two hours.
  await summary(visitor).getByText('这个时间约好后不能在线改约或取消').waitFor();
  await screenshot(visitor.page, 'form-same-day');
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  await visitor.shown().getByText('已过改约和取消的时间').waitFor();
  const late = await onlyOrderOf(provider, visitor);
  expect(late.actions).not.toEqual(expect.arrayContaining(['cancel']));
  visitor.expectNoProblems();

  const other = await newResident(provider);
  const target = await findTarget(provider, other);
  const later = await site.visit({ signedInAs: other.login });
  await openForm(later, target);
  await nextDays(later).last().click();
  await chooseTime(later);
  const said = await summary(later)
    .getByText(/前可改约或取消$/)
    .textContent();
  await screenshot(later.page, 'form-changeable');
  await press(later, '提交预约');
  await arrive(later, '/subscribeSuccess');
  const order = await onlyOrderOf(provider, later);
  const until = new Date(order.changeableUntil + 8 * 3_600_000);
  const clock = until.toISOString().slice(11, 16);
  expect(said).toContain(`${until.getUTCMonth() + 1}月${until.getUTCDate()}日 ${clock}`);
  expect(order.actions).toEqual(expect.arrayContaining(['cancel', 'update']));
  later.expectNoProblems();
});
