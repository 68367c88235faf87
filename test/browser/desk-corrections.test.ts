import { shanghaiDay } from '@contract/time/shanghai-rules';
import { atDesk, untilOpen } from '../server/kit/worlds/desk-hours';
import { until } from '../server/kit/until';
import { axe } from './kit/axe';
import { bookForNow } from './kit/booking-now';
import type { BookedNow } from './kit/booking-now';
import { arrive, press } from './kit/booking-steps';
import { dress, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { bookTwinsToday } from './kit/twins-now';
import type { Visitor } from './kit/visitor';

const site = useSite();
const LARGE = { name: 'large', dark: false, large: true };
/** The passport that the second of the people has besides. */
const PASSPORT = 'E20260817';

let booked: BookedNow;
beforeAll(async () => {
  await site.provider().scheduleReady();
  await site.later(untilOpen());
  booked = await bookForNow(site.provider(), ['孙误登', '赵双证', '何其他']);
});

const sheet = ({ page }: Visitor) => page.getByRole('dialog');
const inSheet = (visitor: Visitor, name: string): Promise<void> =>
  sheet(visitor).getByRole('button', { name, exact: true }).click();
const answer = ({ page }: Visitor, name: string): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const person = (visitor: Visitor, name: string) =>
  visitor.shown().getByRole('button', { name: new RegExp(`^${name} `) });

/** Signs in at a clinic's desk, where somebody is expected. */
async function openDesk(
  depaCode = booked.depaCode,
  expected = booked.people[0].name,
): Promise<Visitor> {
  const visitor = await site.visit({});
  await visitor.open(`/desk?depaCode=${depaCode}`);
  await press(visitor, '填入');
  await press(visitor, '登录工作台');
  await person(visitor, expected).waitFor();
  return visitor;
}

/** Records the dose of somebody who has checked in or does so now, in their sheet. */
async function recordDose(visitor: Visitor, name: string): Promise<void> {
  await person(visitor, name).click();
  await inSheet(visitor, '签到');
  await sheet(visitor).getByRole('textbox', { name: '疫苗批号' }).fill('Y202611');
  await inSheet(visitor, '完成接种');
  await person(visitor, name).getByText('已接种').waitFor();
}

/** What the sheet shows fits and is usable, also in large letters on a small phone. */
async function expectUsable(visitor: Visitor, name: string): Promise<void> {
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);
  expect(await axe(visitor.page)).toEqual([]);
  await screenshot(visitor.page, name);
}

test('a dose recorded by mistake is taken back, and its owner reads why', async () => {
  const visitor = await openDesk();
  const [{ name, login }] = booked.people;
  await recordDose(visitor, name);

  await person(visitor, name).click();
  await inSheet(visitor, '登记错了，撤回接种记录');
  await sheet(visitor).getByRole('radiogroup', { name: /^原因/ }).waitFor();
  await inSheet(visitor, '下一步');
  await sheet(visitor).getByText('请选择原因').first().waitFor();
  await sheet(visitor).getByRole('radio', { name: '登记错了人' }).click();
  await sheet(visitor).getByRole('textbox', { name: /^说明/ }).fill('核对时拿错了接种证');
  await expectUsable(visitor, 'take-back-01-why-390');
  await inSheet(visitor, '下一步');
  await visitor.page
    .getByRole('alertdialog')
    .getByText('预约人会收到消息', { exact: false })
    .waitFor();
  await screenshot(visitor.page, 'take-back-02-ask-390');
  await answer(visitor, '撤回这条记录');
  await person(visitor, name).getByText('已签到').waitFor();

  const { list } = await site.provider().ok('GET /order/subscribe/pageList.do', {}, { as: login });
  expect(list).toMatchObject([{ status: 'ARRIVED' }]);
  const owner = await site.visit({ signedInAs: login });
  await owner.open(`/subscribeDetail?orderId=${list[0]?.orderId}`);
  await owner.shown().getByText('核对时拿错了接种证', { exact: false }).first().waitFor();
  await screenshot(owner.page, 'take-back-03-owner-390');
  visitor.expectNoProblems();
});

test('a dose recorded for the wrong twin is taken back: the plan asks for it again, its certificate is void, and the right twin has it', async () => {
  const provider = site.provider();
  const { depaCode, login, twins } = await bookTwinsToday(provider, ['钱大宝', '钱小宝']);
  const [a, b] = twins;
  const DOSE = '麻腮风疫苗 第 1 剂';
  const certificateOf = ({ orderId }: typeof a) =>
    provider.ok('GET /order/certificate/detail.do', { orderId }, { as: login });

  // It is recorded for A, though B was vaccinated.
  const desk = await openDesk(depaCode, a.name);
  await recordDose(desk, a.name);
  const parent = await site.visit({ signedInAs: login });
  const plan = async ({ name }: typeof a) => {
    await parent.open('/vaccinePlan');
    await parent.shown().getByRole('radio', { name }).click();
    await parent.settle();
    const shown = parent.shown();
    await shown.getByRole('heading', { name: new RegExp(`^${name} `) }).waitFor();
    return {
      record: shown.getByText('门诊登记', { exact: false }),
      book: shown.getByRole('button', { name: `去预约${DOSE}` }),
    };
  };
  const before = await plan(a);
  await before.record.waitFor();
  expect(await before.book.count()).toBe(0);
  const { text } = await certificateOf(a);

  // The desk notices, and takes it back.
  await person(desk, a.name).click();
  await inSheet(desk, '登记错了，撤回接种记录');
  await sheet(desk).getByRole('radio', { name: '登记错了人' }).click();
  await sheet(desk).getByRole('textbox', { name: /^说明/ }).fill('双胞胎登记反了');
  await sheet(desk)
    .getByRole('radio', { name: /^结束这个预约/ })
    .click();
  await inSheet(desk, '下一步');
  const asked = desk.page.getByRole('alertdialog');
  for (const said of ['已出具的接种凭证作废', '预约人会收到消息', '请再为那个人登记'])
    await asked.getByText(said, { exact: false }).waitFor();
  await answer(desk, '撤回这条记录');
  await sheet(desk).waitFor({ state: 'hidden' });
  await recordDose(desk, b.name);
  desk.expectNoProblems();

  // The guardian reads why, and what follows.
  await parent.open('/messageList?messageClass=booking');
  await parent.shown().getByText('门诊撤回了一条接种记录').click();
  await arrive(parent, '/messageDetail');
  for (const said of [a.name, '登记错了人（双胞胎登记反了）', '接种凭证已作废', '请重新预约'])
    await parent.shown().getByText(said, { exact: false }).first().waitFor();
  await screenshot(parent.page, 'twins-01-message-390');
  const after = await plan(a);
  await after.book.waitFor();
  expect(await after.record.count()).toBe(0);
  await screenshot(parent.page, 'twins-02-due-again-390');
  const right = await plan(b);
  await right.record.waitFor();
  expect(await right.book.count()).toBe(0);

  await parent.open(`/certificate?orderId=${a.orderId}`);
  await parent.shown().getByText('接种完成后才有凭证').first().waitFor();
  // What the register says may be some seconds old.
  await until(
    () => provider.ok('GET /order/certificate/publicKey.do', {}),
    ({ revoked }) => revoked.length > 0,
  );
  const verdict = async (given: string, said: string) => {
    await parent.open('/certificateVerify');
    await parent
      .shown()
      .getByRole('textbox', { name: /凭证文本/ })
      .fill(given);
    await press(parent, '核验');
    await parent.shown().getByText(said, { exact: true }).waitFor();
  };
  await verdict(text, '凭证已作废');
  await verdict((await certificateOf(b)).text, '签名有效');
  parent.expectNoProblems();
});

test('a dose that does not count is recorded once the desk says so, and its family is led to the right plan', async () => {
  const provider = site.provider();
  const { depaCode, login, twins } = await bookTwinsToday(provider, ['周大宝', '周小宝']);
  const [, { name, linkmanId }] = twins;
  // The family enters it after it has booked.
  const day = shanghaiDay(provider.now - 24 * 3_600_000);
  const other = { linkmanId, code: 'je-l', doseNo: 1, day } as const;
  await provider.ok('POST /vaccine/plan/saveDose.do', other, { as: login });
  const desk = await openDesk(depaCode, name);
  await person(desk, name).click();
  await inSheet(desk, '签到');
  await sheet(desk).getByRole('textbox', { name: '疫苗批号' }).fill('Y202611');
  await inSheet(desk, '完成接种');
  const asked = desk.page.getByRole('alertdialog');
  for (const said of ['离另一种疫苗太近', '预约人会收到消息'])
    await asked.getByText(said, { exact: false }).first().waitFor();
  await screenshot(desk.page, 'uncounted-01-asked-390');
  await answer(desk, '仍登记完成接种');
  await person(desk, name).getByText('已接种').waitFor();

  await provider.jobsAt(provider.now + 60_000);
  const parent = await site.visit({ signedInAs: login });
  await parent.open('/messageList?messageClass=booking');
  await parent.shown().getByText('有一剂不计入接种程序').click();
  await arrive(parent, '/messageDetail');
  await parent.shown().getByText('与另一种疫苗隔得太近', { exact: false }).first().waitFor();
  await screenshot(parent.page, 'uncounted-02-message-390');
  await press(parent, '查看接种计划');
  await arrive(parent, '/vaccinePlan');
  await parent.shown().getByRole('radio', { name, checked: true }).waitFor();
  await parent.shown().getByText('这一剂不计入程序：', { exact: false }).first().waitFor();
  await screenshot(parent.page, 'uncounted-03-plan-390');
  parent.expectNoProblems();
});

test('who shows two documents becomes one person, with the appointment of either', async () => {
  const provider = site.provider();
  const [, { name, login, linkmanId }] = booked.people;
  const { documentNumber } = await provider.ok(
    'GET /linkman/linkman/clientDetail.do',
    { linkmanId },
    { as: login },
  );
  const visitor = await openDesk();
  await press(visitor, '证件核对');
  await sheet(visitor).getByRole('textbox', { name: '姓名' }).fill('ZHAO SHUANGZHENG');
  await sheet(visitor).getByLabel('证件类型').selectOption({ label: '护照' });
  await sheet(visitor).getByRole('textbox', { name: '证件号码' }).fill(PASSPORT);
  await inSheet(visitor, '查找预约');
  await sheet(visitor).getByText('没有未完成的预约', { exact: false }).waitFor();
  await inSheet(visitor, '还有另一个证件（出生证换身份证、换护照）');
  await sheet(visitor).getByRole('textbox', { name: '另一个证件上的姓名' }).fill(name);
  await sheet(visitor).getByLabel('另一个证件的类型').selectOption({ index: 0 });
  await inSheet(visitor, '合为一人');
  await sheet(visitor).getByText('请填写证件号码').waitFor();
  await sheet(visitor).getByRole('textbox', { name: '另一个证件的号码' }).fill(documentNumber);
  await expectUsable(visitor, 'unite-01-both-390');
  await dress(visitor.page, LARGE);
  expect(await overflow(visitor.page, 320, 640)).toEqual([]);
  await inSheet(visitor, '合为一人');
  await visitor.page.getByRole('alertdialog').getByText('请再核对一次', { exact: false }).waitFor();
  await screenshot(visitor.page, 'unite-02-ask-large-320');
  await answer(visitor, '合为一人');
  await visitor.page.getByText('已合为一人', { exact: false }).waitFor();
  const found = await provider.ok(
    'POST /desk/claim/find.do',
    { name: 'ZHAO SHUANGZHENG', documentKind: 2, documentNumber: PASSPORT },
    await atDesk(provider, booked.depaCode),
  );
  expect(found).toMatchObject([{ nameAgrees: true, isHere: true }]);
  await screenshot(visitor.page, 'unite-03-found-large-320');
  visitor.expectNoProblems();
});

test('the manager of a clinic sees who has signed in to its desk, and what was refused', async () => {
  const visitor = await site.visit({});
  await visitor.open('/desk');
  const login = visitor.shown().getByRole('textbox', { name: '账号' });
  await press(visitor, '填入');
  await login.fill('manager-1');
  await press(visitor, '登录工作台');
  await press(visitor, '登录记录');
  await sheet(visitor).getByText('manager-1', { exact: false }).first().waitFor();
  await expectUsable(visitor, 'sign-ins-390');
  visitor.expectNoProblems();
});
