import { addMonths } from '@contract/time/day-rules';
import { sayNothingElse } from '../samples/recipient-history';
import { AT, findTarget, freshMobile, newResident, ordersOf, residentId } from './kit/booking';
import type { Resident, Target } from './kit/booking';
import { arrive, openForm, times } from './kit/booking-steps';
import { Counted } from './kit/counted';
import { violationsInEveryState } from './kit/every-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { vaccinated } from './kit/vaccinated';
import type { Visitor } from './kit/visitor';
import type { Login } from '../server/kit/harness';

const site = useSite();

const GUARDIAN_SAVES = '我是监护人，同意并保存';

async function today(): Promise<string> {
  const { now } = await site.provider().ok('GET /base/time/now.do', undefined);
  return new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
}

/** Adds a child of the account's owner by the API. */
async function addChild(login: Login, name: string, birthday: string): Promise<string> {
  const { linkmanId } = await site.provider().ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      ...{ name, documentKind: 1, documentNumber: residentId(birthday), sex: 2, birthday },
      ...{ relationType: 3, guardian: {}, guardianConsentVersion: '1.0', consent: true },
    },
    { as: login },
  );
  return linkmanId;
}

/** Somebody's account with a child of that birthday, which has had nothing. */
async function parentOf(name: string, birthday: string): Promise<Resident> {
  const mobile = freshMobile();
  const login = await site.provider().signUp(mobile);
  const linkmanId = await addChild(login, name, birthday);
  return { login, mobile, linkmanId, name };
}

/** Shows more of a page by scrolling until something is there; nobody taps for it. */
async function scrollTo(visitor: Visitor, text: string): Promise<void> {
  const wanted = visitor.shown().getByRole('button', { name: text, exact: true });
  const card = visitor.shown().getByText(text, { exact: true });
  const either = wanted.or(card).first();
  for (let turn = 0; turn < 40 && !(await either.isVisible()); turn += 1) {
    await visitor.shown().evaluate((page) => page.scrollBy(0, page.clientHeight));
    await visitor.settle();
  }
  await either.scrollIntoViewIfNeeded();
}

/** From the card of a clinic in the list to the disclosure of a vaccine. */
async function fromCard(counted: Counted, { clinic, vaccine }: Target): Promise<void> {
  const { visitor } = counted;
  await visitor.open('/departmentList');
  await scrollTo(visitor, clinic);
  await counted.tap(visitor.shown().getByText(clinic, { exact: true }).first());
  await arrive(visitor, '/departmentIndex');
  await scrollTo(visitor, `预约${vaccine}`);
  await counted.press(`预约${vaccine}`);
}

/** A dose is asked about where earlier ones are possible and none is on record. */
async function answerHistory(counted: Counted): Promise<void> {
  const { visitor } = counted;
  const question = visitor.shown().getByRole('radio', { name: '没打过' });
  await question.or(times(visitor).first()).first().waitFor();
  if (await question.isVisible()) await counted.tap(question);
}

const codes = (mobile: string): Promise<string> => site.provider().newestCode(mobile);

test('the first booking for a child, from a clinic’s card: nine taps, four things typed', async () => {
  const birthday = addMonths(await today(), -50);
  const target = await findTarget(site.provider(), await parentOf('模板', birthday));
  const counted = new Counted(await site.visit());
  const { visitor } = counted;
  await fromCard(counted, target);
  await arrive(visitor, '/vaccineNotice');
  expect(await violationsInEveryState(visitor, 'effort-notice')).toEqual([]);
  await counted.agree();
  await counted.signIn(freshMobile(), codes);
  await arrive(visitor, '/fillmemberInfo');
  await screenshot(visitor.page, 'effort-member');
  await counted.addMember('王小宝', residentId(birthday), GUARDIAN_SAVES);
  await arrive(visitor, '/subscribe?');
  await answerHistory(counted);
  await screenshot(visitor.page, 'effort-form');
  await counted.chooseAndSend(times(visitor));
  expect(await ordersOf(site.provider(), visitor)).toMatchObject([{ linkmanName: '王小宝' }]);
  expect(counted.effort.taps).toBeLessThanOrEqual(9);
  expect(counted.effort.fields).toBeLessThanOrEqual(4);
  visitor.expectNoProblems();
});

test('by the plan as a visitor: ten taps, five things typed or picked', async () => {
  const birthday = addMonths(await today(), -8);
  const counted = new Counted(await site.visit());
  const { visitor } = counted;
  await visitor.open('/home');
  await counted.tap(visitor.shown().getByRole('link', { name: '接种计划' }));
  await arrive(visitor, '/vaccinePlan');
  await counted.fill('出生日期', birthday);
  const given = visitor.shown().getByRole('radio', { name: '6 月龄及以前的都打了' });
  await given.waitFor();
  await screenshot(visitor.page, 'effort-plan-visitor');
  await counted.tap(given);
  expect(await violationsInEveryState(visitor, 'effort-plan-due')).toEqual([]);
  await counted.press('登录并预约');
  await counted.signIn(freshMobile(), codes);
  await arrive(visitor, '/fillmemberInfo');
  await screenshot(visitor.page, 'effort-plan-member');
  await counted.addMember('王小满', residentId(birthday), GUARDIAN_SAVES);
  await arrive(visitor, '/vaccinePlan');
  const clinic = visitor.page.getByRole('dialog').getByRole('button', { name: /起有号|最近可约/ });
  await screenshot(visitor.page, 'effort-plan-clinics');
  await clinic.first().waitFor();
  await counted.tap(clinic.first());
  await counted.agree();
  await arrive(visitor, '/subscribe?');
  const visits = visitor.shown().getByRole('radiogroup', { name: '选择到诊时间' });
  await counted.chooseAndSend(visits.getByRole('radio').or(times(visitor)));
  const orders = await ordersOf(site.provider(), visitor);
  expect(orders.map(({ linkmanName }) => linkmanName)).toContain('王小满');
  expect(counted.effort.taps).toBeLessThanOrEqual(10);
  expect(counted.effort.fields).toBeLessThanOrEqual(5);
  visitor.expectNoProblems();
});

test('somebody of 70 books shingles in large type: nine taps, four things typed', async () => {
  const provider = site.provider();
  const birthday = addMonths(await today(), -12 * 70 - 3);
  const asked = { ...AT, productId: 'rzv-gsk' };
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', asked);
  const near = list.find(({ isOnline, nextFreeDay }) => isOnline && nextFreeDay !== null);
  if (!near) throw new Error('no clinic has it');
  const { depaCode, name: clinic } = near;
  const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
  const vaccine = vaccines.find(({ productId }) => productId === 'rzv-gsk')?.name ?? '';
  const counted = new Counted(await site.visit());
  const { visitor } = counted;
  await visitor.open('/home');
  await visitor.shown().getByRole('switch').click();
  await fromCard(counted, {
    ...{ depaCode, clinic, vaccine },
    productId: 'rzv-gsk',
    doseNo: 1,
    day: '',
  });
  await counted.agree();
  await counted.signIn(freshMobile(), codes);
  await arrive(visitor, '/fillmemberInfo');
  await screenshot(visitor.page, 'effort-large-member');
  await counted.addMember('王大爷', residentId(birthday), '同意并保存');
  await arrive(visitor, '/subscribe?');
  await answerHistory(counted);
  await counted.chooseAndSend(times(visitor));
  expect(counted.effort.taps).toBeLessThanOrEqual(9);
  expect(counted.effort.fields).toBeLessThanOrEqual(4);
  const [order] = await ordersOf(provider, visitor);
  expect(order?.linkmanName).toBe('王大爷');
  visitor.expectNoProblems();
});

test('a further child is added in the form with two things typed, and chosen there', async () => {
  const birthday = addMonths(await today(), -50);
  const parent = await parentOf('王大宝', birthday);
  const target = await findTarget(site.provider(), parent);
  const visitor = await site.visit({ signedInAs: parent.login });
  await openForm(visitor, target);
  const counted = new Counted(visitor);
  await counted.press('添加家庭成员');
  await arrive(visitor, '/fillmemberInfo');
  await counted.addMember('王二宝', residentId(addMonths(birthday, 10)), GUARDIAN_SAVES);
  await arrive(visitor, '/subscribe?');
  const added = visitor.shown().getByRole('radio', { name: /王二宝/ });
  await added.waitFor();
  expect(await added.getAttribute('aria-checked')).toBe('true');
  expect(counted.effort.taps).toBeLessThanOrEqual(4);
  expect(counted.effort.fields).toBeLessThanOrEqual(2);
  visitor.expectNoProblems();
});

test('two children together: seven taps, nothing typed', async () => {
  const birthday = addMonths(await today(), -50);
  const parent = await parentOf('王大宝', birthday);
  await addChild(parent.login, '王二宝', addMonths(birthday, 6));
  const target = await findTarget(site.provider(), parent);
  const counted = new Counted(await site.visit({ signedInAs: parent.login }));
  const { visitor } = counted;
  await fromCard(counted, target);
  await counted.agree();
  await arrive(visitor, '/subscribe?');
  await counted.press('再加一位家人一起接种');
  const sheet = visitor.page.getByRole('dialog');
  await counted.tap(sheet.getByRole('button', { name: /^王[大二]宝/ }).first());
  const visits = visitor.shown().getByRole('radiogroup', { name: '选择到诊时间' });
  await counted.chooseAndSend(visits.getByRole('radio'));
  const orders = await ordersOf(site.provider(), visitor);
  expect(orders.map(({ linkmanName }) => linkmanName).sort()).toEqual(['王二宝', '王大宝'].sort());
  expect(counted.effort).toEqual({ taps: 7, fields: 0 });
  visitor.expectNoProblems();
});

test('the next dose of a child whose clinic is known: four taps from the plan, nothing typed', async () => {
  const provider = site.provider();
  const { login } = await vaccinated(provider, '王小芳');
  const linkmanId = await addChild(login, '王小宝', addMonths(await today(), -8));
  await sayNothingElse(provider, login, linkmanId);
  const counted = new Counted(await site.visit({ signedInAs: login }));
  const { visitor } = counted;
  await visitor.open(`/vaccinePlan?linkmanId=${linkmanId}`);
  await counted.tap(
    visitor
      .shown()
      .getByRole('button', { name: /去预约乙肝疫苗/ })
      .first(),
  );
  await counted.agree();
  await arrive(visitor, '/subscribe?');
  await counted.chooseAndSend(times(visitor));
  expect((await ordersOf(provider, visitor))[0]?.linkmanName).toBe('王小宝');
  expect(counted.effort).toEqual({ taps: 4, fields: 0 });
  visitor.expectNoProblems();
});

test('the form of a child says what it knows, in every look', async () => {
  const { login } = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/fillmemberInfo?type=3');
  const form = visitor.shown();
  await form.getByLabel('姓名', { exact: true }).fill('王小宝');
  await form.getByLabel('证件号码').fill(residentId('2019-06-01'));
  await form.getByText(/^王小芳 · 137/).waitFor();
  expect(await violationsInEveryState(visitor, 'effort-child')).toEqual([]);
  await form.getByRole('button', { name: /^修改联系方式/ }).click();
  await form.getByRole('button', { name: /^修改与您的关系/ }).click();
  await form.getByRole('radio', { name: '监护人是别人' }).click();
  expect(await violationsInEveryState(visitor, 'effort-child-open')).toEqual([]);
});

test('whoever has a member already is asked nothing that the account knows', async () => {
  const provider = site.provider();
  const { login, mobile } = await newResident(provider);
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/fillmemberInfo?type=3');
  const counted = new Counted(visitor);
  await counted.addMember('王小宝', residentId('2019-06-01'), GUARDIAN_SAVES);
  await arrive(visitor, '/home');
  const people = await provider.ok('GET /linkman/linkman/findByUserId.do', undefined, {
    as: login,
  });
  const linkmanId = people.find(({ name }) => name === '王小宝')?.linkmanId ?? '';
  const detail = 'GET /linkman/linkman/clientDetail.do';
  expect(await provider.ok(detail, { linkmanId }, { as: login })).toMatchObject({
    ...{ mobile, relationType: 3 },
    guardian: { name: '王小芳', mobile, relation: 'parent' },
  });
  visitor.expectNoProblems();
});
