import { axe } from './kit/axe';
import { newResident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { dress, VISUAL_MODES_OF_RUN, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import { makeMemberCodes } from '../server/kit/worlds/member-codes';

// The operator's command makes codes beside the running provider.
const site = useSite();
const LIGHT = { name: 'light', dark: false, large: false };
const IPHONE_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile YimiaoApp/5.4.0';

async function checkAppearance(visitor: Visitor, name: string): Promise<void> {
  await visitor.settle();
  const { page } = visitor;
  for (const each of VISUAL_MODES_OF_RUN) {
    await dress(page, each);
    await screenshot(page, `member-${name}-${each.name}`);
    expect(await axe(page)).toEqual([]);
    for (const width of [320, 390, 768]) expect(await overflow(page, width, 844)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await dress(page, LIGHT);
}

test('somebody without beans sees what membership is, and how to earn it', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/memberIndex');
  await visitor.shown().getByText('您还不是会员').waitFor();
  await visitor
    .shown()
    .getByText('会员不影响预约：号源、候补、放号排队，对所有人都一样。')
    .waitFor();
  await checkAppearance(visitor, 'none');
  await press(visitor, '去得健康豆');
  await arrive(visitor, '/healthBeanTask');
  await visitor.open('/memberIndex');
  await press(visitor, '用兑换码 活动中得到的 16 位兑换码');
  const sheet = visitor.page.getByRole('dialog', { name: '用兑换码' });
  await sheet.getByRole('button', { name: '兑换', exact: true }).click();
  await sheet.getByText('请填写 16 位兑换码').waitFor();
  await sheet.getByLabel('兑换码', { exact: true }).fill('ABCD-EFGH-JKMN-PQRS');
  await sheet.getByRole('button', { name: '兑换', exact: true }).click();
  await sheet.getByText('兑换码不对、已过期或已用过，请核对后再试').waitFor();
});

test('the app on iOS neither sells nor hints at codes', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login, userAgent: IPHONE_APP });
  await visitor.open('/memberIndex');
  await visitor.shown().getByText('您还不是会员').waitFor();
  expect(
    await visitor
      .shown()
      .getByText(/兑换码|购买|¥/)
      .count(),
  ).toBe(0);
});

test('who is no member reads what the privileges are, and how to become one', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/privilegeCenter');
  await visitor.shown().getByText('成为会员后可用').waitFor();
  await visitor.shown().getByText('家庭成员加到 20 位').waitFor();
  await visitor.shown().getByText('人工客服更早接入').waitFor();
  await visitor.shown().getByText('健康急事和当天有预约的人，仍然在会员之前').waitFor();
  expect(await visitor.shown().getByText('还没有用过').count()).toBe(3);
  await checkAppearance(visitor, 'privileges');
  await press(visitor, '去会员中心');
  await arrive(visitor, '/memberIndex');
});

test('a code makes a member, who takes the calendar’s address and ends it again', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const from = { dataDir: provider.dataDir, url: provider.databaseUrl };
  const [code = ''] = makeMemberCodes(from, 1, 30);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/memberIndex');
  await press(visitor, '用兑换码 活动中得到的 16 位兑换码');
  const sheet = visitor.page.getByRole('dialog', { name: '用兑换码' });
  await sheet.getByLabel('兑换码', { exact: true }).fill(code);
  await sheet.getByRole('button', { name: '兑换', exact: true }).click();
  await visitor.shown().getByText('您是会员').waitFor();
  await visitor
    .shown()
    .getByText(/^有效到/)
    .waitFor();
  await checkAppearance(visitor, 'centre');
  await press(visitor, '会员可以做什么 怎么用');
  await arrive(visitor, '/privilegeCenter');
  await press(visitor, '生成日历地址');
  const address = visitor.shown().getByText(/\/member\/calendar\/[\w-]{43}\.ics$/);
  await address.waitFor();
  const url = (await address.textContent()) ?? '';
  expect((await fetch(url)).status).toBe(200);
  await checkAppearance(visitor, 'feed');
  await visitor.open('/privilegeCenter');
  await visitor
    .shown()
    .getByText(/^用过 1 次/)
    .waitFor();
  expect(await visitor.shown().getByText(url).count()).toBe(0);
  await press(visitor, '停用这个地址');
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '确定' }).click();
  await visitor.shown().getByRole('button', { name: '生成日历地址' }).waitFor();
  expect((await fetch(url)).status).toBe(404);

  // Signing out leaves nothing of the membership behind.
  await visitor.open('/mine');
  await press(visitor, '退出登录');
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await visitor.shown().getByText('登录后查看您的预约').waitFor();
  await visitor.open('/memberIndex');
  await arrive(visitor, '/login');
});

test('the centre reads in English', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  await visitor.open('/memberIndex');
  await visitor.shown().getByText('You are not a member yet').waitFor();
  await checkAppearance(visitor, 'english');
  await visitor.open('/privilegeCenter');
  await visitor.shown().getByText('Up to 20 family members').waitFor();
  await checkAppearance(visitor, 'english-privileges');
});
