import { until } from '../server/kit/until';
import { bookFor, findTarget, newResident } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const MANY = 12;
const A_PAGE = 10;
const END = '没有更多了';

/** Waits until this many messages are unread. */
async function told(person: Resident, count: number): Promise<void> {
  await until(
    () => site.provider().ok('GET /message/message/unread.do', {}, { as: person.login }),
    ({ total }) => total === count,
  );
}

const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `messages-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
};

test('a booking’s news reach its owner: badge, centre, class, list, notice, and on to the order', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const orderId = await bookFor(provider, person, await findTarget(provider, person));
  await told(person, 1);
  const visitor = await site.visit({ signedInAs: person.login });
  // Every page of the tab bar shows the badge, also after a reload.
  for (const path of ['/departmentList', '/accountManage', '/home']) {
    await visitor.open(path);
    await visitor.page.getByRole('link', { name: /^我的.*1 条未读/ }).waitFor();
  }
  await visitor.open('/mine');
  await visitor.shown().getByRole('button', { name: '消息 1 条未读' }).click();
  await arrive(visitor, '/myMessage');
  await checkAppearance(visitor, 'centre');
  await visitor
    .shown()
    .getByRole('button', { name: /^预约通知 预约成功 .* 1 条未读$/ })
    .click();
  await arrive(visitor, '/messageClassify');
  const card = visitor.shown().getByRole('link').filter({ hasText: '预约成功' });
  expect(await card.textContent()).toContain('未读');
  await checkAppearance(visitor, 'class');
  await card.click();
  await arrive(visitor, '/messageDetail');
  await visitor.shown().getByRole('heading', { level: 1, name: '预约通知' }).waitFor();
  const fact = visitor.shown().getByRole('listitem');
  await fact.filter({ hasText: /^接种人/ }).waitFor();
  await fact.filter({ hasText: /^现在已预约$/ }).waitFor();
  await visitor.shown().getByText('请带好身份证件').waitFor();
  await checkAppearance(visitor, 'notice');
  await press(visitor, '查看预约');
  await arrive(visitor, `/subscribeDetail?orderId=${orderId}`);

  // Opening it marked it as read, here and at the provider.
  await told(person, 0);
  await visitor.go('/messageList?messageClass=booking');
  expect(await visitor.shown().getByRole('link').textContent()).not.toContain('未读');
  await visitor.shown().getByText(END).waitFor();
  await visitor.shown().getByRole('tab', { name: '候补与到苗' }).click();
  await visitor.shown().getByText('这一类还没有消息').waitFor();
  await visitor.go('/mine');
  await visitor.shown().getByRole('button', { name: '消息', exact: true }).waitFor();
  visitor.expectNoProblems();
});

test('a long list comes page by page, and one tap reads it all', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const target = await findTarget(provider, person);
  const options = { as: person.login };
  for (let count = 0; count < MANY; count += 1) {
    const orderId = await bookFor(provider, person, target);
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, options);
  }
  await told(person, MANY);
  const visitor = await site.visit({ signedInAs: person.login });
  const items = visitor.shown().getByRole('link').filter({ hasText: '预约成功' });
  await visitor.open('/messageClassify?messageClass=booking');
  await press(visitor, `查看全部 ${MANY} 条`);
  await arrive(visitor, '/messageList');
  expect(await items.count()).toBe(A_PAGE);
  await checkAppearance(visitor, 'list');
  await items.last().scrollIntoViewIfNeeded();
  await visitor.page.mouse.wheel(0, 5000);
  await visitor.shown().getByText(END).waitFor();
  expect(await items.count()).toBe(MANY);

  await visitor.go('/myMessage');
  await press(visitor, '全部已读');
  await visitor.shown().getByText('都读过了').waitFor();
  await told(person, 0);
  visitor.expectNoProblems();
});

test('whoever has none is told so, and a visitor logs in first', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/myMessage');
  await visitor.shown().getByText('还没有消息').waitFor();
  await press(visitor, '去预约接种');
  await arrive(visitor, '/vaccineList');
  await visitor.go('/messageDetail?messageId=1');
  await visitor.shown().getByText('没有找到这条消息').waitFor();
  await visitor.go('/messageClassify?messageClass=gossip');
  await visitor.shown().getByText('没有这一类消息').waitFor();
  visitor.expectNoProblems();
  const stranger = await site.visit();
  await stranger.open('/myMessage');
  await arrive(stranger, '/login');
  stranger.expectNoProblems();
});
