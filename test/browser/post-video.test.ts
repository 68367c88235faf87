import { join } from 'node:path';
import { COMMUNITY_CODE } from '@contract/errors';
import { join as joinCommunity, Moderator, postsOf } from '../community-cast';
import { axe } from './kit/axe';
import { freshMobile } from './kit/booking';
import { press } from './kit/booking-steps';
import { overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ env: { COMMUNITY_VIDEOS: 'on' } });
const VIDEO = join(__dirname, '../../server/videos/missed-dose.mp4');
const TEXT = '宝宝打完针后这样动胳膊，正常吗';

const checkAppearance = async ({ page }: Visitor, name: string): Promise<void> => {
  await screenshot(page, `post-video-${name}`);
  expect(await overflow(page, 390, 844)).toEqual([]);
  expect(await axe(page)).toEqual([]);
};

/** The address of the visible page's player, once the page has it. */
async function postedVideo(visitor: Visitor): Promise<string> {
  const player = visitor.shown().locator('video');
  await player.waitFor({ state: 'attached' });
  expect(await player.getAttribute('autoplay')).toBeNull();
  return (await player.getAttribute('src')) ?? '';
}

test('a post with a video is watched by a moderator before a reader sees and plays it', async () => {
  const provider = site.provider();
  const author = await joinCommunity(provider, await provider.signUp(freshMobile()));
  const visitor = await site.visit({ signedInAs: author.login });
  await visitor.open('/postEdit?kind=share');
  await visitor.shown().getByRole('textbox', { name: '正文' }).fill(TEXT);
  const chooser = visitor.page.waitForEvent('filechooser');
  await visitor.shown().getByRole('button', { name: '添加视频' }).click();
  await (await chooser).setFiles(VIDEO);
  await visitor.shown().getByText('已添加视频，20 秒').waitFor();
  await checkAppearance(visitor, 'form');
  await visitor.shown().getByRole('button', { name: '发布', exact: true }).first().click();
  await visitor.page.getByRole('button', { name: '同意并继续' }).click();
  await visitor.shown().getByText('已提交，正在审核').waitFor();

  const [post] = await postsOf(provider, author);
  const postId = post?.postId ?? '';
  expect(post).toMatchObject({ state: 'held', video: { duration: 20_000 } });
  const { code } = await provider.call('GET /ugc-api/post/detail.do', { postId });
  expect(code).toBe(COMMUNITY_CODE.POST_NOT_FOUND);

  const staff = await site.visit({ viewport: { width: 1280, height: 800 }, pointer: 'mouse' });
  await staff.open('/moderation');
  await staff.shown().getByRole('textbox', { name: '账号' }).fill('moderator-1');
  await staff.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(staff, '登录');
  await staff.page.getByRole('button').filter({ hasText: TEXT }).click();
  await staff.page.getByText('视频待审核').first().waitFor();
  expect(await postedVideo(staff)).toContain('/upload/');
  staff.watched.take();
  const mia = await Moderator.signIn(provider, 'moderator-1');
  await mia.publish(postId);

  const reader = await site.visit();
  await reader.open('/community?part=latest');
  await reader.shown().getByText(TEXT).first().waitFor();
  await reader.shown().getByText('视频 20 秒').first().waitFor();
  await checkAppearance(reader, 'card');
  await reader.open(`/postDetail?postId=${postId}`);
  await postedVideo(reader);
  await reader
    .shown()
    .locator('video')
    .evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
  await reader.page.waitForFunction(() => {
    const video = document.querySelector<HTMLVideoElement>(
      '.taro_page:not(.taro_page_shade) video',
    );
    return video !== null && video.currentTime > 0.5;
  });
});
