import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import type { SetDataCost } from '../simulator/meter';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import type { Account } from './people';
import { start } from './world';

/** Limit for opening a page of a subpackage. */
const CALLS = 3;
const BYTES = 32 * 1024;

let provider: Provider;
let account: Account;
beforeAll(async () => {
  provider = await startProvider();
  account = await newAccount(provider);
  await provider.ok('GET /ugc-api/user/init.do', {}, { as: account.login });
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)(
  'pages of somebody who is signed in open within three calls of 32 KB on %s',
  async (platform) => {
    const { list } = await provider.ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
    const userId = list.find(({ author }) => author)?.author?.userId ?? '';
    const pages: readonly [path: string, query: Record<string, string>, shows: string][] = [
      // The first time of all: circles and the vaccines' names arrive after the form.
      ['post-edit', { kind: 'question' }, '标题'],
      ['post-edit', {}, '标题'],
      ['post-edit', { kind: 'share' }, '正文'],
      ['user-home', {}, '编辑资料'],
      ['user-home', { userId }, '关注'],
      ['community', { part: 'following' }, '关注'],
      ['report', {}, '举报'],
      ['post-detail', { postId: list[0]?.postId ?? '' }, '评论'],
    ];
    const app = await start(provider, platform, { storage: storageOf(account) });
    const tooMuch: Record<string, SetDataCost> = {};
    for (const [page, query, shows] of pages) {
      const cost = await app.measure(() => app.open(`pages/community/${page}/index`, query));
      expect(app.page.text()).toContain(shows);
      if (cost.calls > CALLS || cost.max > BYTES)
        tooMuch[`${page} ${JSON.stringify(query)}`] = cost;
    }
    expect(tooMuch).toEqual({});
  },
);
