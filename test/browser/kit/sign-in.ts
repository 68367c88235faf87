import type { Provider } from '../../server/kit/harness';
import type { Visitor } from './visitor';

/** Signs in on the visible login page, with the code from the outbox. Ends on the page that the login leads to. */
export async function signInHere(
  visitor: Visitor,
  provider: Provider,
  mobile: string,
): Promise<void> {
  const login = visitor.shown();
  await login.getByLabel('手机号').fill(mobile);
  await login.getByRole('button', { name: '获取验证码' }).click();
  await login.getByText('秒后重发').waitFor();
  // Who has agreed is logged in by the code's last digit.
  await login.getByRole('checkbox', { name: '同意用户协议和隐私政策' }).click();
  await login.getByLabel('短信验证码').fill(await provider.newestCode(mobile));
  await visitor.page.waitForURL((url) => !url.hash.startsWith('#/login'));
  await visitor.settle();
}

/** {@link signInHere} after opening the login page. */
export async function signInByCode(
  visitor: Visitor,
  provider: Provider,
  mobile: string,
): Promise<void> {
  await visitor.go('/login');
  await signInHere(visitor, provider, mobile);
}
