import { newResident } from './kit/booking';
import { arrive } from './kit/booking-steps';
import { AGENTS } from './kit/native-app';
import { inEveryVisualMode } from './kit/in-every-visual-mode';
import { atPlatform } from './kit/platform-page';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor, VisitOptions } from './kit/visitor';

const site = useSite();
const PAY = /^用(微信|支付宝)付/;

const checkAppearance = (visitor: Visitor, name: string): Promise<void> =>
  inEveryVisualMode(visitor, `member-purchase-${name}`);

const shows = (visitor: Visitor, text: string | RegExp): Promise<void> =>
  visitor.shown().getByText(text).first().waitFor();

async function buyer(options: VisitOptions = {}): Promise<Visitor> {
  const person = await newResident(site.provider(), { byPlatform: true });
  const visitor = await site.visit({ signedInAs: person.login, ...options });
  await visitor.open('/memberIndex');
  await visitor
    .shown()
    .getByRole('button', { name: /^用(微信|支付宝)付|^Pay/ })
    .waitFor();
  return visitor;
}
const agree = (visitor: Visitor): Promise<void> =>
  visitor.shown().getByRole('checkbox', { name: '我已阅读并同意会员服务协议' }).click();

test('a membership is bought by whoever agrees to the agreement, and ended for the money that is shown', async () => {
  const visitor = await buyer({ userAgent: AGENTS.android });
  await checkAppearance(visitor, 'offer');
  expect(await visitor.shown().getByText('要发票').count()).toBe(0);
  await visitor
    .shown()
    .getByRole('radio', { name: /^365 天/ })
    .click();
  await visitor.shown().getByRole('radio', { name: '支付宝' }).click();
  const button = visitor.shown().getByRole('button', { name: PAY });
  expect(await button.textContent()).toContain('¥99');
  await button.click();
  await shows(visitor, '请先阅读并同意会员服务协议');
  await agree(visitor);
  await button.click();
  await atPlatform(visitor, /^确认付款/);
  await arrive(visitor, '/memberIndex');
  await shows(visitor, '您是会员');
  await shows(visitor, '由服务运营方开具，拨打 400-000-0000');
  await checkAppearance(visitor, 'bought');
  await visitor
    .shown()
    .getByRole('button', { name: /^结束并退款/ })
    .click();
  const question = visitor.page.getByRole('alertdialog');
  expect(await question.textContent()).toContain('¥99');
  await screenshot(visitor.page, 'member-purchase-end');
  await question.getByRole('button', { name: '结束并退款' }).click();
  await shows(visitor, /¥99(\.00)? (正在退回|已退回)/);
  await shows(visitor, '会员已到期');
  visitor.expectNoProblems();
});

test('who leaves the platform’s page without paying is asked about, and goes on by keyboard', async () => {
  const visitor = await buyer();
  await agree(visitor);
  await visitor.shown().getByRole('button', { name: PAY }).click();
  await visitor.page.waitForURL(/\/(simulated|dev)\//);
  await visitor.open('/memberIndex');
  await shows(visitor, '正在查询付款结果');
  await checkAppearance(visitor, 'asking');
  await visitor.page.reload();
  await shows(visitor, '正在查询付款结果');
  const box = visitor.shown().getByRole('checkbox', { name: '我已阅读并同意会员服务协议' });
  await box.focus();
  await visitor.page.keyboard.press('Space');
  const goOn = visitor.shown().getByRole('button', { name: '还没付，继续付款' });
  await goOn.focus();
  await visitor.page.keyboard.press('Enter');
  await atPlatform(visitor, /^确认付款/);
  await arrive(visitor, '/memberIndex');
  await shows(visitor, '您是会员');
});

test('the offer reads in English', async () => {
  const visitor = await buyer({ locale: 'en-US' });
  await shows(visitor, 'Buy membership');
  await checkAppearance(visitor, 'english');
});
