import { findTarget, newResident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { axe } from './kit/axe';
import { dress, VISUAL_MODES_OF_RUN, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const PAGE = '/healthBeanTask';
const LIGHT = { name: 'light', dark: false, large: false };

async function checkAppearance(visitor: Visitor, name: string): Promise<void> {
  await visitor.settle();
  const { page } = visitor;
  for (const each of VISUAL_MODES_OF_RUN) {
    await dress(page, each);
    await screenshot(page, `beans-${name}-${each.name}`);
    expect(await axe(page)).toEqual([]);
    for (const width of [320, 390, 768]) expect(await overflow(page, width, 844)).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await dress(page, LIGHT);
}

test('beans are earned by tasks, given away and taken back', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const visitor = await site.visit({ signedInAs: person.login });
  const shown = () => visitor.shown();
  await visitor.open(PAGE);
  await shown().getByText('还没有健康豆，先做一个任务吧。').waitFor();
  await press(visitor, '每日签到：签到');
  await shown().getByText('已连续 1 天').waitFor();
  expect(await shown().getByText('已领取').count()).toBe(1);
  await shown().getByLabel('2 颗健康豆').waitFor();

  // The profile lacks a nickname; the page says so and leads there.
  await press(visitor, '完善资料：去填昵称');
  await arrive(visitor, '/accountManage');
  await provider.ok(
    'POST /passport/user/updateNickName.do',
    { nickName: '小芳' },
    { as: person.login },
  );
  await visitor.open(PAGE);
  await press(visitor, '完善资料：完成');
  await shown().getByLabel('22 颗健康豆').waitFor();
  await checkAppearance(visitor, 'tasks');

  await press(visitor, '捐健康豆');
  const sheet = visitor.page.getByRole('dialog', { name: '捐健康豆' });
  await sheet.getByRole('button', { name: '捐出' }).click();
  await sheet.getByText('请填 1 到 22 之间的数').waitFor();
  await sheet.getByRole('radio', { name: /老年人预约帮扶/ }).click();
  await sheet.getByLabel('捐几颗').fill('5');
  await screenshot(visitor.page, 'beans-give');
  await sheet.getByRole('button', { name: '捐出 5 颗' }).click();
  await shown().getByLabel('17 颗健康豆').waitFor();
  await press(visitor, '取回：捐给老年人预约帮扶');
  await shown().getByText('取回：捐给老年人预约帮扶').waitFor();
  await shown().getByLabel('22 颗健康豆').waitFor();
  expect(await shown().getByRole('button', { name: /^取回/ }).count()).toBe(0);
  visitor.expectNoProblems();
});

test('an article counts the time that it is in view, and only for whoever does the task', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  await findTarget(provider, person);
  const visitor = await site.visit({ signedInAs: person.login });
  const calls: string[] = [];
  visitor.page.on('request', (request) => {
    if (request.url().includes('doTask.do')) calls.push(request.url());
  });
  await visitor.open(PAGE);
  await press(visitor, '读一篇健康文章：去读文章');
  await visitor
    .shown()
    .getByText(/健康豆任务：请慢慢看/)
    .waitFor();
  await visitor
    .shown()
    .getByText(/健康豆任务完成了/)
    .waitFor({ timeout: 60_000 });
  await press(visitor, '去领取');
  await arrive(visitor, PAGE);
  await press(visitor, '读一篇健康文章：领取 5 颗');
  await visitor.shown().getByLabel('5 颗健康豆').waitFor();
  // The client says at most every ten seconds that the article is in view.
  expect(calls.length).toBeLessThanOrEqual(6);

  const before = calls.length;
  const { list } = await provider.ok('GET /article/article/pageList.do', {});
  await visitor.open(`/articlesDetail?articleId=${list[0]?.articleId ?? ''}`);
  await visitor.settle();
  expect(calls).toHaveLength(before);
  visitor.expectNoProblems();
});

test('whoever is not in their own family yet is told before they collect', async () => {
  const provider = site.provider();
  const login = await provider.signUp('13712340001');
  await provider.ok('GET /health-beans/activeTask/doTask.do', { task: 'signIn' }, { as: login });
  const visitor = await site.visit({ signedInAs: login, locale: 'en-US' });
  await visitor.open(PAGE);
  await visitor
    .shown()
    .getByText(/each person can collect each task once/)
    .waitFor();
  await checkAppearance(visitor, 'english');
  await press(visitor, 'Check in today: Add yourself');
  await arrive(visitor, '/fillmemberInfo');
});
