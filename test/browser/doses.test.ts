import { addMonths } from '@contract/time/day-rules';
import { SHANGHAI_OFFSET } from '@contract/time/shanghai-rules';
import { agree, arrive, chooseTime, formAddress, openForm, press } from './kit/booking-steps';
import { AT, bookFor, freshMobile, newResident } from './kit/booking';
import type { Resident, Target } from './kit/booking';
import { atDesk } from '../server/kit/worlds/desk-hours';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();

/** The nearest clinic that has a product, with its first free day. */
async function targetOf(productId: string): Promise<Target> {
  const provider = site.provider();
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', {
    ...AT,
    productId,
  });
  for (const { depaCode, name: clinic, isOnline } of list) {
    if (!isOnline) continue;
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    const found = vaccines.find((each) => each.productId === productId);
    if (found?.nextFreeDay)
      return {
        depaCode,
        productId,
        clinic,
        vaccine: found.name,
        doseNo: 1,
        day: found.nextFreeDay,
      };
  }
  throw new Error(`no clinic has ${productId}`);
}

const DAY = 86_400_000;
/** `YYYY-MM-DD`, some days before today. */
const daysAgo = (days: number): string =>
  new Date(site.provider().now + SHANGHAI_OFFSET - days * DAY).toISOString().slice(0, 10);

const monthsAgo = (months: number): string => addMonths(daysAgo(0), -months);

let children = 0;

/** A parent and one child, whose only family member it is. */
async function childBorn(birthday: string, name: string): Promise<Resident> {
  const provider = site.provider();
  const mobile = freshMobile();
  const login = await provider.signUp(mobile);
  children += 1;
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name,
      documentKind: 7,
      documentNumber: `A${326_000_000 + children}`,
      sex: 2,
      birthday,
      relationType: 3,
      mobile,
      guardian: { name: '李青', mobile, relation: 'mother' },
      consent: true,
      consentVersion: '1.0',
      guardianConsentVersion: '1.0',
    },
    { as: login },
  );
  return { login, mobile, linkmanId, name };
}

test('this season’s influenza vaccine is booked after last season’s', async () => {
  const provider = site.provider();
  const { login, linkmanId } = await newResident(provider);
  const last = { linkmanId, code: 'flu', doseNo: null, day: daysAgo(370) } as const;
  await provider.ok('POST /vaccine/plan/saveDose.do', last, { as: login });
  const visitor = await site.visit({ signedInAs: login });
  await openForm(visitor, await targetOf('flu4-sinovac'));
  await chooseTime(visitor);
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  visitor.expectNoProblems();
});

test('a child of 30 months catches up on PCV13 with one dose, at its price', async () => {
  const { login } = await childBorn(monthsAgo(30), '小麦');
  const visitor = await site.visit({ signedInAs: login });
  await openForm(visitor, { ...(await targetOf('pcv13-minhai')), asksHistory: true });
  const form = visitor.shown();
  await screenshot(visitor.page, 'catch-up-form');
  expect(await form.textContent()).not.toMatch(/第 [234] 剂/);
  await chooseTime(visitor);
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  expect(await visitor.shown().getByRole('button', { name: '约好后面几针' }).count()).toBe(0);
  visitor.expectNoProblems();
});

test('after five-in-one DTaP is refused, with the day on which it becomes right', async () => {
  const provider = site.provider();
  const { login, linkmanId } = await childBorn(monthsAgo(4), '小禾');
  const before = { linkmanId, code: 'dtap-ipv-hib', doseNo: null, day: daysAgo(10) } as const;
  await provider.ok('POST /vaccine/plan/saveDose.do', before, { as: login });
  const target = await targetOf('dtap-nip');
  const { depaCode, productId } = target;
  const { doses } = await provider.ok(
    'GET /order/subscribe/checkSubscribeLinkman.do',
    { depaCode, productId, linkmanId },
    { as: login },
  );
  const next = doses.find(({ taken, earliestDay }) => !taken && earliestDay !== null);
  const visitor = await site.visit({ signedInAs: login });
  await openForm(visitor, target);
  const day = next?.earliestDay ?? '';
  const [year, month, date] = day.split('-').map(Number);
  const words = `${year}年${month}月${date}日`;
  const form = visitor.shown();
  await form.getByText(`${words}起才可以打`).waitFor();
  await form.getByRole('radio', { name: /^第 1 剂/, disabled: true }).waitFor();
  await screenshot(visitor.page, 'five-in-one-then-dtap');
  // Offered on that day or later, and nobody gets in before it.
  await chooseTime(visitor);
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, { as: login });
  expect(list[0]?.day.localeCompare(day)).toBeGreaterThanOrEqual(0);
  visitor.expectNoProblems();
});

test('an answer of the health profile refuses a live vaccine in its own words', async () => {
  const provider = site.provider();
  const { login, linkmanId } = await newResident(provider);
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open(`/healthProfile?linkmanId=${linkmanId}`);
  await arrive(visitor, '/healthProfile');
  await screenshot(visitor.page, 'health-profile');
  await visitor
    .shown()
    .getByRole('radiogroup', { name: /^免疫力低下/ })
    .getByRole('radio', { name: '是', exact: true })
    .click();
  await visitor
    .shown()
    .getByRole('checkbox', { name: /^我同意保存/ })
    .click();
  await press(visitor, '保存');
  await visitor.page.getByText('已保存，接种计划已更新').waitFor();

  await visitor.open(formAddress(await targetOf('mmr-nip')));
  await arrive(visitor, '/vaccineNotice');
  await agree(visitor);
  await arrive(visitor, '/subscribe');
  await visitor.shown().getByText('免疫力低下', { exact: false }).first().waitFor();
  await screenshot(visitor.page, 'health-refusal');
  expect(await visitor.shown().getByRole('button', { name: '提交预约' }).isDisabled()).toBe(true);
  visitor.expectNoProblems();
});

/** Books the first dose after a bite, and leads to the page of the others. */
async function bookAfterBite(visitor: Visitor): Promise<Target> {
  const target = await targetOf('rabies-chengda');
  await openForm(visitor, target);
  await chooseTime(visitor);
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  await screenshot(visitor.page, 'course-after-dose-1');
  await visitor.shown().getByRole('button', { name: '约好后面几针' }).click();
  await arrive(visitor, '/restOfCourse');
  return target;
}

/** The orders of an account, by day. */
async function ordersOf(as: Resident['login']) {
  const { list } = await site.provider().ok('GET /order/subscribe/pageList.do', {}, { as });
  return [...list].sort((one, other) => one.day.localeCompare(other.day));
}

test('after a bite the first dose is booked, then the rest of the course in one go', async () => {
  const { login } = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: login });
  await bookAfterBite(visitor);
  await screenshot(visitor.page, 'course-rest');
  await press(visitor, '约好这 4 针');
  await arrive(visitor, '/subscribeDetail');
  await screenshot(visitor.page, 'course-booked');
  expect((await ordersOf(login)).map(({ status }) => status)).toEqual(Array(5).fill('BOOKED'));
  visitor.expectNoProblems();
});

test('a new bite two years after a full course takes one dose more after the first', async () => {
  const provider = site.provider();
  const { login, linkmanId } = await newResident(provider);
  for (const days of [730, 727, 723, 716, 702]) {
    const dose = { linkmanId, code: 'rabies', doseNo: null, day: daysAgo(days) } as const;
    await provider.ok('POST /vaccine/plan/saveDose.do', dose, { as: login });
  }
  const visitor = await site.visit({ signedInAs: login });
  await bookAfterBite(visitor);
  await press(visitor, '约好这 1 针');
  await arrive(visitor, '/subscribeDetail');
  const [first, second, ...more] = await ordersOf(login);
  expect(more).toEqual([]);
  const since = (Date.parse(second?.day ?? '') - Date.parse(first?.day ?? '')) / DAY;
  expect(since).toBeGreaterThanOrEqual(3);
  visitor.expectNoProblems();
});

test('who misses day 7 reads so the next morning, and moves the later doses in one go', async () => {
  const provider = site.provider();
  const { login } = await newResident(provider);
  const visitor = await site.visit({ signedInAs: login });
  const { depaCode } = await bookAfterBite(visitor);
  await press(visitor, '约好这 4 针');
  await arrive(visitor, '/subscribeDetail');
  const before = await ordersOf(login);
  const [first, second, missed, fourth] = before;
  const at = (day = '', time = ''): number => Date.parse(`${day}T${time}:00+08:00`);
  for (const order of [first, second]) {
    await provider.moveTo(at(order?.day, order?.startTime));
    const desk = await atDesk(provider, depaCode);
    const orderId = order?.orderId ?? '';
    await provider.ok('POST /desk/arrive.do', { orderId }, desk);
    await provider.ok('POST /desk/finish.do', { orderId, lot: 'L20260715' }, desk);
  }
  await provider.jobsAt(at(missed?.day, '08:00') + DAY);
  await provider.jobsAt(provider.now + 60_000);

  await visitor.open('/messageList?messageClass=booking');
  await screenshot(visitor.page, 'course-late-message');
  await visitor.shown().getByText('有一针没按日期打，后面几针要顺延').click();
  await arrive(visitor, '/messageDetail');
  await press(visitor, '顺延后面几针');
  await arrive(visitor, '/restOfCourse');
  await screenshot(visitor.page, 'course-late');
  await visitor
    .shown()
    .getByRole('button', { name: /^(?:改到这些日期|约好这)/ })
    .last()
    .click();
  await arrive(visitor, '/subscribeDetail');
  const after = await ordersOf(login);
  const again = after.filter(({ status }) => status === 'BOOKED');
  expect(again).toHaveLength(3);
  // Each keeps its distance to the one before it.
  const gaps = again.map(({ day }) => Date.parse(day) / DAY);
  expect((gaps[1] ?? 0) - (gaps[0] ?? 0)).toBeGreaterThanOrEqual(7);
  const moved = after.find(({ orderId }) => orderId === fourth?.orderId);
  expect(moved?.day.localeCompare(fourth?.day ?? '')).toBeGreaterThanOrEqual(0);
});

test('who cancels because the dose was given elsewhere adds it to the record there and then', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const { login, linkmanId } = person;
  const orderId = await bookFor(provider, person, await targetOf('flu4-hualan'));
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open(`/cancelOrder?orderId=${orderId}`);
  await visitor.shown().getByRole('radio', { name: '已在别处接种' }).click();
  await press(visitor, '取消这次预约');
  await press(visitor, '确定取消');
  await arrive(visitor, '/subscribeDetail');
  const note = visitor.shown().getByRole('button', { name: '补记这一针' });
  await note.waitFor();
  await screenshot(visitor.page, 'given-elsewhere');
  await note.click();
  await arrive(visitor, '/vaccinePlan');
  // The form is open, with the vaccine of the appointment.
  const sheet = visitor.page.getByRole('dialog');
  expect(await sheet.getByLabel('疫苗').locator('option:checked').textContent()).toBe('流感疫苗');
  await sheet.getByLabel('接种日期').fill(daysAgo(3));
  await screenshot(visitor.page, 'given-elsewhere-form');
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.waitFor({ state: 'hidden' });
  await visitor.page.goBack();
  await arrive(visitor, '/subscribeDetail');
  await note.waitFor({ state: 'hidden' });
  const plan = await provider.ok('GET /vaccine/plan/detail.do', { linkmanId }, { as: login });
  expect(plan.taken).toMatchObject([{ day: daysAgo(3), source: 'own' }]);
  visitor.expectNoProblems();
});
