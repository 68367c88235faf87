import './outside-fetch';
import { randomUUID } from 'node:crypto';
import { commentOn, join, Moderator } from '../community-cast';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { newcomer, storageOf } from './people';
import { start } from './world';

const HOME = 'pages/community/user-home/index';
const POST = 'pages/community/post-detail/index';
const CIRCLE = 'pages/community/circle/index';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };
const ANSWER = '一般两三天会好，红肿超过五厘米就去门诊看看';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)(
  'a doctor’s answers, the vaccine of a post, and a circle’s members on %s',
  async (platform) => {
    const member = async () => join(provider, await provider.signUp(newcomer().mobile));
    const [doctor, reader] = [await member(), await member()];
    await (await Moderator.signIn(provider, 'moderator-1')).verify(doctor.userId);
    const [product] = await provider.ok('GET /vaccine/product/index.do', {});
    const title = `手臂抬不起来正常吗 ${platform}`;
    const draft = {
      kind: 'question',
      title,
      text: `昨天打的 ${randomUUID().slice(0, 6)}`,
      vaccineCode: product?.vaccineCode ?? '',
      idempotencyKey: randomUUID(),
    } as const;
    const { postId } = await provider.ok('POST /ugc-api/post/publish.do', draft, {
      as: reader.login,
    });
    await commentOn(provider, postId, ANSWER, doctor);
    const app = await start(provider, platform, { storage: storageOf(reader) });
    const cost = await app.measure(() =>
      app.open(HOME, { userId: doctor.userId, list: 'answers' }),
    );
    expect({ cost, within: cost.calls <= OPEN.calls && cost.max <= OPEN.max }).toEqual({
      cost,
      within: true,
    });
    expect(app.page.text()).toContain(title);
    await app.page.tap({ role: 'link', text: new RegExp(ANSWER) });
    expect(app.page.path).toBe(POST);
    await app.page.tap({ role: 'link', text: product?.shortName ?? '' });
    expect(app.page.path).toBe('pages/catalogue/vaccine-detail/index');

    const [circle] = (await provider.ok('GET /ugc-api/circle/list.do', {})).list;
    await app.open(CIRCLE, { circleId: circle?.circleId ?? '' });
    expect(app.page.text()).toContain('加入后，圈子里的成员能看到您');
    await app.page.tap('加入圈子');
    const more = await app.measure(() => app.page.tap({ role: 'tab', text: '成员' }));
    expect(more.calls).toBeLessThanOrEqual(OPEN.calls);
    expect(app.page.text()).toContain(reader.nickname);
    await app.page.tap('已加入，点一下退出');
    expect(app.page.has({ role: 'tab', text: '成员' })).toBe(false);
    expect(app.errors).toEqual([]);
  },
);
