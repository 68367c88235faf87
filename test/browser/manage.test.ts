import { axe } from './kit/axe';
import { press } from './kit/booking-steps';
import { tabTo } from './kit/keyboard';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const COMPUTER = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const STAFF = '/manage?section=staff';
const SAMPLE = 'yimiao-desk-1';

async function signInAt(path: string, login: string, password: string, viewport = COMPUTER) {
  const visitor = await site.visit({ viewport, pointer: 'mouse' });
  await visitor.open(path);
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill(login);
  await visitor.shown().getByLabel('密码', { exact: true }).fill(password);
  await press(visitor, path === '/desk' ? '登录工作台' : '登录');
  return visitor;
}

const hasSound = async ({ page }: Visitor, { width, height } = COMPUTER): Promise<void> => {
  expect(await axe(page)).toEqual([]);
  expect(await overflow(page, width, height)).toEqual([]);
};

beforeAll(() => site.provider().scheduleReady());

test('a manager makes an account, its owner sets their own password, and both see it in the log', async () => {
  const manager = await signInAt(STAFF, 'manager-1', SAMPLE);
  await manager.shown().getByText('示例门诊负责人1').first().waitFor();
  await hasSound(manager);
  await screenshot(manager.page, 'manage-01-staff-1280');
  await press(manager, '新建账号');
  const sheet = manager.page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: '账号' }).fill('nurse.browser');
  await sheet.getByRole('textbox', { name: '姓名' }).fill('陈护士');
  await screenshot(manager.page, 'manage-02-add-1280');
  await sheet.getByRole('button', { name: '新建', exact: true }).click();
  const secret = manager.page.getByText(/^[0-9a-z]{5}(-[0-9a-z]{5}){2}$/);
  const password = (await secret.textContent()) ?? '';
  await hasSound(manager);
  await screenshot(manager.page, 'manage-03-first-password-1280');
  await press(manager, '已经告诉本人');
  await manager.shown().getByText('等待本人设置密码').first().waitFor();

  const nurse = await signInAt('/desk', 'nurse.browser', password, PHONE);
  await nurse.shown().getByText('设置自己的密码', { exact: true }).waitFor();
  await hasSound(nurse, PHONE);
  await screenshot(nurse.page, 'manage-04-own-password-390');
  await nurse.shown().getByLabel('新密码', { exact: true }).fill('a password of my own');
  await nurse.shown().getByLabel('再填一次新密码', { exact: true }).fill('a password of my own');
  await press(nurse, '保存并登录');
  await nurse.shown().getByRole('button', { name: '账号安全' }).waitFor();

  await manager.shown().getByRole('link', { name: '变更记录' }).click();
  await manager.shown().getByText('新建账号 · nurse.browser').waitFor();
  expect(manager.page.url()).toContain('section=changes');
  await hasSound(manager);
  await screenshot(manager.page, 'manage-05-changes-1280');
  await manager.page.goBack();
  await manager.shown().getByRole('button', { name: '新建账号' }).waitFor();
  manager.expectNoProblems();
});

test('an address with an empty clinic asks for one, and the reports of all clinics can be used by everybody', async () => {
  const operator = await signInAt('/manage?section=stock&clinic=', 'operator-1', SAMPLE, PHONE);
  await operator.shown().getByText('这里的内容按门诊管理。').waitFor();
  await operator.open('/manage?section=reports&clinic=');
  await operator.shown().getByText('合计').first().waitFor();
  await hasSound(operator, PHONE);
  await screenshot(operator.page, 'manage-11-reports-390');
  await operator.page.setViewportSize(COMPUTER);
  await hasSound(operator);
  await screenshot(operator.page, 'manage-12-reports-1280');
  operator.expectNoProblems();
});

/** Whether the link of a section can be seen without scrolling. */
const isInView = async (visitor: Visitor, name: string): Promise<boolean> => {
  const box = await visitor.shown().getByRole('link', { name }).boundingBox();
  return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
};

test('on a phone the chosen section is in view, by the keyboard too', async () => {
  const manager = await signInAt('/manage?section=changes', 'manager-1', SAMPLE, PHONE);
  await manager.shown().getByRole('link', { name: '变更记录' }).waitFor();
  expect(await isInView(manager, '变更记录')).toBe(true);
  await screenshot(manager.page, 'manage-13-chosen-390');
  await tabTo(manager.page, '内容');
  await manager.page.keyboard.press('Enter');
  await manager.page.waitForURL(/section=content/);
  await manager.shown().getByRole('link', { name: '内容', exact: true }).waitFor();
  expect(await isInView(manager, '内容')).toBe(true);
  await hasSound(manager, PHONE);
  await screenshot(manager.page, 'manage-14-chosen-by-keyboard-390');
  manager.expectNoProblems();
});

test('the operator chooses a clinic and ends an account by the keyboard alone, on a phone', async () => {
  const operator = await signInAt(STAFF, 'operator-1', SAMPLE, PHONE);
  const { page } = operator;
  await operator.shown().getByRole('button', { name: '选择门诊' }).waitFor();
  await screenshot(page, 'manage-06-operator-390');
  await tabTo(page, '新建账号');
  await page.keyboard.press('Enter');
  await page.getByRole('radio', { name: '客服' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '账号' }).fill('aa.service');
  await page.getByRole('dialog').getByRole('textbox', { name: '姓名' }).fill('周客服');
  await tabTo(page, '新建');
  await page.keyboard.press('Enter');
  await page.getByText(/^[0-9a-z]{5}(-[0-9a-z]{5}){2}$/).waitFor();
  await screenshot(page, 'manage-07-first-password-390');
  await tabTo(page, '已经告诉本人');
  await page.keyboard.press('Enter');
  await tabTo(page, /周客服/);
  await page.keyboard.press('Enter');
  await tabTo(page, '停用账号');
  await hasSound(operator, PHONE);
  await screenshot(page, 'manage-08-account-390');
  await page.keyboard.press('Enter');
  await page.getByText('停用 周客服 的账号？').waitFor();
  await tabTo(page, '停用账号');
  await page.keyboard.press('Enter');
  await page.getByText('已完成').waitFor();
  await operator.shown().getByRole('tab', { name: '已停用' }).click();
  await operator.shown().getByText('周客服').waitFor();
  await press(operator, '选择门诊');
  await page.getByText('全部门诊').last().waitFor();
  await hasSound(operator, PHONE);
  await screenshot(page, 'manage-09-clinics-390');
  await page.getByRole('dialog').getByRole('button').nth(3).click();
  await operator.shown().getByRole('button', { name: '换门诊' }).waitFor();
  expect(page.url()).toContain('clinic=');
  await hasSound(operator, PHONE);
  await screenshot(page, 'manage-10-clinic-390');
  operator.expectNoProblems();
});
