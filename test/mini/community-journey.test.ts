import './outside-fetch';
import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { commentOn, join, Moderator, postsOf, TWO_DAYS } from '../community-cast';
import type { Member } from '../community-cast';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { App } from '../simulator/app';
import type { Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

const EDITOR = 'pages/community/post-edit/index';
const POST = 'pages/community/post-detail/index';
const HOME = 'pages/community/user-home/index';
const MESSAGES = 'pages/message/message-list/index';
const PICTURES = ['http://tmp/a.jpg', 'http://tmp/b.jpg'];
const PHOTO = readFileSync(joinPath(__dirname, '../../server/videos/missed-dose.jpg'));
/** ms of the app's time in which uploads end and are stored. */
const STORED = 500;

interface Cast {
  readonly asker: Member;
  readonly doctor: Member;
  readonly reader: Member;
  readonly neighbour: Member;
}

let first: Provider;
let provider: Provider;
let mia: Moderator;
let noah: Moderator;
const casts = new Map<Platform, Cast>();

beforeAll(async () => {
  first = await startProvider();
  const member = async () => join(first, (await newAccount(first)).login);
  for (const platform of PLATFORMS)
    casts.set(platform, {
      asker: await member(),
      doctor: await member(),
      reader: await member(),
      neighbour: await member(),
    });
  await first.halt();
  provider = await startProvider({
    after: first,
    env: { SEED: 'off', CLOCK_OFFSET_MS: String(TWO_DAYS) },
  });
  mia = await Moderator.signIn(provider, 'moderator-1');
  noah = await Moderator.signIn(provider, 'moderator-2');
});
afterAll(async () => {
  await provider?.halt();
  await first?.stop();
});

describe.each(PLATFORMS)('the community from a question to its restoration on %s', (platform) => {
  const cast = (): Cast => {
    const known = casts.get(platform);
    if (!known) throw new Error('nobody is there');
    return known;
  };
  const phoneOf = async (member: Member): Promise<App> => {
    const app = await start(provider, platform, { storage: storageOf(member) });
    for (const path of PICTURES) app.device.files.set(path, PHOTO);
    app.device.photos = PICTURES;
    return app;
  };
  const comment = async (app: App, opener: string | { label: string }, text: string) => {
    await app.page.tap(opener);
    await app.page.input('内容', text);
    await app.page.tap({ text: '发布', class: 'ui-button' });
    expect(app.page.text()).toContain(text);
  };
  /** Of the post: comments stand before the page's footer. */
  const reaction = (label: RegExp) => ({ role: 'checkbox', label, nth: -1 }) as const;
  const title = `第二针后 38.2 度正常吗 ${platform}`;
  const answer = `多喝水，两天内会退 ${platform}`;
  const hers = `我家也烧过 ${platform}`;
  let postId: string;

  test('a question with two pictures gets a doctor’s answer, which stands first', async () => {
    const { asker, doctor, neighbour } = cast();
    const app = await phoneOf(asker);
    await app.open(EDITOR, { kind: 'question' });
    await app.page.input('标题', title);
    await app.page.input('正文', '第二针后一天，精神还好，要紧吗？');
    await app.page.tap({ label: '添加图片' });
    await app.advance(STORED);
    await app.page.tap({ text: '发布', class: 'ui-button' });
    await app.page.tap('同意并继续');
    expect(app.page.text()).toContain('发布成功');
    const [post] = await postsOf(provider, asker);
    expect(post).toMatchObject({ title, kind: 'question', answered: false });
    expect(post?.pictures).toHaveLength(2);
    postId = post?.postId ?? '';

    await mia.verify(doctor.userId);
    const surgery = await phoneOf(doctor);
    await surgery.open(POST, { postId });
    await comment(surgery, '写评论', answer);
    await commentOn(provider, postId, hers, neighbour);

    await app.open(POST, { postId });
    const text = app.page.text();
    expect(text).toContain('主治医师');
    expect(text).toContain('一般信息，不能代替诊断');
    expect(text.indexOf(answer)).toBeLessThan(text.indexOf(hers));
    expect([...app.takeErrors(), ...surgery.takeErrors()]).toEqual([]);
  });

  test('it is liked, collected and answered; its doctor is followed, and it is reported', async () => {
    const { doctor, reader } = cast();
    const as = { as: reader.login };
    const app = await phoneOf(reader);
    await app.open(POST, { postId });
    await app.page.tap(reaction(/^赞/));
    await app.page.tap(reaction(/^收藏/));
    await comment(app, { label: `回复 ${doctor.nickname}` }, `谢谢医生 ${platform}`);
    expect(await provider.ok('GET /ugc-api/post/detail.do', { postId }, as)).toMatchObject({
      answered: true,
      liked: true,
      likes: 1,
      collected: true,
      collects: 1,
      comments: 3,
    });

    await app.open(HOME, { userId: doctor.userId });
    await app.page.tap({ text: '关注', class: 'ui-button' });
    expect(app.page.text()).toContain('已关注');
    const followed = await provider.ok('GET /ugc-api/user/list.do', { relation: 'followed' }, as);
    expect(followed.list.map(({ userId }) => userId)).toEqual([doctor.userId]);

    await app.open(POST, { postId });
    await app.page.tap({ text: '举报', class: 'ui-button' });
    await app.page.tap({ role: 'radio', text: '广告、拉人、卖东西' });
    await app.page.tap('提交举报');
    expect(app.page.text()).toContain('已收到您的举报');
    expect(app.takeErrors()).toEqual([]);
  });

  test('removed, it is gone for readers; its author hears why and appeals; another moderator restores it', async () => {
    const { asker, reader } = cast();
    const app = await phoneOf(reader);
    await mia.remove(postId, `像是广告 ${platform}`);
    await app.open(POST, { postId });
    expect(app.page.text()).toContain('这篇帖子不见了');

    const author = await phoneOf(asker);
    await author.open(POST, { postId });
    expect(author.page.text()).toContain('已下架');
    await author.open(MESSAGES);
    await author.page.tap(/您发布的内容已下架/);
    expect(author.page.text()).toContain(`像是广告 ${platform}`);
    await author.page.tap('查看处理结果');
    expect(author.page.text()).toContain('原因：广告、拉人、卖东西');
    await author.page.tap({ label: `申诉：${title}` });
    await author.page.tap('提交申诉');
    expect(author.page.text()).toContain('请写下申诉理由');
    const reason = `我只是提问 ${platform}`;
    await author.page.input('申诉理由', reason);
    await author.page.tap('提交申诉');
    expect(author.page.text()).toContain('申诉处理中');

    expect(await mia.acceptAppeal(reason)).toBe(COMMUNITY_CODE.STATUS_ERROR);
    expect(await noah.acceptAppeal(reason)).toBe(CODE.SUCCESS);
    await app.open(POST, { postId });
    expect(app.page.text()).toContain(title);
    expect(app.page.text()).toContain(answer);
    await author.open('pages/community/report/index', { list: 'decisions' });
    expect(author.page.text()).toContain('申诉通过，处理已撤销');
    expect([...app.takeErrors(), ...author.takeErrors()]).toEqual([]);
  });

  test('who is blocked is gone for the blocker; who is muted cannot write, and sees why and until when', async () => {
    const { neighbour, reader } = cast();
    const app = await phoneOf(reader);
    await app.open(POST, { postId });
    expect(app.page.text()).toContain(hers);
    await app.open(HOME, { userId: neighbour.userId });
    await app.page.tap({ label: '更多操作' });
    await app.page.tap({ text: /^拉黑/, class: 'ui-sheet__action' });
    await app.page.tap({ text: '拉黑', class: 'ui-button' });
    expect(app.page.text()).toContain('您已拉黑这位用户');
    await app.open(POST, { postId });
    expect(app.page.text()).toContain(answer);
    expect(app.page.text()).not.toContain(hers);

    await mia.mute(neighbour.userId, `骂了人 ${platform}`);
    const muted = await phoneOf(neighbour);
    await muted.open(POST, { postId });
    await muted.page.tap('写评论');
    expect(muted.page.text()).toMatch(/\d+年\d+月\d+日 \d\d:\d\d 前不能发言/);
    await muted.page.input('内容', '我再说一句');
    await muted.page.tap({ text: '发布', class: 'ui-button' });
    await muted.page.tap('查看原因，或者申诉');
    expect(muted.page.text()).toContain('原因：辱骂、骚扰');
    expect(muted.page.text()).toContain(`骂了人 ${platform}`);
    await muted.open(EDITOR, { kind: 'question' });
    expect(muted.page.text()).toContain('前不能发言');
    const { comments } = await provider.ok('GET /ugc-api/post/detail.do', { postId });
    expect(comments).toBe(3);
    expect([...app.takeErrors(), ...muted.takeErrors()]).toEqual([]);
  });
});
