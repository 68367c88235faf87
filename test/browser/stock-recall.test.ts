import { untilOpen } from '../server/kit/worlds/desk-hours';
import { until } from '../server/kit/until';
import { axe } from './kit/axe';
import { bookForNow } from './kit/booking-now';
import type { BookedNow } from './kit/booking-now';
import { press } from './kit/booking-steps';
import { focusIn, tabTo } from './kit/keyboard';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const COMPUTER = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const OPERATOR = { login: 'operator-1', password: 'yimiao-desk-1' };
const LOT = 'KB202611';

const sheet = ({ page }: Visitor) => page.getByRole('dialog');

/** What is shown is usable, on a phone and on a computer. */
async function hasSound({ page }: Visitor, name: string): Promise<void> {
  for (const { width, height } of [PHONE, COMPUTER]) {
    await page.setViewportSize({ width, height });
    expect([name, width, await overflow(page, width, height)]).toEqual([name, width, []]);
    expect([name, width, await axe(page)]).toEqual([name, width, []]);
    await screenshot(page, `${name}-${width}`);
  }
}

/** Types into the field that the keyboard reaches next under this name. */
async function typeInto(visitor: Visitor, name: string | RegExp, text: string): Promise<void> {
  await tabTo(visitor.page, name);
  await visitor.page.keyboard.type(text);
}

let booked: BookedNow;
let product = '';
beforeAll(async () => {
  const provider = site.provider();
  await provider.scheduleReady();
  await site.later(untilOpen());
  booked = await bookForNow(site.provider(), ['周接种', '吴未种', '郑未种']);
  const { token } = await site.provider().ok('POST /desk/login.do', OPERATOR);
  const { depaCode, productId } = booked;
  const { products } = await site
    .provider()
    .ok('GET /manage/stock/list.do', { depaCode }, { headers: { 'desk-token': token } });
  product = products.find((each) => each.productId === productId)?.productName ?? '';
});

test('a lot comes in by the keyboard, the desk gives a dose of it, and a recall finds who was given it', async () => {
  const { depaCode, people } = booked;
  const [{ name }] = people;
  const manager = await site.visit({ viewport: COMPUTER, pointer: 'mouse' });
  const { page } = manager;
  await manager.open(`/manage?section=stock&clinic=${depaCode}`);
  await manager.shown().getByRole('textbox', { name: '账号' }).fill(OPERATOR.login);
  await manager.shown().getByLabel('密码', { exact: true }).fill(OPERATOR.password);
  await press(manager, '登录');
  await manager.shown().getByText('还没有登记批次').first().waitFor();
  await hasSound(manager, 'stock-01-none');

  await tabTo(page, `${product} 入库`);
  await page.keyboard.press('Enter');
  await focusIn(sheet(manager));
  await hasSound(manager, 'stock-02-receive');
  await typeInto(manager, '批号', LOT);
  await sheet(manager).getByLabel('有效期至').fill('2028-12-31');
  await typeInto(manager, '剂数', '10');
  await tabTo(page, '保存');
  await page.keyboard.press('Enter');
  await sheet(manager).waitFor({ state: 'detached' });
  const lot = manager.shown().getByRole('button', { name: new RegExp(LOT) });
  await lot.waitFor();
  await hasSound(manager, 'stock-03-list');

  const desk = await site.visit({ viewport: PHONE });
  await desk.open(`/desk?depaCode=${depaCode}`);
  await press(desk, '填入');
  await press(desk, '登录工作台');
  const person = desk.shown().getByRole('button', { name: new RegExp(`^${name} `) });
  await person.click();
  await sheet(desk).getByRole('button', { name: '签到', exact: true }).click();
  const choice = sheet(desk).getByRole('radio', { name: new RegExp(`^${LOT} .*剩 10$`) });
  await choice.click();
  await hasSound(desk, 'desk-lots');
  await sheet(desk).getByRole('button', { name: '完成接种', exact: true }).click();
  await person.getByText('已接种').waitFor();

  await manager.open(`/manage?section=stock&clinic=${depaCode}`);
  await lot.getByText('剩 9').waitFor();
  await lot.click();
  await sheet(manager).getByText('接种 -1').waitFor();
  await hasSound(manager, 'stock-04-card');
  await sheet(manager).getByRole('radio', { name: '报损' }).click();
  await sheet(manager).getByRole('textbox', { name: '减少的剂数' }).fill('20');
  await sheet(manager).getByRole('button', { name: '保存' }).click();
  await sheet(manager).getByText('请先盘点', { exact: false }).first().waitFor();
  await hasSound(manager, 'stock-05-refused');

  await manager.open('/manage?section=recall');
  await manager.shown().getByText('没有召回').waitFor();
  await hasSound(manager, 'recall-01-none');
  await press(manager, '召回一批疫苗');
  await sheet(manager).getByRole('button', { name: '查看涉及的人' }).click();
  await sheet(manager).getByText('请选择疫苗', { exact: false }).first().waitFor();
  await sheet(manager).getByLabel('疫苗', { exact: true }).selectOption(booked.productId);
  await sheet(manager).getByRole('textbox', { name: '批号' }).fill(LOT);
  await sheet(manager).getByRole('button', { name: '查看涉及的人' }).click();
  await sheet(manager).getByText('接种了 1 剂', { exact: false }).waitFor();
  const fill = (field: string, text: string): Promise<void> =>
    sheet(manager).getByRole('textbox', { name: field }).fill(text);
  await fill('原因', '厂家检验不合格');
  await fill('告知接种人的话（中文）', '请在三天内带接种证到门诊复查，费用全免。');
  await fill('告知接种人的话（英文）', 'Please come to the clinic within three days.');
  await fill('由谁确认这些话', '李医生 主任医师');
  await hasSound(manager, 'recall-02-form');
  await sheet(manager).getByRole('button', { name: '开始召回' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('1 剂的接种人', { exact: false }).waitFor();
  await hasSound(manager, 'recall-03-ask');
  await question.getByRole('button', { name: '开始召回' }).click();

  const recall = manager.shown().getByRole('button', { name: new RegExp(LOT) });
  await recall.waitFor();
  await hasSound(manager, 'recall-04-list');
  await recall.click();
  const row = manager.shown().getByRole('listitem').filter({ hasText: name });
  await row.waitFor();
  await until(async () => {
    await manager.open('/manage?section=recall');
    await recall.click();
    await row.waitFor();
    return (await row.textContent())?.includes('未读');
  });
  await hasSound(manager, 'recall-05-to-call');
  await row.getByRole('button', { name: `${name}：已联系上` }).click();
  await manager.shown().getByText('都已联系上').waitFor();
  await hasSound(manager, 'recall-06-all-reached');
  await manager.shown().getByRole('radio', { name: '全部' }).click();
  await row.getByText('标记：已联系上', { exact: false }).waitFor();
  await hasSound(manager, 'recall-07-all');

  await press(manager, '结束召回');
  await sheet(manager).getByRole('button', { name: '结束召回' }).click();
  await sheet(manager).getByText('请写明为什么结束', { exact: false }).first().waitFor();
  await sheet(manager).getByRole('textbox', { name: '为什么结束' }).fill('厂家复检合格');
  await hasSound(manager, 'recall-08-end');
  await sheet(manager).getByRole('button', { name: '结束召回' }).click();
  await recall.getByText('已结束').waitFor();
  manager.expectNoProblems();
});
