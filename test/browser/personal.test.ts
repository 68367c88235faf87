import { axe } from './kit/axe';
import { newResident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { openInApp } from './kit/native-app';
import { dress, VISUAL_MODES_OF_RUN, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { everythingStored } from './kit/stored';
import type { Visitor } from './kit/visitor';

const site = useSite({});
const LIGHT = { name: 'light', dark: false, large: false };
const PAGES = ['/personalMangage', '/noticeList', '/infoAuthorization'] as const;
const CONSENTS = 'GET /personal/consent/list.do';

async function checkAppearance(visitor: Visitor, name: string): Promise<void> {
  await visitor.settle();
  const { page } = visitor;
  for (const each of VISUAL_MODES_OF_RUN) {
    await dress(page, each);
    await screenshot(page, `personal-${name}-${each.name}`);
    expect(await axe(page)).toEqual([]);
    for (const width of [320, 390, 768]) expect(await overflow(page, width, 844)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await dress(page, LIGHT);
}

test.each(PAGES)('%s leads who is not signed in to the login', async (path) => {
  const visitor = await site.visit({});
  await visitor.open(path);
  await arrive(visitor, '/login');
});

test('somebody sees what is held and why, allows statistics, withdraws that and allows them again', async () => {
  const person = await newResident(site.provider());
  const given = async (): Promise<boolean | undefined> => {
    const { list } = await site.provider().ok(CONSENTS, {}, { as: person.login });
    return list.find(({ purpose }) => purpose === 'statistics')?.given;
  };
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/mine');
  await press(visitor, '个人信息管理');
  await arrive(visitor, '/personalMangage');
  await checkAppearance(visitor, 'manage');
  await visitor
    .shown()
    .getByRole('button', { name: /^家庭成员/ })
    .click();
  const sheet = visitor.page.getByRole('dialog');
  await sheet
    .getByText('给：您预约的接种门诊、身份核验机构（开通时）。', { exact: true })
    .first()
    .waitFor();
  await screenshot(visitor.page, 'personal-held');
  expect(await axe(visitor.page)).toEqual([]);
  await sheet.getByRole('button', { name: '查看或更正' }).click();
  await arrive(visitor, '/memberList');
  await visitor.open('/personalMangage');
  await visitor
    .shown()
    .getByRole('button', { name: /^使用统计.*未同意/ })
    .click();
  await sheet.getByRole('button', { name: '同意', exact: true }).click();
  await visitor
    .shown()
    .getByRole('button', { name: /^使用统计.*已同意/ })
    .click();
  await sheet.getByText(/看过哪些视频的记录马上删除/).waitFor();
  expect(await axe(visitor.page)).toEqual([]);
  await sheet.getByRole('button', { name: '撤回同意' }).click();
  await visitor
    .shown()
    .getByRole('button', { name: /^使用统计.*未同意/ })
    .waitFor();
  expect(await given()).toBe(false);
  // From now on the device sends no statistics either.
  const sent: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().includes('/analytics/')) sent.push(request.url());
  });
  await visitor.open('/about');
  await visitor.open('/college');
  await visitor.settle();
  expect(sent).toEqual([]);
  await visitor.open('/personalMangage');
  await visitor
    .shown()
    .getByRole('button', { name: /^使用统计.*未同意/ })
    .click();
  await sheet.getByRole('button', { name: '同意', exact: true }).click();
  await visitor
    .shown()
    .getByRole('button', { name: /^使用统计.*已同意/ })
    .waitFor();
  expect(await given()).toBe(true);
});

test('who removes the consent for a family member removes the member', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/personalMangage');
  await visitor
    .shown()
    .getByRole('button', { name: new RegExp(`^${person.name}的身份信息`) })
    .click();
  await visitor.page.getByRole('dialog').getByRole('button', { name: '撤回同意' }).click();
  const row = visitor
    .shown()
    .getByRole('button', { name: new RegExp(`^${person.name}的身份信息`) });
  await row.waitFor({ state: 'detached' });
  const family = await site
    .provider()
    .ok('GET /linkman/linkman/findByUserId.do', {}, { as: person.login });
  expect(family).toEqual([]);
});

test('nobody has opened the record yet, and the page says so', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/personalMangage');
  await visitor
    .shown()
    .getByRole('button', { name: /^谁打开过我的信息/ })
    .click();
  await visitor.page.getByRole('dialog').getByText('还没有工作人员打开过您的信息').waitFor();
  expect(await axe(visitor.page)).toEqual([]);
});

test('a notice is turned off for good, and what stays on says why', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/noticeList');
  await visitor
    .shown()
    .getByText('停诊、取消关系到您会不会白跑、漏种，所以站内消息和短信不能关闭。')
    .waitFor();
  await visitor.shown().getByText('在“网站设置”里更改').waitFor();
  await checkAppearance(visitor, 'notices');
  const reminders = visitor.shown().getByRole('switch', { name: '接种前提醒', exact: true });
  await reminders.click();
  await visitor
    .shown()
    .getByRole('switch', { name: '接种前提醒', exact: true, checked: false })
    .waitFor();
  const { list } = await site
    .provider()
    .ok('GET /personal/notice/settings.do', {}, { as: person.login });
  expect(list).toContainEqual({ notice: 'reminders', channel: 'inApp', on: false });
  await visitor.open('/noticeList');
  await visitor
    .shown()
    .getByRole('switch', { name: '接种前提醒', exact: true, checked: false })
    .waitFor();
});

test.each([
  [0, '看不到状态'],
  [1, '已允许'],
  [2, '已拒绝'],
])('in the app the bridge’s state %i is shown', async (state, shown) => {
  const person = await newResident(site.provider());
  const browser = (await site.visit()).context.browser();
  if (!browser) throw new Error('No browser');
  const answers = { getUserInfo: { token: person.login.token }, getPermission: state };
  const page = await openInApp(browser, { system: 'android', answers });
  await page.goto(`${site.url()}/index.html#/noticeList`, { waitUntil: 'commit' });
  await page.getByText('在手机的“设置').waitFor();
  await page.getByText(shown, { exact: true }).nth(1).waitFor();
  await page.context().close();
});

test('somebody sees who received what, since when', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/infoAuthorization');
  await visitor.shown().getByText('短信服务商').waitFor();
  await checkAppearance(visitor, 'sharing');
});

test('the pages read in English', async () => {
  const person = await newResident(site.provider(), { name: 'Fang Wang' });
  const visitor = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  for (const path of PAGES) {
    await visitor.open(path);
    await visitor.settle();
    expect(await visitor.shown().innerText()).not.toMatch(/[\u4e00-\u9fff]/);
    expect(await axe(visitor.page)).toEqual([]);
  }
});

test('what the device stores is listed, and removed without ending the session', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/vaccinePlan');
  await visitor.go('/personalMangage');
  const page = visitor.shown();
  await page.getByText('存在这台设备上的信息').scrollIntoViewIfNeeded();
  await page.getByText('1 份').waitFor();
  await checkAppearance(visitor, 'device');
  expect(await everythingStored(visitor)).toContain('ownPlans');
  await page.getByRole('button', { name: /^从这台设备删除/ }).click();
  const dialog = visitor.page.getByRole('alertdialog');
  expect(await axe(visitor.page)).toEqual([]);
  await dialog.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByText('没有可以离线查看的内容').waitFor();
  expect(await everythingStored(visitor)).not.toContain('ownPlans');
  // The account's records are at the provider as before.
  await visitor.go('/vaccinePlan');
  await visitor.shown().getByText(person.name).first().waitFor();
});
