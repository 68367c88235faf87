import sharp from 'sharp';
import { COMMUNITY_CODE } from '@contract/errors';
import { commentOn, join, Moderator, postsOf, TWO_DAYS } from '../community-cast';
import type { Member } from '../community-cast';
import { axe } from './kit/axe';
import { freshMobile } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const COMPUTER = { width: 1280, height: 800 };
const TITLE = '第二针后 38.2 度正常吗，要不要去医院';
const ANSWER = '多喝水，一般两天内会退；超过 38.5 度或者精神差就去医院看看';
const THEIRS = '我家当时也烧了一天半';
const APPEAL = '我只是在提问，没有卖东西';

let asker: Member;
let doctor: Member;
let reader: Member;
let neighbour: Member;
let postId: string;

beforeAll(async () => {
  await site.provider().scheduleReady();
  const member = async (): Promise<Member> =>
    join(site.provider(), await site.provider().signUp(freshMobile()));
  asker = await member();
  doctor = await member();
  reader = await member();
  neighbour = await member();
  await site.later(TWO_DAYS);
});

const come = ({ login }: Member): Promise<Visitor> => site.visit({ signedInAs: login });
const sheet = ({ page }: Visitor) => page.getByRole('dialog');
const button = (visitor: Visitor, name: string | RegExp) =>
  visitor.shown().getByRole('button', { name }).first();
const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `community-journey-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
  expect(await axe(page)).toEqual([]);
};

async function photo(background: string) {
  const create = { width: 1_200, height: 900, channels: 3, background } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

async function comment(visitor: Visitor, opener: string | RegExp, text: string): Promise<void> {
  await button(visitor, opener).click();
  await sheet(visitor).getByRole('textbox', { name: '内容' }).fill(text);
  await sheet(visitor).getByRole('button', { name: '发布' }).click();
  await visitor.shown().getByText(text).waitFor();
}

async function moderator(login: string): Promise<Visitor> {
  const visitor = await site.visit({ viewport: COMPUTER, pointer: 'mouse' });
  await visitor.open('/moderation');
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill(login);
  await visitor.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(visitor, '登录');
  return visitor;
}

const isGone = async (visitor: Visitor): Promise<void> => {
  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByText('这篇帖子不见了').waitFor();
};

test('a question with two pictures gets a doctor’s answer, which stands first', async () => {
  const visitor = await come(asker);
  await visitor.open('/community');
  await press(visitor, '提问');
  await arrive(visitor, '/postEdit');
  await visitor.shown().getByRole('textbox', { name: '标题' }).fill(TITLE);
  await visitor.shown().getByRole('textbox', { name: '正文' }).fill('精神还好，能吃能睡。');
  const chooser = visitor.page.waitForEvent('filechooser');
  await button(visitor, '添加图片').click();
  await (await chooser).setFiles([await photo('#3a6'), await photo('#a36')]);
  await visitor.page.waitForFunction(
    () => (localStorage.getItem('postDrafts') ?? '').split('"fileId":"').length > 2,
  );
  await visitor.settle();
  await visitor.shown().getByRole('button', { name: '发布', exact: true }).click();
  await visitor.page.getByRole('button', { name: '同意并继续' }).click();
  await visitor.shown().getByText('发布成功').waitFor();
  const [post] = await postsOf(site.provider(), asker);
  expect(post).toMatchObject({ title: TITLE, kind: 'question', answered: false });
  expect(post?.pictures).toHaveLength(2);
  postId = post?.postId ?? '';

  await (await Moderator.signIn(site.provider(), 'moderator-1')).verify(doctor.userId);
  const surgery = await come(doctor);
  await surgery.open(`/postDetail?postId=${postId}`);
  await comment(surgery, '写评论', ANSWER);
  await commentOn(site.provider(), postId, THEIRS, neighbour);

  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByText(THEIRS).waitFor();
  const text = await visitor.shown().innerText();
  expect(text).toContain('儿童医院预防保健科 主治医师');
  expect(text.indexOf(ANSWER)).toBeLessThan(text.indexOf(THEIRS));
  expect(
    await visitor
      .shown()
      .getByRole('button', { name: /^图片 \d，/ })
      .count(),
  ).toBe(2);
  await checkAppearance(visitor, 'answered');
  visitor.expectNoProblems();
  surgery.expectNoProblems();
});

test('it is liked, collected and answered; its doctor is followed, and it is reported', async () => {
  const visitor = await come(reader);
  await visitor.open(`/postDetail?postId=${postId}`);
  const bar = visitor.shown().getByRole('region', { name: '评论、点赞和收藏' });
  await bar.getByRole('checkbox', { name: '赞' }).click();
  await bar.getByRole('checkbox', { name: '赞 1', checked: true }).waitFor();
  await bar.getByRole('checkbox', { name: '收藏' }).click();
  await bar.getByRole('checkbox', { name: '收藏 1', checked: true }).waitFor();
  await comment(visitor, `回复 ${doctor.nickname}`, '谢谢医生，已经退了');
  await visitor.open(`/userHome?userId=${doctor.userId}`);
  await visitor.shown().getByRole('button', { name: '关注', exact: true }).click();
  await button(visitor, /^已关注/).waitFor();
  const as = { as: reader.login };
  expect(await site.provider().ok('GET /ugc-api/post/detail.do', { postId }, as)).toMatchObject({
    answered: true,
    liked: true,
    likes: 1,
    collected: true,
    collects: 1,
    comments: 3,
  });

  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByRole('button', { name: '举报', exact: true }).click();
  await arrive(visitor, '/report');
  await visitor.shown().getByRole('radio', { name: '广告、拉人、卖东西' }).click();
  await button(visitor, '提交举报').click();
  await visitor.shown().getByText('已收到您的举报').waitFor();
  visitor.expectNoProblems();
});

test('removed, it is gone for readers; its author hears why and appeals; another moderator restores it', async () => {
  const mia = await moderator('moderator-1');
  await mia.page.getByRole('button').filter({ hasText: TITLE }).first().click();
  await mia.page.getByRole('radio', { name: '下架' }).click();
  await mia.page.getByRole('radio', { name: '广告' }).first().click();
  await mia.page.getByRole('textbox', { name: '给作者的说明' }).fill('像是在推销退烧药');
  await press(mia, '提交');
  await mia.page.getByText('已下架').first().waitFor();

  const visitor = await come(reader);
  await isGone(visitor);
  visitor.watched.take();

  const author = await come(asker);
  await author.open('/messageList');
  await author
    .shown()
    .getByText(/您发布的内容已下架/)
    .first()
    .click();
  await arrive(author, '/messageDetails');
  await author
    .shown()
    .getByText(/像是在推销退烧药/)
    .waitFor();
  await press(author, '查看处理结果');
  await arrive(author, '/report?list=decisions');
  await author.shown().getByText('原因：广告、拉人、卖东西').waitFor();
  await checkAppearance(author, 'decision');
  await button(author, `申诉：${TITLE}`).click();
  await sheet(author).getByRole('button', { name: '提交申诉' }).click();
  await sheet(author).getByText('请写下申诉理由').waitFor();
  await sheet(author).getByRole('textbox', { name: '申诉理由' }).fill(APPEAL);
  await checkAppearance(author, 'appeal');
  // What was typed is still there after the sheet was closed.
  await sheet(author).getByRole('button', { name: '关闭' }).click();
  await button(author, `申诉：${TITLE}`).click();
  await sheet(author).getByRole('button', { name: '提交申诉' }).click();
  await author.shown().getByText('申诉处理中').waitFor();

  await mia.page.getByRole('tab', { name: '申诉' }).click();
  await mia.page.getByText('这是您自己的处理，要由另一位审核员决定').waitFor();
  const same = await Moderator.signIn(site.provider(), 'moderator-1');
  expect(await same.acceptAppeal(APPEAL)).toBe(COMMUNITY_CODE.STATUS_ERROR);
  const noah = await moderator('moderator-2');
  await noah.page.getByRole('tab', { name: '申诉' }).click();
  await noah.page.getByText(APPEAL).waitFor();
  await press(noah, '支持申诉，恢复内容');
  await noah.page.getByText('没有待处理的申诉').waitFor();

  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByText(ANSWER).waitFor();
  await author.open('/report?list=decisions');
  await author.shown().getByText('申诉通过，处理已撤销').waitFor();
  await checkAppearance(author, 'restored');
  for (const each of [mia, noah, author]) each.expectNoProblems();
});

test('who is blocked is gone for the blocker; who is muted cannot write, and sees why and until when', async () => {
  const visitor = await come(reader);
  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByText(THEIRS).waitFor();
  await visitor.open(`/userHome?userId=${neighbour.userId}`);
  await visitor.shown().getByRole('button', { name: '更多操作', exact: true }).click();
  await sheet(visitor).getByRole('button', { name: /^拉黑/ }).click();
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '拉黑' }).click();
  await visitor.shown().getByText('您已拉黑这位用户').waitFor();
  await visitor.open(`/postDetail?postId=${postId}`);
  await visitor.shown().getByText(ANSWER).waitFor();
  expect(await visitor.shown().getByText(THEIRS).count()).toBe(0);
  visitor.expectNoProblems();

  const mia = await Moderator.signIn(site.provider(), 'moderator-1');
  await mia.mute(neighbour.userId, '在评论里骂人');
  const muted = await come(neighbour);
  await muted.open(`/postDetail?postId=${postId}`);
  await button(muted, '写评论').click();
  await sheet(muted)
    .getByText(/前不能发言。可以继续浏览和举报/)
    .waitFor();
  const publish = sheet(muted).getByRole('button', { name: '发布' });
  expect(await publish.getAttribute('aria-disabled')).toBe('true');
  await checkAppearance(muted, 'muted');
  await sheet(muted).getByRole('button', { name: '查看原因，或者申诉' }).click();
  await arrive(muted, '/report?list=decisions');
  await muted.shown().getByText('在评论里骂人').waitFor();
  await muted
    .shown()
    .getByText(/^到 .* 为止$/)
    .waitFor();
  await muted.open('/userHome');
  await muted.shown().getByText('暂时不能发言').waitFor();
  await muted.open('/postEdit?kind=question');
  await muted
    .shown()
    .getByText(/前不能发言/)
    .waitFor();
  muted.expectNoProblems();
});
