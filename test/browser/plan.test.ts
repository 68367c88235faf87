import { addDays, addMonths } from '@contract/time/day-rules';
import { sayNothingElse } from '../samples/recipient-history';
import { agree, arrive, press, times } from './kit/booking-steps';
import { violationsInEveryState } from './kit/every-state';
import { screenshot } from './kit/screenshot';
import { signInHere } from './kit/sign-in';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();

/** Today in Asia/Shanghai. */
const today = (): string => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The day that many months ago, in Asia/Shanghai; always a day that the month has. */
function monthsAgo(months: number): string {
  const now = new Date(Date.now() + 8 * 3_600_000);
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 10));
  return then.toISOString().slice(0, 10);
}

type Child = readonly [name: string, documentNumber: string, birthday: string];

/** @param asked whether they have answered for each child that no other dose was administered */
async function parent(mobile: string, more: readonly Child[] = [], asked = true): Promise<Visitor> {
  const provider = site.provider();
  const login = await provider.signUp(mobile);
  const guardian = { name: '李青', mobile: '13700000000', relation: 'mother' } as const;
  const child = {
    documentKind: 7,
    sex: 2,
    relationType: 3,
    mobile: '13700000000',
    guardian,
    consent: true,
    guardianConsentVersion: '1.0',
  } as const;
  for (const [name, documentNumber, birthday] of [
    ['小禾', 'A123456789', monthsAgo(15)],
    ['小麦', 'A123456788', monthsAgo(1)],
    ...more,
  ] as const) {
    const { linkmanId } = await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      { ...child, name, documentNumber, birthday },
      { as: login },
    );
    if (asked) await sayNothingElse(provider, login, linkmanId);
  }
  return site.visit({ signedInAs: login });
}

/** What would be printed of a plan shown in dark colours. */
async function onPaper({ page }: Visitor) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const shown = page.locator('.taro_page:not(.taro_page_shade)');
  const found = {
    buttons: await shown.getByRole('button').count(),
    others: await shown.getByRole('radio').count(),
    paper: await shown
      .locator('.ui-card')
      .first()
      .evaluate((card) => getComputedStyle(card).backgroundColor),
  };
  await shown.getByText('打印于', { exact: false }).waitFor();
  await screenshot(page, 'plan-print');
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  return found;
}

test('a visitor sees a plan for a birthday without signing in, and nothing of it is sent', async () => {
  const visitor = await site.visit();
  const sent: string[] = [];
  visitor.page.on('request', (request) => sent.push(request.url()));
  await visitor.open('/vaccinePlan');
  const birthday = monthsAgo(14);
  await visitor.shown().getByLabel('出生日期').fill(birthday);
  await visitor.shown().getByRole('heading', { name: '待确认是否接种' }).waitFor();
  expect(await visitor.shown().getByText('逾期').count()).toBe(0);
  await visitor.shown().getByRole('radio', { name: '打到更早的月龄' }).click();
  const upTo = visitor.shown().getByRole('combobox', { name: '打到更早的月龄' });
  await upTo.selectOption({ label: '4 月龄及以前的都打了' });
  await visitor.shown().getByRole('heading', { name: '已逾期，尽快补种' }).waitFor();
  await visitor.shown().getByRole('button', { name: '预约麻腮风疫苗 第 1 剂' }).waitFor();
  expect(sent.filter((url) => url.includes('/plan/') || url.includes(birthday))).toEqual([]);
  expect(await violationsInEveryState(visitor, 'plan-visitor')).toEqual([]);
  visitor.expectNoProblems();
});

test('what a visitor entered is there after the sign-in, and becomes a family member with the doses', async () => {
  const provider = site.provider();
  const mobile = '13800000306';
  const visitor = await site.visit();
  await visitor.open('/vaccinePlan');
  const birthday = monthsAgo(14);
  await visitor.shown().getByLabel('出生日期').fill(birthday);
  await visitor.shown().getByRole('radio', { name: '8 月龄及以前的都打了' }).click();
  await press(visitor, '登录，管理全家的计划');
  await arrive(visitor, '/login');
  await signInHere(visitor, provider, mobile);
  await arrive(visitor, '/vaccinePlan');
  await visitor.shown().getByRole('heading', { name: '把刚才填的添加为家庭成员？' }).waitFor();
  await screenshot(visitor.page, 'plan-offer');
  await press(visitor, '添加为家庭成员');
  await arrive(visitor, '/fillmemberInfo');
  const form = visitor.shown();
  await form.getByLabel('姓名', { exact: true }).waitFor();
  await screenshot(visitor.page, 'plan-offer-begun');
  await form.getByLabel('姓名', { exact: true }).fill('小雨');
  await form.getByLabel('证件类型').selectOption({ label: '出生医学证明' });
  await form.getByRole('textbox', { name: '证件号码' }).fill('A123456783');
  await screenshot(visitor.page, 'plan-offer-form');
  expect(await form.getByLabel('出生日期').inputValue()).toBe(birthday);
  await form.getByText('保存后一并补记', { exact: false }).waitFor();
  await form.getByRole('radio', { name: '女' }).click();
  await press(visitor, '我是监护人，同意并保存');
  await arrive(visitor, '/vaccinePlan');
  await visitor.shown().getByText('小雨').first().waitFor();
  await screenshot(visitor.page, 'plan-offer-done');
  visitor.expectNoProblems();
});

test('a parent is asked for the vaccination book before anything is late, by keyboard too, and can take the answer back', async () => {
  const visitor = await parent('13800000303', [['小树', 'A123456786', monthsAgo(37)]], false);
  await visitor.open('/home');
  const line = visitor.shown().getByRole('button', { name: /^小树/ });
  await line.waitFor();
  expect(await line.textContent()).toContain('补记打过的疫苗');
  await line.click();
  const shown = visitor.shown();
  await shown.getByRole('heading', { name: '手边有接种证吗？' }).waitFor();
  expect(await shown.getByText('逾期').count()).toBe(0);
  expect(await violationsInEveryState(visitor, 'plan-ask')).toEqual([]);

  await shown.getByRole('button', { name: '按月龄一次补记' }).first().focus();
  await visitor.page.keyboard.press('Enter');
  const sheet = visitor.page.getByRole('dialog', { name: '按月龄一次补记' });
  await sheet.getByRole('button', { name: '补记' }).click();
  await sheet.getByText('请选择打到哪个月龄').waitFor();
  await sheet.getByLabel('打到哪个月龄').selectOption({ label: '18 月龄及以前的都打了' });
  expect(await sheet.getByRole('status').textContent()).toContain('将补记 17 剂');
  expect(await violationsInEveryState(visitor, 'plan-bulk')).toEqual([]);
  // The request whose answer is lost is sent again and counts once.
  await visitor.page.route('**/saveDoseHistory.do', async (route) => {
    await route.fetch();
    await route.abort();
    await visitor.page.unroute('**/saveDoseHistory.do');
  });
  await sheet.getByRole('button', { name: '补记这 17 剂' }).click();
  await sheet.getByRole('alert').waitFor();
  await sheet.getByRole('button', { name: '补记这 17 剂' }).focus();
  await visitor.page.keyboard.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await shown.getByText('已补记 17 剂', { exact: false }).waitFor();
  await shown.getByRole('button', { name: '去预约乙脑减毒疫苗 第 2 剂' }).waitFor();

  await shown.getByRole('button', { name: '填日期：麻腮风疫苗 第 2 剂' }).click();
  const form = visitor.page.getByRole('dialog', { name: '补记打过的疫苗' });
  await form.getByLabel('接种日期').fill(monthsAgo(18));
  await form.getByRole('button', { name: '保存' }).click();
  await form.waitFor({ state: 'detached' });
  await shown.getByRole('button', { name: '撤销一次补记的 16 剂' }).waitFor();
  await shown.getByRole('button', { name: '乙脑减毒疫苗 第 2 剂打过了，补记' }).waitFor();
  await screenshot(visitor.page, 'plan-noted');
  await shown.getByRole('button', { name: '撤销一次补记的 16 剂' }).click();
  await shown.getByText('已补记 1 剂', { exact: false }).waitFor();

  await shown.getByRole('button', { name: '其余的都没打过' }).click();
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '都没打过' }).click();
  await shown.getByRole('heading', { name: '已逾期，尽快补种' }).waitFor();
});

test('a dose noted from the vaccination book moves the plan on, and its removal moves it back', async () => {
  const visitor = await parent('13800000301');
  await visitor.open('/vaccinePlan');
  const shown = visitor.shown();
  await shown.getByRole('heading', { name: '小麦' }).waitFor();
  await shown.getByRole('radio', { name: '小禾' }).click();
  await shown.getByRole('heading', { name: '小禾' }).waitFor();
  expect(await violationsInEveryState(visitor, 'plan-family')).toEqual([]);
  expect(await onPaper(visitor)).toEqual({ buttons: 0, others: 0, paper: 'rgb(255, 255, 255)' });

  await shown.getByRole('button', { name: '补记一针' }).click();
  const sheet = visitor.page.getByRole('dialog', { name: '补记打过的疫苗' });
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.getByText('请选择接种日期').waitFor();
  await sheet.getByLabel('疫苗').selectOption({ label: '麻腮风疫苗' });
  await sheet.getByLabel('接种日期').fill(monthsAgo(6));
  await screenshot(visitor.page, 'plan-dose');
  await sheet.getByRole('button', { name: '保存' }).click();
  const remove = shown.getByRole('button', { name: /^删除麻腮风疫苗 第 1 剂/ });
  await remove.waitFor();
  expect(await shown.getByRole('button', { name: '预约麻腮风疫苗 第 1 剂' }).count()).toBe(0);

  await remove.click();
  const question = visitor.page.getByRole('alertdialog');
  await question.getByRole('button', { name: '删除' }).click();
  await shown.getByRole('button', { name: '预约麻腮风疫苗 第 1 剂' }).waitFor();

  await shown.getByRole('radio', { name: '小麦' }).click();
  await shown.getByRole('heading', { name: '小麦' }).waitFor();
  await visitor.settle();
  visitor.expectNoProblems();
});

test('a dose that was repeated is noted beside the two of the schedule', async () => {
  const visitor = await parent('13800000305', [['小穗', 'A123456784', monthsAgo(40)]]);
  await visitor.open('/vaccinePlan');
  const shown = visitor.shown();
  await shown.getByRole('radio', { name: '小穗' }).click();
  const sheet = visitor.page.getByRole('dialog', { name: '补记打过的疫苗' });
  const note = async (months: number): Promise<void> => {
    await shown.getByRole('button', { name: '补记一针' }).click();
    await sheet.getByLabel('疫苗').selectOption({ label: '麻腮风疫苗' });
    await sheet.getByLabel('接种日期').fill(monthsAgo(months));
    await screenshot(visitor.page, `plan-dose-${months}`);
    await sheet.getByRole('button', { name: '保存' }).click();
    await sheet.waitFor({ state: 'detached' });
  };
  await note(32);
  await note(22);
  await shown.getByRole('button', { name: '补记一针' }).click();
  await sheet.getByLabel('疫苗').selectOption({ label: '麻腮风疫苗' });
  expect(await sheet.getByLabel('第几剂').locator('option:checked').textContent()).toBe(
    '重打的，或不确定第几剂',
  );
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.getByText('请选择接种日期').waitFor();
  await sheet.getByLabel('接种日期').fill(monthsAgo(12));
  await screenshot(visitor.page, 'plan-dose-extra');
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.waitFor({ state: 'detached' });
  await shown
    .getByRole('button', { name: /^删除麻腮风疫苗/ })
    .nth(2)
    .waitFor();
  await screenshot(visitor.page, 'plan-extra');
  visitor.expectNoProblems();
});

test('one tap shows where a vaccine can be had, back closes that, and a tap there books for its person and first day', async () => {
  const earliest = addDays(today(), 7);
  const birthday = addMonths(earliest, -2);
  const visitor = await parent('13800000302', [['小苗', 'A123456787', birthday]]);
  await visitor.open('/vaccinePlan');
  await visitor.shown().getByRole('radio', { name: '小苗' }).click();
  await visitor.shown().getByRole('heading', { name: '小苗' }).waitFor();
  await press(visitor, '提前预约脊灰灭活疫苗 第 1 剂');
  const sheet = visitor.page.getByRole('dialog', { name: '选择门诊：脊灰灭活疫苗 第 1 剂' });
  await sheet.getByText('最早', { exact: false }).waitFor();
  expect(await violationsInEveryState(visitor, 'plan-clinics')).toEqual([]);
  await visitor.page.goBack();
  await sheet.waitFor({ state: 'detached' });
  expect(visitor.path()).toBe('/vaccinePlan');
  await press(visitor, '提前预约脊灰灭活疫苗 第 1 剂');
  await sheet
    .getByRole('button', { name: /最近可约/ })
    .first()
    .click();
  await arrive(visitor, '/vaccineNotice');
  await visitor.page.reload();
  await agree(visitor);
  await arrive(visitor, '/subscribe');
  await times(visitor).first().waitFor();
  const form = visitor.shown();
  expect(visitor.path()).toMatch(/^\/subscribe\?vaccId=[\w-]+&depaCode=\w+$/);
  const chosen = form.getByRole('radio', { name: /小苗/ });
  expect(await chosen.first().getAttribute('aria-checked')).toBe('true');
  const [, month, day] = earliest.split('-').map(Number);
  await form.getByText(`${month}月${day}日`, { exact: false }).first().waitFor();
  await form.getByText('起才可以打', { exact: false }).waitFor();
  await screenshot(visitor.page, 'plan-booking');
  visitor.expectNoProblems();

  await visitor.open('/home');
  await visitor.shown().getByRole('button', { name: /小苗/ }).click();
  await visitor.page.getByRole('dialog', { name: '选择门诊：乙肝疫苗 第 1 剂' }).waitFor();
});

test('BCG from three months on is said to need a test first, on its card, in the choice of a clinic and in the form', async () => {
  const visitor = await parent('13800000304', [['小果', 'A123456785', monthsAgo(5)]]);
  await visitor.open('/vaccinePlan');
  await visitor.shown().getByRole('radio', { name: '小果' }).click();
  await visitor.shown().getByText('要先做结核菌素试验', { exact: false }).waitFor();
  await press(visitor, '去预约卡介苗');
  const sheet = visitor.page.getByRole('dialog', { name: '选择门诊：卡介苗' });
  await sheet.getByText('结核菌素试验', { exact: false }).waitFor();
  expect(await sheet.getByText('现在就可以打').count()).toBe(0);
  expect(await violationsInEveryState(visitor, 'plan-bcg')).toEqual([]);
  await sheet
    .getByRole('button', { name: /最近可约/ })
    .first()
    .click();
  await agree(visitor);
  await arrive(visitor, '/subscribe');
  await visitor.shown().getByText('要先做结核菌素试验', { exact: false }).waitFor();
  await visitor.settle();
  visitor.expectNoProblems();
});

test('children’s vaccines by age lead to the vaccines of their kind', async () => {
  const visitor = await site.visit();
  await visitor.open('/children');
  expect(await violationsInEveryState(visitor, 'children')).toEqual([]);
  await visitor.shown().getByText('水痘疫苗').click();
  await visitor.settle();
  expect(visitor.path()).toBe('/vaccineList?keyword=水痘&category=paid');
});
