import { untilOffered } from '../server/kit/worlds/offering-hours';
import { until } from '../server/kit/until';
import { bookFor, findTarget, newResident, ordersOf, residentId, tokenOf } from './kit/booking';
import type { Resident } from './kit/booking';
import {
  agree,
  arrive,
  chooseTime,
  formAddress,
  openForm,
  press,
  times,
} from './kit/booking-steps';
import { dress, overflow } from './kit/page-state';
import { fullDay } from './kit/scarce';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();

/** ms; slightly longer than a hold lasts. */
const HOLD_EXPIRED = 5 * 60_000 + 2000;
const ADULT = '1993-02-11';

const holdOf = async ({ login }: Resident) =>
  (await site.provider().ok('GET /subscribe/subscribe/presentHold.do', {}, { as: login })).hold;

/** Adds a family member by the API. */
async function addMember({ login, mobile }: Resident, name: string, birthday: string) {
  await site.provider().ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name,
      documentKind: 1,
      documentNumber: residentId(birthday),
      sex: 2,
      birthday,
      relationType: 4,
      mobile,
      isDefault: 0,
      consent: true,
    },
    { as: login },
  );
}

test('a place is kept while the form is filled in, and given back on leaving and when its time is over', async () => {
  const person = await newResident(site.provider());
  const target = await findTarget(site.provider(), person);
  const visitor = await site.visit({ signedInAs: person.login });
  const countdown = visitor.shown().getByText(/^还剩 [45]:\d\d$/);
  await openForm(visitor, target);

  await chooseTime(visitor);
  await countdown.waitFor();
  const first = await holdOf(person);
  expect(first?.parts).toMatchObject([{ depaCode: target.depaCode, places: 1 }]);
  await screenshot(visitor.page, 'hold-01-kept');
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);

  // Choosing another time moves the hold; a reload finds it.
  await chooseTime(visitor, 1);
  await visitor.settle();
  const moved = await holdOf(person);
  expect(moved?.parts[0]?.slotId).not.toBe(first?.parts[0]?.slotId);
  await visitor.page.reload();
  await countdown.waitFor();
  expect((await holdOf(person))?.holdId).toBe(moved?.holdId);

  // Leaving the form releases the hold, coming back holds again.
  await visitor.go('/home');
  expect(await holdOf(person)).toBeNull();
  await visitor.go(formAddress(target));
  await countdown.waitFor();

  await site.later(HOLD_EXPIRED);
  await visitor.page.reload();
  await visitor.shown().getByText('保留时间已过').waitFor();
  await screenshot(visitor.page, 'hold-02-lapsed');
  await press(visitor, '再次保留');
  await countdown.waitFor();

  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  expect(await ordersOf(site.provider(), visitor)).toHaveLength(1);
  expect(await holdOf(person)).toBeNull();
});

test('a family is booked in one go, an order each, and a second one takes the place of the first', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  await addMember(person, '王小兰', ADULT);
  const target = await findTarget(provider, person);
  const visitor = await site.visit({ signedInAs: person.login });
  await openForm(visitor, target);
  const addParticipant = async (name: string): Promise<void> => {
    await press(visitor, '再加一位家人一起接种');
    const sheet = visitor.page.getByRole('dialog');
    await sheet.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  };
  await addParticipant('王小兰');
  const visits = visitor
    .shown()
    .getByRole('radiogroup', { name: '选择到诊时间' })
    .getByRole('radio');
  await visits.first().click();
  await visitor
    .shown()
    .getByText(/^还剩 [45]:\d\d$/)
    .waitFor();
  expect((await holdOf(person))?.parts.reduce((sum, { places }) => sum + places, 0)).toBe(2);
  await visitor.settle();
  await screenshot(visitor.page, 'family-01-form');
  const groupMembers = visitor.shown().getByRole('heading', { name: /^王小兰/ });
  await groupMembers.scrollIntoViewIfNeeded();
  await screenshot(visitor.page, 'family-01-along');
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  await screenshot(visitor.page, 'family-02-success');
  const orders = await ordersOf(provider, visitor);
  expect(orders.map(({ linkmanName }) => linkmanName).sort()).toEqual(['王小兰', '王小芳'].sort());
  expect(await visitor.shown().textContent()).toContain('约好了：2 人 · 2 剂');

  // The same people again: their conflicting orders are replaced by the new ones in one transaction.
  await visitor.open(formAddress(target));
  await arrive(visitor, '/vaccineNotice');
  await agree(visitor);
  await arrive(visitor, '/subscribe');
  await press(visitor, '换成新的时间');
  await addParticipant('王小兰');
  await press(visitor, '换成新的时间');
  await visits.last().click();
  await screenshot(visitor.page, 'family-03-replacing');
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  const after = await ordersOf(provider, visitor);
  expect(after.filter(({ status }) => status === 'CANCELLED')).toHaveLength(2);
  expect(after).toHaveLength(4);
});

test('an appointment made meanwhile stands beside the new one, and one tap replaces it', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const target = await findTarget(provider, person);
  const visitor = await site.visit({ signedInAs: person.login });
  await openForm(visitor, target);
  const start = await chooseTime(visitor, 1);
  const conflictingOrder = await bookFor(provider, person, target);
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeError');
  await visitor.shown().getByRole('group', { name: '原预约' }).waitFor();
  const wanted = visitor.shown().getByRole('group', { name: '新预约' });
  expect(await wanted.textContent()).toContain(start);
  await screenshot(visitor.page, 'duplicate-01');
  await dress(visitor.page, { name: 'large', dark: false, large: true });
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);
  await screenshot(visitor.page, 'duplicate-02-large');
  await press(visitor, '换成新的');
  await arrive(visitor, '/subscribeSuccess');
  const orders = await ordersOf(provider, visitor);
  expect(orders.find(({ orderId }) => orderId === conflictingOrder)?.status).toBe('CANCELLED');
  expect(orders.filter(({ status }) => status !== 'CANCELLED')).toMatchObject([
    { startTime: start },
  ]);
});

test('a full day leads onto the waiting list, and a place that is given back is taken with one tap', async () => {
  // At night, released capacity is offered only in the morning.
  const wait = untilOffered();
  if (wait > 0) await site.later(wait);
  const provider = site.provider();
  const person = await newResident(provider);
  const { target, cancelLast } = await fullDay(provider, person);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/waiting?vaccId=${target.productId}&depaCode=${target.depaCode}`);
  await screenshot(visitor.page, 'waiting-01-link');
  await openForm(visitor, target);
  await times(visitor).first().waitFor();
  const [, month, date] = target.day.split('-').map(Number);
  const full = visitor.shown().getByRole('gridcell', { name: `${date} 满，${month} 月` });
  await press(visitor, '看月历');
  if ((await full.count()) === 0) await press(visitor, '下个月');
  expect(await full.getAttribute('aria-label')).toContain('可以候补');
  await full.click();
  const sheet = visitor.page.getByRole('dialog');
  await sheet.getByRole('button', { name: '加入候补' }).waitFor();
  expect(await sheet.getByLabel('候补日期').inputValue()).toBe(target.day);
  await screenshot(visitor.page, 'waiting-02-join');
  await sheet.getByRole('button', { name: '加入候补' }).click();
  await sheet.getByText('已加入候补').waitFor();
  await sheet.getByRole('button', { name: '查看我的候补' }).click();
  await arrive(visitor, '/waiting');
  await visitor.shown().getByText('排在第 1 位').waitFor();

  await cancelLast();
  const token = await tokenOf(visitor);
  await until(
    () => provider.ok('GET /subscribe/waiting/offers.do', {}, { token }),
    (offers) => offers.length > 0,
  );
  await visitor.open('/home');
  await visitor.shown().getByText('有名额给王小芳').waitFor();
  await screenshot(visitor.page, 'waiting-03-home');
  await visitor.shown().getByText('有名额给王小芳').click();
  await arrive(visitor, '/waiting');
  await screenshot(visitor.page, 'waiting-04-offer');
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);
  await visitor
    .shown()
    .getByRole('button', { name: /^接受这个名额：王小芳/ })
    .click();
  await visitor.page.getByRole('button', { name: '同意并预约' }).click();
  await arrive(visitor, '/subscribeSuccess');
  expect(await ordersOf(provider, visitor)).toMatchObject([{ day: target.day }]);
});
