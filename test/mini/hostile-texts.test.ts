import './outside-fetch';
import { hostilePost } from '../hostile-post';
import { HOSTILE_NICKNAME, HOSTILE_TITLE, INJECTIONS } from '../samples/injections';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { PLATFORMS } from './builds';
import { newcomer, storageOf } from './people';
import { start } from './world';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider?.stop());

test.each(PLATFORMS)('what people write is nothing but text on %s', async (platform) => {
  const login = await provider.signUp(newcomer().mobile);
  const { postId, author, comment } = await hostilePost(provider, login);
  const app = await start(provider, platform, { storage: storageOf({ login }) });
  await app.open('pages/community/post-detail/index', { postId });
  const shown = app.page.text();
  expect(
    [...INJECTIONS, HOSTILE_TITLE, HOSTILE_NICKNAME].filter((each) => !shown.includes(each)),
  ).toEqual([]);
  for (const each of comment) expect(shown.split(each).length).toBeGreaterThanOrEqual(3);
  await app.open('pages/community/user-home/index', { userId: author.userId });
  expect(app.page.text()).toContain(HOSTILE_NICKNAME);
  expect(app.page.text()).toContain(HOSTILE_TITLE);
  expect(app.errors).toEqual([]);
});
