import type { InputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import type { Login } from '../server/kit/harness';
import { axe } from './kit/axe';
import { freshMobile } from './kit/booking';
import { press } from './kit/booking-steps';
import { dress, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const COMPUTER = { width: 1280, height: 800 };
const AD = '需要的加微信 abc，价格好说';
const KEY = 'key-key-key-';

let author: Login;
let reader: Login;
let held: string;
let post: string;

const publish = async (text: string, key: string): Promise<string> => {
  const draft: InputOf<'POST /ugc-api/post/publish.do'> = {
    kind: 'share',
    text,
    idempotencyKey: KEY + key,
  };
  return (await site.provider().ok('POST /ugc-api/post/publish.do', draft, { as: author })).postId;
};
const isSeen = async (postId: string): Promise<boolean> =>
  (await site.provider().call('GET /ugc-api/post/detail.do', { postId })).code === CODE.SUCCESS;
const titlesOf = async (as: Login): Promise<string[]> =>
  (
    await site
      .provider()
      .ok('GET /message/message/pageList.do', { messageClass: 'community' }, { as })
  ).list.map(({ title }) => title);

async function moderator(login: string, viewport = COMPUTER): Promise<Visitor> {
  const visitor = await site.visit({ viewport, pointer: 'mouse' });
  await visitor.open('/moderation');
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill(login);
  await visitor.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(visitor, '登录');
  return visitor;
}

const caseOf = ({ page }: Visitor, text: string) =>
  page.getByRole('button').filter({ hasText: text });

beforeAll(async () => {
  const provider = site.provider();
  await provider.scheduleReady();
  author = await provider.signUp(freshMobile());
  reader = await provider.signUp(freshMobile());
  post = await publish('今天带宝宝打了第二针，一切顺利', 'post');
  const comment = {
    targetType: 'post',
    targetId: post,
    text: '你这个人真是胡说八道',
    idempotencyKey: `${KEY}comment`,
  } as const;
  const { commentId } = await provider.ok('POST /ugc-api/comment/publish.do', comment, {
    as: reader,
  });
  const report = {
    sourceId: commentId,
    sourceType: 20,
    reason: 'abuse',
    explain: '骂人',
  } as const;
  await provider.ok('POST /ugc-api/report/save.do', report, { as: author });
});

test('a held post is published, a reported comment removed with a reason, appealed against and restored', async () => {
  const provider = site.provider();
  const { list } = await provider.ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
  expect(list.some(({ postId }) => postId === post)).toBe(true);
  const writer = await provider.signUp(freshMobile());
  ({ postId: held } = await provider.ok(
    'POST /ugc-api/post/publish.do',
    { kind: 'share', text: AD, idempotencyKey: `${KEY}held` },
    { as: writer },
  ));
  expect(await isSeen(held)).toBe(false);

  const mia = await moderator('moderator-1');
  await caseOf(mia, AD).getByText('留联系方式').waitFor();
  await caseOf(mia, AD).click();
  await mia.page.getByRole('radio', { name: '通过' }).waitFor();
  expect(await axe(mia.page)).toEqual([]);
  await screenshot(mia.page, 'moderation-01-case-1280');
  await press(mia, '提交');
  await mia.page.getByText('已通过').waitFor();
  expect(await isSeen(held)).toBe(true);
  expect(await titlesOf(writer)).toContain('您的内容已通过审核');

  await caseOf(mia, '胡说八道').first().click();
  await mia.page.getByText('骂人').waitFor();
  // The decision by the keyboard alone: an arrow selects, Tab goes on.
  await mia.page.getByRole('radio', { name: '通过' }).focus();
  await mia.page.keyboard.press('ArrowRight');
  await press(mia, '提交');
  await mia.page.getByText('请选择理由').waitFor();
  await mia.page.getByRole('radio', { name: '辱骂或攻击' }).click();
  await mia.page.getByRole('textbox', { name: '给作者的说明' }).fill('请友善交流');
  await press(mia, '提交');
  await mia.page.getByText('已下架').first().waitFor();
  expect(await titlesOf(reader)).toContain('您发布的内容已下架');
  const own = await provider.ok('GET /ugc-api/decision/list.do', {}, { as: reader });
  const [decision] = own.list;
  expect(decision).toMatchObject({ action: 'remove', reason: 'abuse', detail: '请友善交流' });
  const appeal = { decisionId: decision?.decisionId ?? '', text: '我只是不同意' };
  await provider.ok('POST /ugc-api/appeal/save.do', appeal, { as: reader });

  await mia.page.getByRole('tab', { name: '申诉' }).click();
  await mia.page.getByText('这是您自己的处理，要由另一位审核员决定').waitFor();
  const noah = await moderator('moderator-2');
  await noah.page.getByRole('tab', { name: '申诉' }).click();
  await noah.page.getByText('我只是不同意').waitFor();
  expect(await axe(noah.page)).toEqual([]);
  await screenshot(noah.page, 'moderation-02-appeal-1280');
  await press(noah, '支持申诉，恢复内容');
  await noah.page.getByText('没有待处理的申诉').waitFor();
  expect(await titlesOf(reader)).toContain('申诉通过');

  await noah.page.getByRole('tab', { name: '记录' }).click();
  await noah.page.getByText('由 示例审核员2 撤销').waitFor();
  await screenshot(noah.page, 'moderation-03-log-1280');
  mia.expectNoProblems();
});

test('a doctor is verified and that undone, and a circle made, on a phone in the dark', async () => {
  const provider = site.provider();
  const { userId } = await provider.ok('GET /ugc-api/user/init.do', {}, { as: author });
  const visitor = await moderator('moderator-1', { width: 390, height: 844 });
  const { page } = visitor;
  await page.getByRole('tab', { name: '用户' }).click();
  await page.getByRole('textbox', { name: '昵称或用户 ID' }).fill(userId);
  await press(visitor, '查找');
  await press(visitor, '身份');
  await page.getByRole('radio', { name: '医生' }).click();
  await page.getByRole('textbox', { name: '医院和科室' }).fill('儿童医院预防保健科');
  await page.getByRole('textbox', { name: '职称' }).fill('主治医师');
  await dress(page, { name: 'dark', dark: true, large: true });
  expect(await overflow(page, 390, 844)).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await screenshot(page, 'moderation-04-verify-390-dark');
  await press(visitor, '保存身份');
  await page.getByText('儿童医院预防保健科 主治医师').waitFor();
  const profile = () => provider.ok('GET /ugc-api/user/detail.do', { userId });
  expect(await profile()).toMatchObject({ userType: 20, title: '主治医师' });

  await page.getByRole('tab', { name: '圈子' }).click();
  await press(visitor, '新建圈子');
  await page.getByRole('textbox', { name: '名称' }).fill('旅行接种');
  await press(visitor, '保存');
  await page.getByText('旅行接种').waitFor();

  await page.getByRole('tab', { name: '记录' }).click();
  // The latest decision, the circle's creation, comes first and cannot be undone.
  await page.getByText('旅行接种').first().waitFor();
  await page.getByRole('button', { name: '撤销' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销' }).click();
  await page.getByText('由 示例审核员1 撤销').waitFor();
  expect(await profile()).toMatchObject({ userType: 10, title: null });
  visitor.expectNoProblems();
});

test('a clinic’s desk is let in by no password, and a moderator sees no appointments', async () => {
  const { demo } = await site.provider().ok('GET /desk/start.do', {});
  const desk = await moderator(demo?.login ?? '', { width: 390, height: 844 });
  await desk.page.getByText('这个账号不是审核员').waitFor();
  expect(await desk.page.getByRole('tab').count()).toBe(0);
  const visitor = await site.visit({});
  await visitor.open('/desk');
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill('moderator-1');
  await visitor.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(visitor, '登录工作台');
  await visitor.page
    .getByText(/登录已到期|没有完成|重新登录/)
    .first()
    .waitFor();
  await screenshot(visitor.page, 'moderation-05-desk-390');
});
