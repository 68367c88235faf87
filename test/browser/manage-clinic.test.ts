import type { Page } from 'playwright-core';
import { axe } from './kit/axe';
import { press } from './kit/booking-steps';
import { focused, tabTo } from './kit/keyboard';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const COMPUTER = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const SAMPLE = 'yimiao-desk-1';

async function signIn(section: string, viewport = COMPUTER): Promise<Visitor> {
  const visitor = await site.visit({ viewport, pointer: 'mouse' });
  await visitor.open(`/manage?section=${section}`);
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill('manager-1');
  await visitor.shown().getByLabel('密码', { exact: true }).fill(SAMPLE);
  await press(visitor, '登录');
  return visitor;
}

async function hasSound({ page }: Visitor, { width, height } = COMPUTER): Promise<void> {
  expect(await axe(page)).toEqual([]);
  expect(await overflow(page, width, height)).toEqual([]);
}

/** Types into the field that has the focus, over what is there. */
async function typeOver(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

beforeAll(() => site.provider().scheduleReady());

test.each([
  [COMPUTER, '1280'],
  [PHONE, '390'],
])('a price: what changes is read before it is saved, at %p', async (viewport, name) => {
  const visitor = await signIn('vaccines', viewport);
  const { page } = visitor;
  await visitor.shown().getByRole('list', { name: '门诊的疫苗' }).waitFor();
  await hasSound(visitor, viewport);
  await screenshot(page, `manage-clinic-01-vaccines-${name}`);
  const row = visitor.shown().getByRole('listitem').filter({ hasText: '服务费' }).first();
  await row.getByRole('button', { name: /^修改/ }).click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('textbox', { name: '每剂价格（元）' }).fill('x');
  await sheet.getByRole('button', { name: '查看影响' }).click();
  await sheet.getByText('请填写金额', { exact: false }).waitFor();
  await sheet.getByRole('textbox', { name: '每剂价格（元）' }).fill(viewport === PHONE ? '321.5' : '320');
  await hasSound(visitor, viewport);
  await screenshot(page, `manage-clinic-02-price-${name}`);
  await sheet.getByRole('button', { name: '查看影响' }).click();
  const check = page.getByRole('dialog').last();
  await check.getByText('只用于新的预约', { exact: false }).waitFor();
  await check.getByText('不涉及任何预约和候补。').waitFor();
  await hasSound(visitor, viewport);
  await screenshot(page, `manage-clinic-03-preview-${name}`);
  await check.getByRole('button', { name: '保存', exact: true }).click();
  await visitor
    .shown()
    .getByText(viewport === PHONE ? '¥321.50' : '¥320', { exact: false })
    .first()
    .waitFor();
  visitor.expectNoProblems();
});

test.each([
  [COMPUTER, '1280'],
  [PHONE, '390'],
])(
  'a closed afternoon is written into the month, and taken out again, at %p',
  async (viewport, name) => {
    const visitor = await signIn('exceptions', viewport);
    const { page } = visitor;
    await visitor.shown().getByRole('grid', { name: '月历' }).waitFor();
    await hasSound(visitor, viewport);
    await screenshot(page, `manage-clinic-04-exceptions-${name}`);
    await press(visitor, '新增安排');
    const sheet = page.getByRole('dialog').last();
    await sheet.getByRole('radio', { name: '部分时间' }).click();
    await sheet.getByLabel('开始时间').fill('13:00');
    await sheet.getByLabel('结束时间').fill('17:00');
    await sheet.getByLabel('中文原因').fill('培训');
    await sheet.getByRole('button', { name: '查看影响' }).click();
    await page.getByText('请填写英文原因').first().waitFor();
    await page.getByRole('dialog').last().getByRole('button', { name: '取消' }).click();
    await sheet.getByLabel('英文原因').fill('Training');
    await hasSound(visitor, viewport);
    await screenshot(page, `manage-clinic-05-exception-${name}`);
    await sheet.getByRole('button', { name: '查看影响' }).click();
    const check = page.getByRole('dialog').last();
    await check.getByText('之后四周的号源').waitFor();
    await hasSound(visitor, viewport);
    await screenshot(page, `manage-clinic-06-exception-preview-${name}`);
    await check.getByRole('button', { name: '保存', exact: true }).click();
    const list = visitor.shown().getByRole('list', { name: '特殊日期' });
    await list.getByText('培训').waitFor();
    await list.getByRole('button', { name: /^修改/ }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: '取消这项安排' }).click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: '保存', exact: true })
      .click();
    await visitor.shown().getByText('没有特殊日期').waitFor();
    visitor.expectNoProblems();
  },
);

test('the week is edited by the keyboard alone, and a reload keeps what is not saved', async () => {
  const visitor = await signIn('week');
  const { page } = visitor;
  await visitor.shown().getByRole('grid', { name: '开放时间' }).waitFor();
  await hasSound(visitor);
  await screenshot(page, 'manage-clinic-07-week-1280');
  await tabTo(page, /gridcell 周一/);
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toMatch(/^gridcell 周二/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '周二的开放时间' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await focused(page)).toMatch(/^gridcell 周二/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '周二的开放时间' }).waitFor();
  await tabTo(page, '开始时间');
  await typeOver(page, '07:30');
  await tabTo(page, '完成');
  await page.keyboard.press('Enter');
  await visitor.shown().getByText('07:30–', { exact: false }).waitFor();
  await page.reload();
  await visitor.shown().getByText('07:30–', { exact: false }).waitFor();
  await visitor.shown().getByText('有改动还没有保存', { exact: false }).waitFor();
  await hasSound(visitor);
  await screenshot(page, 'manage-clinic-08-week-unsaved-1280');
  await tabTo(page, '查看影响');
  await page.keyboard.press('Enter');
  await page.getByText('周二：', { exact: false }).first().waitFor();
  await hasSound(visitor);
  await screenshot(page, 'manage-clinic-09-week-preview-1280');
  await tabTo(page, '保存');
  await page.keyboard.press('Enter');
  await visitor
    .shown()
    .getByText('有改动还没有保存', { exact: false })
    .waitFor({ state: 'hidden' });
  visitor.expectNoProblems();
});

test('the week on a phone', async () => {
  const visitor = await signIn('week', PHONE);
  await visitor.shown().getByRole('grid', { name: '开放时间' }).waitFor();
  await hasSound(visitor, PHONE);
  await screenshot(visitor.page, 'manage-clinic-10-week-390');
});
