import { tabTo } from './kit/keyboard';
import { signInByCode } from './kit/sign-in';
import { useSite } from './kit/site';

const site = useSite();

const isSignedIn = async (visitor: Awaited<ReturnType<typeof site.visit>>): Promise<boolean> =>
  (await visitor.context.cookies()).some(({ name, value }) => name === 'ym_token' && value !== '');

test('a mobile and the code sent to it sign in, and lead to one’s own page', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  await signInByCode(visitor, site.provider(), '13900139001');
  expect(await isSignedIn(visitor)).toBe(true);
  expect(visitor.path()).toBe('/mine');
  visitor.expectNoProblems();
});

test('the keyboard alone signs in', async () => {
  const visitor = await site.visit({ pointer: 'mouse' });
  const { page } = visitor;
  const mobile = '13900139002';
  await visitor.open('/login');
  await tabTo(page, '手机号');
  await page.keyboard.type(mobile);
  await tabTo(page, '获取验证码');
  await page.keyboard.press('Enter');
  await page.getByText('秒后重发').waitFor();
  await tabTo(page, '短信验证码', 'Shift+Tab');
  await page.keyboard.type(await site.provider().newestCode(mobile));
  await tabTo(page, '同意用户协议和隐私政策');
  await page.keyboard.press('Space');
  await tabTo(page, /^button 登录$/);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash.startsWith('#/mine'));
  expect(await isSignedIn(visitor)).toBe(true);
  visitor.expectNoProblems();
});
