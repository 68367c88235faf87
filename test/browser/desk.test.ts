import { atDesk, untilOpen } from '../server/kit/worlds/desk-hours';
import { residentId } from './kit/booking';
import { bookForNow } from './kit/booking-now';
import type { BookedNow } from './kit/booking-now';
import { arrive, press } from './kit/booking-steps';
import { dress, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const COMPUTER = { width: 1024, height: 768 };
const LARGE = { name: 'large', dark: false, large: true };

const sheet = ({ page }: Visitor) => page.getByRole('dialog');
const inSheet = (visitor: Visitor, name: string): Promise<void> =>
  sheet(visitor).getByRole('button', { name, exact: true }).click();
/** Presses Escape once the sheet listens to it: the sheet has the focus then. */
async function leaveSheet(visitor: Visitor): Promise<void> {
  await visitor.page.waitForFunction(() =>
    document.querySelector('[role=dialog]')?.contains(document.activeElement),
  );
  await visitor.page.keyboard.press('Escape');
  await sheet(visitor).waitFor({ state: 'detached' });
}
const answer = ({ page }: Visitor, name: string | RegExp): Promise<void> =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const person = (visitor: Visitor, name: string) =>
  visitor.shown().getByRole('button', { name: new RegExp(`^${name} `) });

let booked: BookedNow;
beforeAll(async () => {
  await site.provider().scheduleReady();
  await site.later(untilOpen());
  booked = await bookForNow(site.provider(), ['周到诊', '吴未来', '钱自助']);
});

test('with the code of the desk one checks in oneself, and the desk sees it', async () => {
  const provider = site.provider();
  const { depaCode, people } = booked;
  const { login, name } = people[2];
  const { code } = await provider.ok('GET /desk/code.do', {}, await atDesk(provider, depaCode));
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open(`/scanConfirm?code=${code}`);
  const confirm = visitor.shown().getByRole('button', { name: '确认签到', exact: true });
  await confirm.waitFor();
  expect(await visitor.shown().textContent()).toContain(name);
  await screenshot(visitor.page, 'check-in-01-here');
  await dress(visitor.page, LARGE);
  expect(await overflow(visitor.page, 320, 640)).toEqual([]);
  await screenshot(visitor.page, 'check-in-01-here-large-320');

  await confirm.click();
  await visitor.shown().getByText('签到成功').waitFor();
  await screenshot(visitor.page, 'check-in-02-done-large-320');
  await press(visitor, '查看预约');
  await arrive(visitor, '/subscribeDetail');
  expect(await visitor.shown().textContent()).toContain('已签到');

  // The same code again: there is nothing left to confirm.
  await visitor.open(`/scanConfirm?code=${code}`);
  await visitor.shown().getByText('已签到，请在候诊区等候').waitFor();
  await visitor.shown().getByRole('button', { name: '查看预约' }).waitFor();
  await screenshot(visitor.page, 'check-in-03-again');
  const { times } = await provider.ok('GET /desk/day.do', {}, await atDesk(provider, depaCode));
  const orders = times.flatMap(({ visits }) => visits.flatMap((visit) => visit.orders));
  expect(orders.find(({ personName }) => personName === name)?.status).toBe('ARRIVED');
  visitor.expectNoProblems();
});

test('a morning at the desk: arrival, vaccination with its lot, a no-show, places, closing, a walk-in', async () => {
  const { depaCode, people, productId } = booked;
  const names = [people[0].name, people[1].name] as const;
  const visitor = await site.visit({ pointer: 'mouse', viewport: COMPUTER });
  await visitor.open(`/desk?depaCode=${depaCode}`);
  await screenshot(visitor.page, 'desk-sign-in-1024');
  await press(visitor, '填入');
  await press(visitor, '登录工作台');
  await person(visitor, names[0]).waitFor();
  await screenshot(visitor.page, 'desk-day-1024');

  await person(visitor, names[0]).click();
  await screenshot(visitor.page, 'desk-order-1024');
  await inSheet(visitor, '签到');
  await sheet(visitor).getByRole('button', { name: '完成接种' }).waitFor();
  await screenshot(visitor.page, 'desk-arrived-1024');
  await inSheet(visitor, '登记错了，撤回签到');
  await sheet(visitor).waitFor({ state: 'detached' });
  await person(visitor, names[0]).getByText('已预约').waitFor();

  await press(visitor, '当日停诊');
  await sheet(visitor).getByRole('textbox', { name: '原因' }).fill('停电');
  await inSheet(visitor, '当日停诊');
  await visitor.page.getByRole('alertdialog').getByText('会收到通知', { exact: false }).waitFor();
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);
  // The dialog is placed over the sheet that opened it, not inside it.
  const box = await visitor.page.getByRole('alertdialog').boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(844);
  await screenshot(visitor.page, 'desk-close-ask-390');
  await visitor.page.setViewportSize(COMPUTER);
  await answer(visitor, '先不停诊');
  await visitor.page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await leaveSheet(visitor);

  await person(visitor, names[0]).click();
  await inSheet(visitor, '签到');
  await sheet(visitor).getByRole('textbox', { name: '疫苗批号' }).fill('1');
  await inSheet(visitor, '完成接种');
  await sheet(visitor).getByText('批号应为', { exact: false }).first().waitFor();
  await sheet(visitor).getByRole('textbox', { name: '疫苗批号' }).fill('y-2026 11');
  await inSheet(visitor, '完成接种');
  await sheet(visitor).waitFor({ state: 'detached' });
  await person(visitor, names[0]).getByText('已接种').waitFor();

  await person(visitor, names[1]).click();
  await inSheet(visitor, '登记未到诊');
  await answer(visitor, '登记未到诊');
  await sheet(visitor).waitFor({ state: 'detached' });
  await person(visitor, names[1]).getByText('未到诊').waitFor();

  const manage = visitor
    .shown()
    .getByRole('button', { name: /号源$/ })
    .filter({ hasText: /共 \d/ })
    .last();
  const before = (await manage.textContent()) ?? '';
  const capacity = Number(/共 (\d+)/.exec(before)?.[1]);
  await manage.click();
  await sheet(visitor)
    .getByRole('textbox', { name: '名额总数' })
    .fill(String(capacity + 2));
  await screenshot(visitor.page, 'desk-slot-1024');
  await inSheet(visitor, '保存名额');
  await manage.getByText(`共 ${capacity + 2}`, { exact: false }).waitFor();
  await manage.click();
  await sheet(visitor).getByRole('textbox', { name: '原因' }).fill('设备检修');
  await inSheet(visitor, '停诊此时段');
  await answer(visitor, /^停诊/);
  await sheet(visitor).getByText('已停诊，原因：设备检修').waitFor();
  await inSheet(visitor, '恢复此时段');
  await sheet(visitor).waitFor({ state: 'detached' });
  await manage.getByText(/^余/).waitFor();

  await press(visitor, '现场登记');
  const choices = await site
    .provider()
    .ok('GET /desk/walkInChoices.do', {}, await atDesk(site.provider(), depaCode));
  const choice = choices.find((one) => one.productId === productId);
  await sheet(visitor)
    .getByLabel('疫苗', { exact: true })
    .selectOption({ label: choice?.productName ?? '' });
  const free = choice?.slots.find(({ left }) => left > 0)?.startTime ?? '';
  await sheet(visitor)
    .getByRole('radiogroup', { name: '时段' })
    .getByRole('radio', { name: free, exact: true })
    .click();
  await sheet(visitor).getByRole('textbox', { name: '姓名' }).fill('郑路过');
  await sheet(visitor).getByRole('textbox', { name: '证件号码' }).fill(residentId('1990-05-06'));
  await screenshot(visitor.page, 'desk-walk-in-1024');
  await leaveSheet(visitor);
  await press(visitor, '现场登记');
  expect(await sheet(visitor).getByRole('textbox', { name: '姓名' }).inputValue()).toBe('郑路过');
  await inSheet(visitor, '登记并签到');
  await sheet(visitor).getByRole('button', { name: '完成接种' }).waitFor();
  await leaveSheet(visitor);
  await person(visitor, '郑路过').waitFor();

  expect(await overflow(visitor.page, 1024, 768)).toEqual([]);
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);
  await screenshot(visitor.page, 'desk-day-390');
  await person(visitor, '郑路过').click();
  await screenshot(visitor.page, 'desk-order-390');
  await leaveSheet(visitor);

  await press(visitor, '当日停诊');
  await sheet(visitor).getByRole('textbox', { name: '原因' }).fill('停水');
  await inSheet(visitor, '当日停诊');
  await visitor.page.getByRole('alertdialog').getByText('没有人预约').waitFor();
  await answer(visitor, '停诊');
  await sheet(visitor).getByText('已停诊，原因：停水').waitFor();
  await visitor.settle();
  await screenshot(visitor.page, 'desk-closed-told-390');
  await leaveSheet(visitor);
  await visitor.shown().getByText('这一天已停诊').waitFor();
  await visitor.shown().getByText('原因：停水。', { exact: false }).waitFor();
  await visitor.settle();
  await screenshot(visitor.page, 'desk-closed-390');
  await press(visitor, '恢复当日');
  await inSheet(visitor, '恢复当日');
  await visitor.shown().getByRole('button', { name: '当日停诊', exact: true }).waitFor();
  await press(visitor, '退出');
  await visitor.shown().getByRole('button', { name: '登录工作台' }).waitFor();
  await arrive(visitor, '/desk');
  visitor.expectNoProblems();
});
