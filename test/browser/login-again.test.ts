import { signedPass } from './kit/city-service';
import { AGENTS } from './kit/native-app';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();

const visitor = (tag: string) => site.visit({ userAgent: `${AGENTS.android} ${tag}` });
const tokenOf = async ({ context }: Visitor): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'ym_token')?.value ?? '';

/** The provider no longer knows the session; the page has not heard of it. */
const endSession = async (token: string): Promise<void> =>
  void (await site.provider().ok('GET /passport/v1/h5/login/logout.do', {}, { token }));

describe('when a session has ended in the payment app', () => {
  test('whom the city service brought is sent back to it, with the page that was asked for', async () => {
    const user = await visitor('AlipayClient/10.5');
    const query = new URLSearchParams({ ...signedPass('13900139201'), redirect: '/mine' });
    await user.open(`/tftfAlipayMini/index?${query}`);
    // The city service shows no text of ours: an account that comes from there is asked before it goes on.
    await user.page.getByRole('button', { name: '同意', exact: true }).click();
    await user.page.waitForURL(/#\/mine$/);
    // What that page asks is answered before the session ends, or it is the page that is sent back to.
    await user.settle();
    await endSession(await tokenOf(user));
    await user.go('/memberList');
    await user.shown().getByText('请从城市服务重新进入').waitFor();
    expect(user.path()).toMatch(/^\/tftfAlipayMini\/index\?redirect=(%2F|\/)memberList/);
    expect(await tokenOf(user)).toBe('');
  });

  test('anybody else signs in on the product’s own page', async () => {
    const login = await site.provider().signUp('13900139202');
    const user = await site.visit({
      userAgent: `${AGENTS.android} AlipayClient/10.5`,
      signedInAs: login,
    });
    await user.open('/mine');
    await user.shown().getByText('139****9202').waitFor();
    await endSession(login.token);
    await user.go('/memberList');
    await user.page.waitForURL(/#\/login\?/);
  });
});

describe('when a session has ended in a partner’s app', () => {
  /** Somebody in the app of a partner with an alert for a vaccine, whose session ends on the page of their alerts. */
  async function withAlert(mobile: string): Promise<Visitor> {
    const provider = site.provider();
    const login = await provider.signUp(mobile);
    const { list } = await provider.ok('GET /vaccine/product/pageList.do', {});
    await provider.ok(
      'POST /vaccine/userWantVaccine/saveUserIsWantVaccine.do',
      { productId: list[0]?.productId ?? '', regionCode: '110100' },
      { as: login },
    );
    const user = await site.visit({
      userAgent: `${AGENTS.android} YimiaoPartner/chunyu`,
      signedInAs: login,
    });
    await user.open('/userWantDo');
    await user
      .shown()
      .getByRole('button', { name: /^取消.*到苗提醒$/ })
      .waitFor();
    await endSession(login.token);
    return user;
  }

  const sourceOf = ({ page }: Visitor): Promise<unknown> =>
    page.evaluate(() => {
      const entry = Object.entries(sessionStorage).find(([key]) => key.endsWith('session-state'));
      return (JSON.parse(entry?.[1] ?? '{}') as { val?: { h5Source?: string } }).val?.h5Source;
    });

  test('a call with the outside login goes through the partner’s entry, and back to the page', async () => {
    const user = await withAlert('13900139203');
    await user
      .shown()
      .getByRole('button', { name: /^取消.*到苗提醒$/ })
      .click();
    await user.page.waitForURL(/#\/login\?.*uFrom=chunyu/);
    expect(decodeURIComponent(user.path())).toContain('redirect=/userWantDo');
    expect(await sourceOf(user)).toBe('chunyu');
  });

  test('any other call leads to the login at once', async () => {
    const user = await withAlert('13900139204');
    await user.go('/memberList');
    await user.page.waitForURL(/#\/login\?/);
    expect(await sourceOf(user)).not.toBe('chunyu');
  });
});
