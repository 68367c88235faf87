import { until } from '../server/kit/until';
import { bookFor, findTarget, freshMobile, newResident } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, endSession, press } from './kit/booking-steps';
import { signInHere } from './kit/sign-in';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();

const NAME = '欧阳碧落';
const WORD = '狂犬疫苗';
const REMARK = '对青霉素过敏';

/** Somebody with an appointment and a message of it. */
async function person(byPlatform: boolean): Promise<Resident & { readonly orderId: string }> {
  const provider = site.provider();
  const resident = await newResident(provider, { name: NAME, byPlatform });
  const orderId = await bookFor(provider, resident, await findTarget(provider, resident));
  const as = resident.login;
  await until(
    () => provider.ok('GET /message/message/unread.do', {}, { as }),
    ({ total }) => total > 0,
  );
  return { ...resident, orderId };
}

/** Uses the app so that every store that may contain user data does: storage, cached answers, badge, pages below. */
async function leaveTraces(visitor: Visitor, orderId: string): Promise<void> {
  await visitor.open('/home');
  await visitor.go('/search');
  await visitor.shown().getByRole('textbox').fill(WORD);
  await visitor.shown().getByRole('textbox').press('Enter');
  await visitor.settle();
  await visitor.go('/memberList');
  await visitor.shown().getByText(NAME).first().waitFor();
  await visitor.go(`/subscribeDetail?orderId=${orderId}`);
  await visitor.shown().getByText(NAME).first().waitFor();
  await visitor.go(`/cancelOrder?orderId=${orderId}`);
  await visitor
    .shown()
    .getByLabel(/补充说明/)
    .fill(REMARK);
  await visitor.go('/mine');
  await visitor.shown().getByRole('button', { name: '消息 1 条未读' }).waitFor();
  expect(await storedText(visitor)).toContain(WORD);
  expect(await storedText(visitor)).toContain(REMARK);
}

/** Everything that the device stores for the site. */
const storedText = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );

/** Everything that is rendered, also on pages below the visible one. */
const drawnText = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')];
    const typed = fields.map((field) => (field as HTMLInputElement).value);
    return `${document.body.textContent} ${typed.join(' ')}`;
  });

/** No data of the person is on the device any more. @param drafts `waiting`: stored until their owner returns */
async function expectNothingLeft(
  visitor: Visitor,
  { mobile, linkmanId }: Resident,
  drafts: 'gone' | 'waiting' = 'gone',
): Promise<void> {
  await visitor.settle();
  const retained = await storedText(visitor);
  for (const trace of [NAME, WORD, mobile]) expect(retained).not.toContain(trace);
  expect(retained.includes(REMARK)).toBe(drafts === 'waiting');
  if (drafts === 'gone') expect(retained).not.toContain(linkmanId);
  const drawn = await drawnText(visitor);
  for (const trace of [NAME, WORD, REMARK, `${mobile.slice(0, 3)}****${mobile.slice(-4)}`])
    expect(drawn).not.toContain(trace);
  expect(await visitor.page.getByText(/条未读/).count()).toBe(0);
  expect(await visitor.page.getByLabel(/条未读/).count()).toBe(0);
  // The pages that showed it are rendered again without it.
  await visitor.go('/home');
  expect(await drawnText(visitor)).not.toContain(NAME);
  await visitor.go('/search');
  await visitor.shown().getByText('热门疫苗').waitFor();
  expect(await drawnText(visitor)).not.toContain(WORD);
}

/** Another document in the same browser tab, as after closing the browser: session storage is empty. */
const reopen = async (visitor: Visitor, path: string): Promise<void> => {
  await visitor.page.evaluate(() => sessionStorage.clear());
  await visitor.open(path);
};

async function begin(
  byPlatform = false,
): Promise<{ visitor: Visitor; one: Awaited<ReturnType<typeof person>> }> {
  const one = await person(byPlatform);
  const visitor = await site.visit({ signedInAs: one.login });
  await leaveTraces(visitor, one.orderId);
  return { visitor, one };
}

test('logging out leaves nothing', async () => {
  const { visitor, one } = await begin();
  await press(visitor, '退出登录');
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await visitor.page.getByText('已退出登录').first().waitFor();
  await expectNothingLeft(visitor, one);
  visitor.expectNoProblems();
});

test('a session that the provider ended leaves nothing but drafts for their owner', async () => {
  const { visitor, one } = await begin();
  await endSession(site.provider(), one.login.token);
  await visitor.go('/myOrder');
  await arrive(visitor, '/login');
  await expectNothingLeft(visitor, one, 'waiting');
});

test('cookies that run out leave nothing but drafts for their owner', async () => {
  const { visitor, one } = await begin();
  await visitor.context.clearCookies();
  await visitor.go('/home');
  await expectNothingLeft(visitor, one, 'waiting');
  visitor.expectNoProblems();
});

test('cookies that ran out while the app was closed leave nothing', async () => {
  const { visitor, one } = await begin();
  await visitor.context.clearCookies();
  await reopen(visitor, '/home');
  await expectNothingLeft(visitor, one);
  visitor.expectNoProblems();
});

test('a session that another tab ended leaves nothing once this one is shown', async () => {
  const { visitor, one } = await begin();
  await visitor.context.clearCookies();
  await visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await visitor.shown().getByRole('button', { name: /登录/ }).first().waitFor();
  await expectNothingLeft(visitor, one, 'waiting');
  visitor.expectNoProblems();
});

test('whoever signs in after somebody else’s session ran out finds nothing of them', async () => {
  const { visitor, one } = await begin();
  await visitor.context.clearCookies();
  await visitor.go('/login');
  await signInHere(visitor, site.provider(), freshMobile());
  await expectNothingLeft(visitor, one);
  visitor.expectNoProblems();
});

test('a token of somebody else takes the place of the session and of all that was left', async () => {
  const { visitor, one } = await begin();
  const other = await newResident(site.provider(), { name: '李大明' });
  await visitor.signIn(other.login);
  await visitor.go('/memberList');
  await visitor.shown().getByText('李大明').first().waitFor();
  await expectNothingLeft(visitor, one);
  visitor.expectNoProblems();
});

test('an account that is deleted leaves nothing', async () => {
  const { visitor, one } = await begin(true);
  const { mobile, orderId, login } = one;
  const cancel = { orderId, reason: 'time' } as const;
  await site.provider().ok('POST /order/subscribe/cancel.do', cancel, { as: login });
  await visitor.go('/accountManage');
  await press(visitor, '注销账号');
  const popup = visitor.page.getByRole('dialog', { name: '注销账号' });
  await popup.getByRole('button', { name: '获取验证码' }).click();
  await popup.getByText('秒后重发').waitFor();
  await popup.getByLabel('短信验证码').fill(await site.provider().newestCode(mobile));
  await popup.getByRole('checkbox', { name: '我已了解，确认注销' }).click();
  await popup.getByRole('button', { name: '注销账号' }).click();
  await visitor.page.waitForURL(/#\/mine$/);
  await expectNothingLeft(visitor, one);
  visitor.expectNoProblems();
});
