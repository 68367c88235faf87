import { readFileSync } from 'node:fs';
import { CODE } from '@contract/errors';
import { atDesk, untilOpen } from '../server/kit/worlds/desk-hours';
import { axe } from './kit/axe';
import { bookForNow } from './kit/booking-now';
import type { BookedNow } from './kit/booking-now';
import { press } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import { agreedTo } from '../samples/agreed';

const site = useSite();
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const DAY = 24 * 3_600_000;
const [FOLLOWED, REMOVED] = ['周留卡', '吴撤回'] as const;

let booked: BookedNow;
let today = '';
const orderIds = new Map<string, string>();

beforeAll(async () => {
  const provider = site.provider();
  await provider.scheduleReady();
  await site.later(untilOpen());
  booked = await bookForNow(provider, [FOLLOWED, REMOVED, '钱旁人']);
  const desk = await atDesk(provider, booked.depaCode);
  const list = await provider.ok('GET /desk/day.do', {}, desk);
  today = list.day;
  for (const { visits } of list.times)
    for (const { orderId, personName } of visits.flatMap(({ orders }) => orders)) {
      if (personName !== FOLLOWED && personName !== REMOVED) continue;
      orderIds.set(personName, orderId);
      await provider.ok('POST /desk/arrive.do', { orderId }, desk);
      const dose = { lot: 'L20260715', expiry: '2099-01-01', site: 'leftArm' } as const;
      await provider.ok('POST /desk/finish.do', { orderId, ...dose }, desk);
    }
});

async function openDesk(): Promise<Visitor> {
  const desk = await site.visit({ pointer: 'mouse', viewport: WIDE });
  await desk.open(`/desk?depaCode=${booked.depaCode}`);
  await press(desk, '填入');
  await press(desk, '登录工作台');
  await desk.shown().getByText('现场登记').first().waitFor();
  return desk;
}

/** Looks at what is handed over on a wide screen and on a phone, and saves its table. @returns the table's text */
async function handedOver(desk: Visitor, name: string): Promise<string> {
  await screenshot(desk.page, `${name}-1280`);
  await desk.page.setViewportSize(PHONE);
  expect(await axe(desk.page)).toEqual([]);
  expect(await overflow(desk.page, PHONE.width, PHONE.height)).toEqual([]);
  await screenshot(desk.page, `${name}-390`);
  await desk.page.emulateMedia({ media: 'print' });
  expect(await desk.shown().getByRole('button', { name: '打印' }).isVisible()).toBe(false);
  await screenshot(desk.page, `${name}-print`);
  await desk.page.emulateMedia({ media: 'screen' });
  await desk.page.setViewportSize(WIDE);
  const saving = desk.page.waitForEvent('download');
  await press(desk, '下载表格（CSV）');
  return readFileSync(await (await saving).path(), 'utf8');
}

test('an account is deleted while the clinic works on a card of it: told before, gone, and worked on to the end', async () => {
  const provider = site.provider();
  const { login, mobile } = booked.people[0];
  const orderId = orderIds.get(FOLLOWED) ?? '';
  const as = { as: login };
  await provider.ok(
    'POST /order/followUp/consent.do',
    { orderId, agreed: agreedTo('followUpConsent') },
    as,
  );
  const answer = { orderId, submissionId: 'deleted-card-1', unusual: true };
  const symptoms = ['seizure' as const];
  await provider.ok('POST /order/followUp/answer.do', { ...answer, symptoms }, as);

  const desk = await openDesk();
  const card = desk.shown().getByRole('button', { name: new RegExp(`^紧急 ?${FOLLOWED}`) });
  const sheet = desk.page.getByRole('dialog', { name: '疑似异常反应草卡' });
  await card.click();
  await sheet.getByRole('button', { name: '我来处理' }).click();
  await sheet.getByRole('radio', { name: '已按 AEFI 报告' }).waitFor();
  await sheet.getByRole('button', { name: '关闭', exact: true }).click();
  await sheet.waitFor({ state: 'detached' });

  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/accountManage');
  await press(visitor, '注销账号');
  const popup = visitor.page.getByRole('dialog', { name: '注销账号' });
  await popup.getByText(/不良反应记录会留在门诊/).waitFor();
  await screenshot(visitor.page, 'clinic-record-deletion');
  await popup.getByRole('button', { name: '获取验证码' }).click();
  await popup.getByText('秒后重发').waitFor();
  await popup.getByLabel('短信验证码').fill(await provider.newestCode(mobile));
  await popup.getByRole('checkbox', { name: '我已了解，确认注销' }).click();
  await popup.getByRole('button', { name: '注销账号' }).click();
  await visitor.page.waitForURL(/#\/mine$/);
  await visitor.page.getByText(/不良反应记录留在门诊/).waitFor();
  const gone = await provider.call('GET /passport/user/findLoginUserByKey.do', {}, as);
  expect(gone.code).toBe(CODE.LOGIN_INVALID);

  await desk.page.reload();
  await card.click();
  await sheet.getByText(mobile).waitFor();
  await sheet
    .getByText(/抽搐|惊厥/)
    .first()
    .waitFor();
  await sheet.getByRole('button', { name: '疑似异常反应个案报告卡' }).click();
  await desk.shown().getByRole('heading', { name: '疑似预防接种异常反应个案报告卡' }).waitFor();
  const form = await handedOver(desk, 'clinic-record-form');
  expect(form).toContain(`"2. 姓名*","${FOLLOWED}"`);
  expect(form).toContain('"疫苗批号*","L20260715"');
  expect(form).toContain('"接种部位*","左上臂"');
  await press(desk, '返回工作台');
  await card.click();
  await sheet.getByRole('radio', { name: '已按 AEFI 报告' }).click();
  await sheet.getByRole('button', { name: '结束这张卡' }).click();
  await sheet.waitFor({ state: 'detached' });
});

test('a parent withdraws the consent for somebody vaccinated today: the clinic has them today, and nobody tomorrow', async () => {
  const provider = site.provider();
  const { login, linkmanId } = booked.people[1];
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/personalMangage');
  await visitor
    .shown()
    .getByRole('button', { name: new RegExp(`^${REMOVED}的身份信息`) })
    .click();
  const consent = visitor.page.getByRole('dialog');
  await consent.getByText(/姓名、证件和健康回答随之删除/).waitFor();
  await screenshot(visitor.page, 'clinic-record-withdrawal');
  await consent.getByRole('button', { name: '撤回同意' }).click();
  await visitor
    .shown()
    .getByRole('button', { name: new RegExp(`^${REMOVED}的身份信息`) })
    .waitFor({ state: 'detached' });

  const desk = await openDesk();
  await press(desk, '接种记录');
  await desk.shown().getByText(REMOVED, { exact: true }).waitFor();
  const table = await handedOver(desk, 'clinic-record-day');
  expect(table.trimEnd().split('\r\n').length).toBeGreaterThanOrEqual(3);
  expect(table).toContain(`"${REMOVED}"`);
  await press(desk, '返回工作台');
  await desk
    .shown()
    .getByRole('button', { name: new RegExp(`^${REMOVED} `) })
    .click();
  await screenshot(desk.page, 'clinic-record-order');
  await desk.page
    .getByRole('dialog')
    .getByRole('button', { name: '导出这位受种者的接种记录' })
    .click();
  await desk
    .shown()
    .getByRole('heading', { name: `${REMOVED}在本门诊的接种记录` })
    .waitFor();

  await provider.jobsAt(provider.now + DAY);
  const staff = await atDesk(provider, booked.depaCode);
  const { records } = await provider.ok('POST /desk/record/day.do', { day: today }, staff);
  const orderId = orderIds.get(REMOVED);
  expect(records.find((record) => record.orderId === orderId)).toMatchObject({
    ...{ personName: '', birthday: '', documentNumber: '', lot: 'L20260715' },
  });
  expect(JSON.stringify(records)).not.toContain(REMOVED);
  const family = await provider.ok('GET /linkman/linkman/findByUserId.do', {}, { as: login });
  expect(family.map((each) => each.linkmanId)).not.toContain(linkmanId);
});
