import { newResident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { inEveryVisualMode } from './kit/in-every-visual-mode';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import { until } from '../server/kit/until';

const site = useSite();
const OPEN = 'sample-winter';
const ENDED = '/lottery?activityId=sample-autumn';
const MINUTE = 60_000;

const checkAppearance = (visitor: Visitor, name: string): Promise<void> =>
  inEveryVisualMode(visitor, `lottery-${name}`);

/** Advances the provider's clock to a time (ms) of an activity; no page is open meanwhile, as the provider starts again. */
let ahead = 0;
async function moveTo(visitor: Visitor, time: number): Promise<void> {
  await visitor.page.goto('about:blank');
  const ms = time - Date.now() - ahead;
  ahead += ms;
  await site.later(ms);
}

test('anybody can read an activity and verify a draw that has ended', async () => {
  const visitor = await site.visit();
  const shown = () => visitor.shown();
  await visitor.open('/lottery');
  await shown().getByText('暖冬家庭健康礼').waitFor();
  await shown().getByText('每张券机会相同', { exact: false }).first().waitFor();
  expect(await shown().getByRole('button', { name: '在手机上重新计算' }).count()).toBe(0);
  await checkAppearance(visitor, 'open-visitor');
  await press(visitor, '登录后领券');
  await arrive(visitor, '/login');
  await visitor.open(ENDED);
  await shown().getByText('已开奖，结果不会再变。').waitFor();
  expect(
    await shown()
      .getByText(/^1\d\d\*{4}\d{4}$/)
      .count(),
  ).toBe(10);
  await press(visitor, '显示全部 12 位');
  expect(
    await shown()
      .getByText(/^1\d\d\*{4}\d{4}$/)
      .count(),
  ).toBe(12);
  await press(visitor, '在手机上重新计算');
  await shown().getByText('计算一致', { exact: false }).waitFor();
  await checkAppearance(visitor, 'drawn');
  visitor.expectNoProblems();
});

test('a draw that does not follow from its list is named as such', async () => {
  const visitor = await site.visit();
  await visitor.page.route('**/lottery/draw/tickets.do*', async (route) => {
    const answer = await route.fetch();
    const envelope = (await answer.json()) as { data: { lines: string[] } };
    envelope.data.lines.pop();
    await route.fulfill({ json: envelope });
  });
  await visitor.open(ENDED);
  await press(visitor, '在手机上重新计算');
  await visitor.shown().getByText('券清单与截止后公布的哈希不符。', { exact: false }).waitFor();
});

test('a ticket is got, wins, and its prize is claimed; all of it by keyboard names', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  const shown = () => visitor.shown();
  await visitor.open('/healthBeanTask');
  await shown()
    .getByRole('button', { name: /抽奖活动/ })
    .click();
  await arrive(visitor, '/lottery');
  await press(visitor, '领今天的免费券');
  await shown().getByText('您有 1 张券').waitFor();
  await shown().getByText('今天的免费券已领，明天再来').waitFor();
  await shown().getByText('您有 0 颗健康豆，换一张要 5 颗。').waitFor();
  await checkAppearance(visitor, 'open');

  const { closesAt, drawAt } = await site
    .provider()
    .ok('GET /lottery/activity/detail.do', { activityId: OPEN });
  await moveTo(visitor, closesAt + MINUTE);
  await until(
    () => site.provider().ok('GET /lottery/activity/detail.do', { activityId: OPEN }),
    ({ listHash }) => listHash !== null,
  );
  await visitor.open(`/lottery?activityId=${OPEN}`);
  await shown().getByText('等待开奖').waitFor();
  await moveTo(visitor, drawAt + MINUTE);
  await until(
    () => site.provider().ok('GET /lottery/activity/detail.do', { activityId: OPEN }),
    ({ state }) => state === 'drawn',
  );
  await visitor.open(`/lottery?activityId=${OPEN}`);
  await shown().getByText('我的奖品').waitFor();
  await shown().getByText('空气加湿器').first().waitFor();
  await press(visitor, '填写收货地址');
  await press(visitor, '提交地址');
  await shown().getByText('请填写收件人姓名').waitFor();
  await checkAppearance(visitor, 'claim');
  await shown().getByLabel('收件人', { exact: true }).fill('王小芳');
  await shown().getByLabel('手机号', { exact: true }).fill('13800000009');
  await shown()
    .getByRole('button', { name: /^所在地区/ })
    .click();
  const sheet = visitor.page.getByRole('dialog', { name: '选择居住地区' });
  const steps = sheet.getByRole('button', { name: '北京市 重新选择' });
  for (const [index, name] of ['北京市', '北京市', '东城区'].entries()) {
    // The step that was chosen stands above the next list.
    if (index > 0) await steps.nth(index - 1).waitFor();
    await sheet.getByRole('button', { name, exact: true }).click();
  }
  await shown().getByLabel('详细地址', { exact: true }).fill('某路 1 号 2 室');
  await shown()
    .getByRole('checkbox', { name: /同意将姓名/ })
    .click();
  await press(visitor, '提交地址');
  await shown().getByText('地址已填好，等待寄出。').waitFor();
  await checkAppearance(visitor, 'claimed');
  visitor.expectNoProblems();
});

test('English, and what there is before an activity opens', async () => {
  const visitor = await site.visit({ locale: 'en-US' });
  await visitor.open('/lottery?activityId=sample-spring');
  await visitor.shown().getByText('Not open yet').waitFor();
  await checkAppearance(visitor, 'before-english');
  await visitor.open('/lottery?activityId=none');
  await visitor.shown().getByRole('button', { name: 'Try again' }).waitFor();
});
