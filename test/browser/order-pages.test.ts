import type { Locator } from 'playwright-core';
import { atDesk, untilOpen, vaccinate } from '../server/kit/worlds/desk-hours';
import { ADULT, bookFor, findTarget, freshMobile, onlyOrderOf, residentId } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { differsFrom } from './kit/code-picture';
import { overflow } from './kit/page-state';
import { atPlatform } from './kit/platform-page';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { bookVisit } from './kit/visit';
import type { Visitor } from './kit/visitor';

const site = useSite();
const LOT = 'L20260715';
/** s that somebody stays after a vaccination. */
const HALF_HOUR = 30 * 60;

beforeAll(async () => {
  await site.provider().scheduleReady();
  await site.later(untilOpen());
});

const NAME = '王小芳';

async function resident(): Promise<Resident & { readonly documentNumber: string }> {
  const provider = site.provider();
  const mobile = freshMobile();
  const login = await provider.signUp(mobile);
  const documentNumber = residentId(ADULT);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: NAME,
      documentKind: 1,
      documentNumber,
      sex: 2,
      birthday: ADULT,
      relationType: 1,
      mobile,
      isDefault: 1,
      consent: true,
    },
    { as: login },
  );
  return { login, mobile, linkmanId, name: NAME, documentNumber };
}

const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `order-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
};
const textOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.shown().textContent()) ?? '';

/** What a countdown of minutes and seconds shows, s. */
async function secondsOn(clock: Locator): Promise<number> {
  const [, minutes = '', seconds = ''] =
    /^(\d\d):(\d\d)$/.exec((await clock.textContent()) ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

test('an appointment that was paid ahead is refunded by the rules shown, and one tap brings it back', async () => {
  const provider = site.provider();
  const person = await resident();
  const orderId = await bookFor(provider, person, await findTarget(provider, person));
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/refundDetails?orderId=${orderId}`);
  expect(await textOf(visitor)).toContain('这个预约没有在线付款');

  await visitor.go(`/subscribeDetail?orderId=${orderId}`);
  await visitor
    .shown()
    .getByRole('button', { name: /^用支付宝付/ })
    .click();
  await atPlatform(visitor, /^确认付款/);
  await arrive(visitor, '/subscribeDetail');
  await visitor
    .shown()
    .getByText(/^已在线付款/)
    .waitFor();
  await checkAppearance(visitor, 'paid');
  await visitor
    .shown()
    .getByRole('button', { name: /^取消可退多少/ })
    .click();
  await arrive(visitor, '/refundDetails');
  await visitor.shown().getByText('如果现在取消').waitFor();
  await checkAppearance(visitor, 'refund-outlook');

  await press(visitor, '取消预约');
  await arrive(visitor, '/cancelOrder');
  await visitor.shown().getByRole('radio', { name: '时间不合适' }).click();
  await press(visitor, '取消这次预约');
  await press(visitor, '确定取消');
  await arrive(visitor, '/refundDetails');
  await visitor.shown().getByText('等待退回').waitFor();
  await checkAppearance(visitor, 'refund-progress');
  expect((await onlyOrderOf(provider, visitor)).status).toBe('REFUNDING');

  await visitor.go(`/cancelOrderDetail?orderId=${orderId}`);
  await visitor.shown().getByText('时间不合适').waitFor();
  await checkAppearance(visitor, 'cancelled');
  await press(visitor, '撤回退款，保留预约');
  await visitor.page
    .getByRole('alertdialog')
    .getByRole('button', { name: '撤回退款，保留预约' })
    .click();
  await visitor.shown().getByText('这个预约没有取消').waitFor();
  expect((await onlyOrderOf(provider, visitor)).status).toBe('BOOKED');
  visitor.expectNoProblems();
});

test('a vaccination at the desk shows up in the family, with its half hour, notes and a certificate', async () => {
  const provider = site.provider();
  const person = await resident();
  const orderId = await vaccinate(provider, person, LOT);
  const visitor = await site.visit({ signedInAs: person.login });

  await visitor.open('/offlineOrder');
  await visitor.shown().getByText(NAME).waitFor();
  await checkAppearance(visitor, 'offline-list');
  await visitor.shown().getByRole('button').filter({ hasText: NAME }).click();
  await arrive(visitor, '/offlineOrderDetail');
  await visitor.shown().getByText(LOT).first().waitFor();
  await checkAppearance(visitor, 'offline');

  await press(visitor, '接种后留观');
  await arrive(visitor, '/inoculateNote');
  const clock = visitor.shown().getByRole('timer');
  await clock.waitFor();
  const before = await secondsOn(clock);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThanOrEqual(HALF_HOUR);
  await visitor.shown().getByRole('checkbox', { name: '发热' }).click();
  await visitor
    .shown()
    .getByRole('textbox', { name: /补充说明/ })
    .fill('37.8 ℃');
  await checkAppearance(visitor, 'observation');
  await press(visitor, '保存记录');
  await visitor
    .shown()
    .getByText(/^保存于/)
    .waitFor();
  // Leaving and coming back neither stops the clock nor loses the note.
  await visitor.open(`/inoculateNote?orderId=${orderId}`);
  await visitor.shown().getByRole('checkbox', { name: '发热', checked: true }).waitFor();
  const after = await secondsOn(clock);
  expect(after).toBeLessThanOrEqual(before);
  expect(after).toBeLessThan(HALF_HOUR);

  await visitor.go(`/certificate?orderId=${orderId}`);
  const code = visitor.shown().getByRole('img', { name: /^接种凭证二维码/ });
  await code.waitFor();
  await checkAppearance(visitor, 'certificate');
  const { text } = await provider.ok(
    'GET /order/certificate/detail.do',
    { orderId },
    { as: person.login },
  );
  expect(await differsFrom(code, text)).toBe(0);
  expect(await textOf(visitor)).not.toContain(NAME);

  await press(visitor, '核验接种凭证');
  await arrive(visitor, '/certificateVerify');
  const field = visitor.shown().getByRole('textbox', { name: /凭证文本/ });
  await field.fill(text);
  await press(visitor, '核验');
  await visitor.shown().getByText('签名有效').waitFor();
  await checkAppearance(visitor, 'genuine');
  // From here on without network: the keys are stored on the device.
  await visitor.context.setOffline(true);
  const bent = text.replace(/^(YMV1\..{20})(.)/, (_, head: string, one: string) => {
    return head + (one === 'A' ? 'B' : 'A');
  });
  await field.fill(bent);
  await press(visitor, '核验');
  await visitor
    .shown()
    .getByText(/签名无效|这不是接种凭证/)
    .waitFor();
  await field.fill(text);
  await press(visitor, '核验');
  await visitor.shown().getByText('签名有效').waitFor();
});

test('the clinic’s number to call is corrected without giving up the place', async () => {
  const provider = site.provider();
  const person = await resident();
  const orderId = await bookFor(provider, person, await findTarget(provider, person));
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/subscribeDetail?orderId=${orderId}`);
  await visitor.shown().getByText('更正联系手机').click();
  const sheet = visitor.page.getByRole('dialog', { name: '更正联系手机' });
  const field = sheet.getByRole('textbox', { name: '联系手机' });
  await field.fill('1361234');
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.getByText('请填写 11 位大陆手机号').waitFor();
  // As contacts of a phone paste it, with marks of direction.
  await field.fill('\u202d+86 136-1234-5678\u202c');
  await checkAppearance(visitor, 'contact');
  await sheet.getByRole('button', { name: '保存' }).click();
  await sheet.waitFor({ state: 'detached' });
  await visitor.shown().getByText('现在是 136****5678').waitFor();
  const { mobileMasked, status } = await onlyOrderOf(provider, visitor);
  expect([mobileMasked, status]).toEqual(['136****5678', 'BOOKED']);
  visitor.expectNoProblems();
});

test('a family visit is one card, and each dose of it leads to the other', async () => {
  const provider = site.provider();
  const person = await resident();
  await bookVisit(provider, person, '王小兰');
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/myOrder');
  const cards = visitor.shown().getByRole('link').filter({ hasText: '2 人 · 2 剂' });
  await cards.filter({ hasText: '王小兰' }).filter({ hasText: NAME }).waitFor();
  expect(await cards.count()).toBe(1);
  await checkAppearance(visitor, 'visit-list');
  await cards.click();
  await arrive(visitor, '/subscribeDetail');
  const dose = (name: string) =>
    visitor
      .shown()
      .locator('.ui-cells')
      .filter({ has: visitor.page.getByRole('heading', { name }) })
      .getByRole('button');
  const [[first], [second]] = [
    [NAME, '王小兰'],
    ['王小兰', NAME],
  ] as const;
  const isFirst = (await dose(second).count()) === 1;
  const other = isFirst ? second : first;
  await visitor.shown().getByRole('heading', { name: '王小兰' }).scrollIntoViewIfNeeded();
  await checkAppearance(visitor, 'visit-detail');
  await dose(other).click();
  await dose(isFirst ? first : second).waitFor();
  expect(await dose(other).count()).toBe(0);
  // Sibling pages: one step back is the list.
  await visitor.page.goBack();
  await arrive(visitor, '/myOrder');
  visitor.expectNoProblems();
});

test('checking in says why it does not work, and a vaccine that is waited for can be let go', async () => {
  const provider = site.provider();
  const person = await resident();
  const { productId, depaCode } = await findTarget(provider, person);
  await provider.ok(
    'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do',
    { productId, regionCode: '110100' },
    { as: person.login },
  );
  const { code } = await provider.ok('GET /desk/code.do', {}, await atDesk(provider, depaCode));
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/scanConfirm');
  await visitor
    .shown()
    .getByRole('textbox', { name: /六位签到码/ })
    .fill('12');
  await press(visitor, '下一步');
  await visitor.shown().getByText('请输入六位数字，或重新扫码').waitFor();
  await checkAppearance(visitor, 'check-in');
  await visitor.go(`/scanConfirm?code=${code}`);
  await visitor
    .shown()
    .getByText(/您还没有待接种的预约/)
    .waitFor();
  await visitor.shown().getByRole('button', { name: '换一个码' }).waitFor();

  await visitor.go('/userWantDo');
  await visitor
    .shown()
    .getByText(/有号，可以预约|还没有号/)
    .first()
    .waitFor();
  await checkAppearance(visitor, 'wants');
  await visitor
    .shown()
    .getByRole('button', { name: /^取消.*到苗提醒$/ })
    .click();
  await visitor.shown().getByText('还没有登记到苗提醒').waitFor();
});
