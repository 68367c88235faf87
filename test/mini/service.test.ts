import './outside-fetch';
import { startProvider } from '../server/kit/harness';
import type { Provider } from '../server/kit/harness';
import { answerChat, openClerk, takeChat } from '../server/kit/worlds/service-clerk';
import type { Colleague } from '../server/kit/worlds/service-world';
import { until as untilAnswered } from '../server/kit/until';
import type { App } from '../simulator/app';
import type { LaunchOptions, Platform } from '../simulator/options';
import { PLATFORMS } from './builds';
import { newAccount, storageOf } from './people';
import type { Account } from './people';
import { untilShown } from './until-shown';
import { start } from './world';

const PAGE = 'pages/message/service/index';
const SEND = 'service/chat/send.do';
const ARTICLE = 'elder-pneumonia';
/** Limit for opening a page of a subpackage. */
const OPEN = { calls: 3, max: 32 * 1024 };

let provider: Provider;
let clerk: Colleague;
beforeAll(async () => {
  provider = await startProvider({ env: { SERVICE_HOURS: '00:00-23:59' } });
  clerk = await openClerk(provider);
});
afterAll(() => provider?.stop());

/** Waits until the page shows something that comes over the socket, in real time. */
async function until(app: App, isThere: () => boolean): Promise<void> {
  const read = async () => {
    if (!isThere()) await app.settle();
    return { isSo: isThere(), shown: app.page.text() };
  };
  await untilAnswered(read, ({ isSo }) => isSo);
}
const shows = (app: App, text: string): Promise<void> =>
  until(app, () => app.page.text().includes(text));
const count = (app: App, text: string): number => app.page.text().split(text).length - 1;

async function stored({ login }: Account): Promise<string[]> {
  const { list } = await provider.ok('GET /service/chat/messages.do', {}, { as: login });
  return list.map(({ text, event }) => event ?? text);
}

/** Somebody who has asked a person, with their conversation open. */
async function talking(
  platform: Platform,
  prepare: (app: App) => void = () => undefined,
  options: Partial<LaunchOptions> = {},
) {
  const account = await newAccount(provider);
  const first = {
    clientId: `first-${account.mobile}`,
    message: { kind: 'text', text: '请问' } as const,
  };
  await provider.ok(`POST /service/chat/send.do`, first, { as: account.login });
  const app = await start(provider, platform, { storage: storageOf(account), ...options });
  prepare(app);
  await app.open(PAGE);
  const conversationId = await takeChat(provider, clerk, account.login);
  const answer = (text: string) => answerChat(provider, clerk, conversationId, text);
  return { account, app, conversationId, answer };
}

async function write(app: App, text: string): Promise<void> {
  await app.page.input('写消息', text);
  await app.page.tap('发送');
}

describe.each(PLATFORMS)('customer service on %s', (platform) => {
  test('opens cold within budget; answers first, then a person, who answers over the socket', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, { storage: storageOf(account) });
    const cost = await app.measure(() => app.open(PAGE));
    expect(cost.calls).toBeLessThanOrEqual(OPEN.calls);
    expect(cost.max).toBeLessThanOrEqual(OPEN.max);
    expect(app.sockets.count).toBe(0);
    await app.page.tap('打完针发热正常吗？');
    await app.advance(500);
    expect(app.page.text()).toContain('打完针有反应正常吗？');
    await app.page.tap('转人工客服');
    await shows(app, '下一位就轮到您。');
    expect(app.sockets.count).toBe(1);
    const conversationId = await takeChat(provider, clerk, account.login);
    await answerChat(provider, clerk, conversationId, '一般两天内会退。');
    await shows(app, '一般两天内会退。');
    await provider.ok(
      'POST /service/staff/read.do',
      { conversationId, seq: 1 },
      { headers: clerk.headers },
    );
    await shows(app, '已读');
    await write(app, '谢谢');
    await shows(app, '已发送');
    await app.page.tap('结束对话');
    await app.page.tap('结束');
    await shows(app, '这次服务怎么样？');
    await app.page.tap('5 很满意');
    await app.page.tap('提交评价');
    expect(app.page.text()).toContain('谢谢您的评价。');
    expect(app.sockets.count).toBe(0);
    expect(app.errors).toEqual([]);
  });

  test('a cut socket is opened again and brings what came meanwhile, once', async () => {
    const { app, answer } = await talking(platform);
    await answer('第一句');
    await shows(app, '第一句');
    app.sockets.cut();
    await answer('第二句');
    await app.advance(3_000);
    await shows(app, '第二句');
    expect([count(app, '第一句'), count(app, '第二句')]).toEqual([1, 1]);
    expect(app.sockets.count).toBe(1);
  });

  test('back from the background it has what came meanwhile', async () => {
    const { app, answer } = await talking(platform);
    await answer('第一句');
    await shows(app, '第一句');
    const away = app.background(60_000);
    await answer('第二句');
    await away;
    await shows(app, '第二句');
    expect(app.sockets.count).toBe(1);
  });

  test('where sockets are refused, news come by calls that wait', async () => {
    const { app, answer } = await talking(platform, ({ sockets }) => {
      sockets.refused = true;
    });
    await until(app, () => app.sockets.log.length > 0 && app.sockets.count === 0);
    await app.advance(2_000);
    await until(app, () => app.network.log.some(({ url }) => url.includes('wait=')));
    await answer('您好');
    // A poll may have brought that staff took the conversation: the next one follows after a pause of the app's time.
    await untilShown(app, '您好');
  });

  test('a message that was not sent when the app was killed is sent once it is back', async () => {
    const { account, app } = await talking(platform);
    app.network.fail(SEND, 9);
    await write(app, '我的孩子');
    await shows(app, '没有发送');
    await app.page.input('写消息', '还没写完');
    const storage = Object.fromEntries(
      [...app.device.storage].map(([key, value]) => [key, JSON.parse(value) as unknown]),
    );
    app.close();
    const again = await start(provider, platform, { storage });
    await again.open(PAGE);
    await shows(again, '已发送');
    expect(count(again, '我的孩子')).toBe(1);
    expect(await stored(account)).toEqual(['请问', 'taken', '我的孩子']);
  });

  test('a message whose answer was lost is stored once, also when it is sent again', async () => {
    const { account, app } = await talking(platform, ({ sockets }) => {
      sockets.refused = true;
    });
    app.network.lose(SEND);
    await write(app, '只有一条');
    await shows(app, '没有发送');
    await app.page.tap('重新发送');
    await shows(app, '已发送');
    expect(count(app, '只有一条')).toBe(1);
    expect(await stored(account)).toEqual(['请问', 'taken', '只有一条']);
  });

  test('an article that staff send is there after a cold start and opens', async () => {
    const { account, app, conversationId } = await talking(platform);
    app.close();
    const message = { kind: 'article', id: ARTICLE } as const;
    const card = { conversationId, clientId: `card-${account.mobile}`, message };
    const { headers } = clerk;
    const { target } = await provider.ok('POST /service/staff/send.do', card, { headers });
    const again = await start(provider, platform, { storage: storageOf(account) });
    await again.open(PAGE);
    await shows(again, target?.title ?? 'no title');
    await again.page.tap(target?.title ?? '');
    expect(again.page.path).toContain('article-detail');
    await shows(again, '接着读');
    expect(again.errors).toEqual([]);
  });

  test('a question about an article carries the article', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open('pages/content/article-detail/index', { articleId: ARTICLE });
    await app.page.tap('问客服');
    expect(app.page.path).toContain('message/service');
    await app.page.input('您想问什么？', '老人打完能洗澡吗');
    await app.page.tap('转人工客服');
    await shows(app, '把这篇文章发给客服');
    await app.page.tap('把这篇文章发给客服');
    await until(app, () => !app.page.text().includes('把这篇文章发给客服'));
    const as = account.login;
    const { list } = await provider.ok('GET /service/chat/messages.do', {}, { as });
    expect(list.map(({ target }) => target?.id)).toContain(ARTICLE);
    // Nobody waits for staff when the next test begins.
    await provider.ok('POST /service/chat/close.do', {}, { as });
  });

  test('a conversation that has ended is found again from the page and read', async () => {
    const { account, app, answer } = await talking(platform);
    await answer('在预约详情里改');
    await provider.ok('POST /service/chat/close.do', {}, { as: account.login });
    app.close();
    const again = await start(provider, platform, { storage: storageOf(account) });
    await again.open(PAGE);
    await again.page.tap('历史对话');
    await shows(again, '请问');
    await again.page.tap('请问');
    await shows(again, '在预约详情里改');
    expect(again.page.text()).toContain('对话已结束');
    const cold = await start(provider, platform, { storage: storageOf(account) });
    const cost = await cold.measure(() => cold.open('pages/message/service-history/index'));
    expect(cost.calls).toBeLessThanOrEqual(OPEN.calls);
    expect(cost.max).toBeLessThanOrEqual(OPEN.max);
    expect(again.errors).toEqual([]);
  });

  test('what cannot wait shows 120 before any queue', async () => {
    const account = await newAccount(provider);
    const app = await start(provider, platform, { storage: storageOf(account) });
    await app.open(PAGE);
    await app.page.input('您想问什么？', '孩子打完针抽搐了');
    await app.page.tap('拨打 120');
    expect(app.device.calls).toMatchObject([{ number: '120' }]);
  });
});
