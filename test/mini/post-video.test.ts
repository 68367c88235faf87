import './outside-fetch';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { join as joinCommunity, Moderator, postsOf } from '../community-cast';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import { start } from './world';

const PATH = 'http://tmp/film.mp4';
const VIDEO = readFileSync(join(__dirname, '../../server/videos/missed-dose.mp4'));
const EDITOR = 'pages/community/post-edit/index';
const DETAIL = 'pages/community/post-detail/index';
/** ms of the app's time in which an upload is shown as done. */
const DONE = 500;

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider({ env: { COMMUNITY_VIDEOS: 'on' } });
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)(
  'on %s a post with a video is held, and plays once a moderator has published it',
  async (platform) => {
    const account = await newAccount(provider);
    const author = await joinCommunity(provider, account.login);
    const app = await start(provider, platform, { storage: storageOf(account) });
    app.device.files.set(PATH, VIDEO);
    app.device.videos = [PATH];
    await app.open(EDITOR, { kind: 'share' });
    await app.page.input('正文', `宝宝这样动胳膊正常吗 ${platform}`);
    await app.page.tap('添加视频');
    await app.advance(DONE);
    expect(app.page.text()).toContain('已添加视频，20 秒');
    await app.page.tap({ text: '发布', class: 'ui-button' });
    await app.page.tap('同意并继续');
    expect(app.page.text()).toContain('已提交，正在审核');

    const [post] = await postsOf(provider, author);
    const postId = post?.postId ?? '';
    expect(post).toMatchObject({ state: 'held', video: { duration: 20_000 } });
    const reader = await start(provider, platform);
    await reader.open(DETAIL, { postId });
    expect(reader.page.has({ tag: 'video' })).toBe(false);

    const mia = await Moderator.signIn(provider, 'moderator-1');
    await mia.publish(postId);
    await reader.open('pages/community/community/index', { part: 'latest' });
    expect(reader.page.text()).toContain('视频 20 秒');
    await reader.open(DETAIL, { postId });
    const player = reader.page.find({ tag: 'video' });
    expect(String(player.attribute('src'))).toMatch(/\/upload\/[\w-]{16}\?until=\d+&sign=/);
    expect(player.attribute('autoplay')).not.toBe(true);
  },
);
