import { CODE } from '@contract/errors';
import { newResident } from './kit/booking';
import { press } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
/** Longer than the pause between two codes to a mobile. */
const PAUSE = 61_000;
const SESSIONS = 'GET /passport/user/session/list.do';

/** Asks for a code on the page and enters it. */
async function enterCode(visitor: Visitor, mobile: string): Promise<void> {
  const page = visitor.shown();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByText('秒后重发').waitFor();
  await page.getByLabel('短信验证码').fill(await site.provider().newestCode(mobile));
}

test('whoever signed in on another device signs it out from here', async () => {
  const provider = site.provider();
  const person = await newResident(provider, { byPlatform: true });
  const elsewhere = await provider.signUp(person.mobile);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/sessionList');
  await screenshot(visitor.page, 'own-devices');
  await visitor
    .shown()
    .getByRole('button', { name: /退出登录/ })
    .click();
  await visitor.page.getByRole('button', { name: '退出登录', exact: true }).click();
  await visitor.shown().getByText('没有在其他设备登录').waitFor();
  expect((await provider.call(SESSIONS, {}, { as: elsewhere })).code).toBe(CODE.LOGIN_INVALID);
  expect((await provider.call(SESSIONS, {}, { as: person.login })).code).toBe(CODE.SUCCESS);
  visitor.expectNoProblems();
});

test('the mobile is changed by a code to the old number and one to the new', async () => {
  const provider = site.provider();
  const person = await newResident(provider, { byPlatform: true });
  const next = '13900139066';
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/changeMobile');
  await enterCode(visitor, person.mobile);
  await press(visitor, '下一步');
  await visitor.shown().getByLabel('新手机号').fill(next);
  await enterCode(visitor, next);
  await screenshot(visitor.page, 'own-new-mobile');
  await press(visitor, '更换手机号');
  await visitor.page.getByText('手机号已更换').waitFor();
  expect((await provider.call(SESSIONS, {}, { as: person.login })).code).toBe(CODE.LOGIN_INVALID);
  await provider.moveTo(provider.now + PAUSE);
  const again = await provider.signUp(next);
  const family = await provider.ok('GET /linkman/linkman/findByUserId.do', undefined, {
    as: again,
  });
  expect(family).toHaveLength(1);
  visitor.expectNoProblems();
});
