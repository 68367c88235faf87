import type { WebSocketRoute } from 'playwright-core';
import { answerChat, openClerk, takeChat } from '../server/kit/worlds/service-clerk';
import type { Colleague } from '../server/kit/worlds/service-world';
import { until } from '../server/kit/until';
import { axe } from './kit/axe';
import { bookFor, findTarget, freshMobile, newResident } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { signInHere } from './kit/sign-in';
import { violationsInEveryState } from './kit/every-state';
import { photograph } from '../server/kit/hostile-bytes';
import { scrollTo } from './kit/page-state';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ env: { SERVICE_HOURS: '00:00-23:59' } });
const SEND = '**/service/chat/send.do';
const SOCKET = '**/service/socket';

let clerk: Colleague;
beforeAll(async () => {
  clerk = await openClerk(site.provider());
});

const textbox = (visitor: Visitor, name: string) =>
  visitor.shown().getByRole('textbox', { name, exact: true });
const log = (visitor: Visitor) => visitor.shown().getByRole('log', { name: '对话' });

async function write(visitor: Visitor, text: string): Promise<void> {
  await textbox(visitor, '写消息').fill(text);
  await press(visitor, '发送');
}

/** Texts of the account's conversation, as the provider has stored them. */
async function stored({ login }: Resident): Promise<string[]> {
  const { list } = await site.provider().ok('GET /service/chat/messages.do', {}, { as: login });
  return list.map(({ text, event }) => event ?? text);
}

/** The log shows a message before the provider has it: waits for as many as are expected, and then for no others. */
async function expectStored(person: Resident, texts: readonly string[]): Promise<void> {
  const all = await until(
    () => stored(person),
    ({ length }) => length >= texts.length,
  );
  expect(all).toEqual(texts);
}

/** Somebody who has asked a person, with their conversation open. */
async function talking(person: Resident, prepare?: (visitor: Visitor) => Promise<void>) {
  const first = {
    clientId: `first-${person.mobile}`,
    message: { kind: 'text', text: '请问' } as const,
  };
  await site.provider().ok('POST /service/chat/send.do', first, { as: person.login });
  const visitor = await site.visit({ signedInAs: person.login });
  await prepare?.(visitor);
  await visitor.open('/service');
  await log(visitor).getByText('请问').waitFor();
  const conversationId = await takeChat(site.provider(), clerk, person.login);
  const answer = (text: string) => answerChat(site.provider(), clerk, conversationId, text);
  return { visitor, conversationId, answer };
}

test('an answer from one’s own appointment, then a person: sent, read, a card, a picture, end and rating', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const target = await findTarget(provider, person);
  const orderId = await bookFor(provider, person, target);
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/subscribeDetail?orderId=${orderId}`);
  await visitor
    .shown()
    .getByRole('button', { name: /问客服/ })
    .click();
  await arrive(visitor, '/service');
  expect(await violationsInEveryState(visitor, 'service-ask')).toEqual([]);
  await visitor.shown().getByRole('button', { name: '我的预约是什么时候？' }).click();
  await visitor.shown().getByText(target.clinic).waitFor();
  expect(await violationsInEveryState(visitor, 'service-answers')).toEqual([]);
  await press(visitor, '转人工客服');
  await log(visitor).getByText('我的预约是什么时候？').waitFor();
  await visitor
    .shown()
    .getByText(/下一位就轮到您|前面还有/)
    .waitFor();
  expect(await violationsInEveryState(visitor, 'service-queue')).toEqual([]);
  await press(visitor, '把这次预约发给客服');
  await log(visitor).getByRole('link').waitFor();

  const conversationId = await takeChat(provider, clerk, person.login);
  await visitor.shown().getByText('正在为您服务。').waitFor();
  await visitor.shown().getByText('已发送').waitFor();
  const list = { conversationId, seq: 3 };
  await provider.ok('POST /service/staff/read.do', list, { headers: clerk.headers });
  await visitor.shown().getByText('已读').waitFor();
  await answerChat(provider, clerk, conversationId, '您好，是明天上午。');
  await log(visitor).getByText('您好，是明天上午。').waitFor();
  await press(visitor, '添加图片或预约');
  const chooser = visitor.page.waitForEvent('filechooser');
  await visitor.page.getByRole('button', { name: /^图片/ }).click();
  const buffer = await photograph().png().toBuffer();
  await (await chooser).setFiles([{ name: 'a.png', mimeType: 'image/png', buffer }]);
  await log(visitor).getByRole('button', { name: '查看大图' }).waitFor();
  expect(await violationsInEveryState(visitor, 'service-talk')).toEqual([]);

  await press(visitor, '结束对话');
  await visitor.page.getByRole('button', { name: '结束', exact: true }).click();
  await log(visitor).getByText('对话已结束').waitFor();
  await visitor.shown().getByRole('radio', { name: '5 很满意' }).click();
  await press(visitor, '提交评价');
  await visitor.shown().getByText('谢谢您的评价。').waitFor();
  expect(await axe(visitor.page)).toEqual([]);
  visitor.expectNoProblems();
});

describe('a message is there once, and in its place', () => {
  test('after the socket was cut and messages came meanwhile', async () => {
    let socket: WebSocketRoute | undefined;
    const { visitor, answer } = await talking(await newResident(site.provider()), ({ page }) =>
      page.routeWebSocket(SOCKET, (route) => {
        socket = route;
        route.connectToServer();
      }),
    );
    await answer('第一句');
    await log(visitor).getByText('第一句').waitFor();
    const cut = socket;
    await socket?.close({ code: 1012 });
    await answer('第二句');
    await answer('第三句');
    await log(visitor).getByText('第三句').waitFor();
    expect(socket).not.toBe(cut);
    for (const text of ['第一句', '第二句', '第三句'])
      expect(await log(visitor).getByText(text).count()).toBe(1);
  });

  test('where no socket stays open, by calls that wait', async () => {
    const person = await newResident(site.provider());
    const { visitor, answer } = await talking(person, ({ page }) =>
      page.routeWebSocket(SOCKET, (route) => void route.close({ code: 1013 })),
    );
    await visitor.page.waitForRequest(/messages\.do\?.*wait=/);
    await visitor.shown().getByText('网络不太稳定').waitFor();
    await answer('您好');
    await log(visitor).getByText('您好').waitFor();
    await write(visitor, '谢谢');
    await log(visitor).getByText('谢谢').waitFor();
    await expectStored(person, ['请问', 'taken', '您好', '谢谢']);
  });

  test('when the page was closed before it was sent', async () => {
    const person = await newResident(site.provider());
    const { visitor } = await talking(person);
    await visitor.page.route(SEND, (route) => route.abort());
    await write(visitor, '我的孩子');
    await visitor
      .shown()
      .getByText(/^没有发送/)
      .waitFor();
    await textbox(visitor, '写消息').fill('还没写完');
    await visitor.page.unroute(SEND);
    await expectStored(person, ['请问', 'taken']);
    await visitor.open('/service');
    await log(visitor).getByText('我的孩子').waitFor();
    await visitor.shown().getByText('已发送').waitFor();
    expect(await textbox(visitor, '写消息').inputValue()).toBe('还没写完');
    await expectStored(person, ['请问', 'taken', '我的孩子']);
  });

  test('when the answer to its sending was lost, and it is sent again', async () => {
    const person = await newResident(site.provider());
    const { visitor } = await talking(person, ({ page }) =>
      page.routeWebSocket(SOCKET, (route) => void route.close({ code: 1013 })),
    );
    await visitor.page.route('**/service/chat/messages.do*', (route) => route.abort());
    await visitor.page.route(SEND, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await write(visitor, '只有一条');
    await visitor
      .shown()
      .getByText(/^没有发送/)
      .waitFor();
    await expectStored(person, ['请问', 'taken', '只有一条']);
    await visitor.page.unroute(SEND);
    await visitor
      .shown()
      .getByRole('button', { name: /^重新发送/ })
      .click();
    await visitor.shown().getByText('已发送').waitFor();
    expect(await log(visitor).getByText('只有一条').count()).toBe(1);
    await expectStored(person, ['请问', 'taken', '只有一条']);
  });
});

test('what cannot wait shows 120 and the clinic before any queue, in English too', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const target = await findTarget(provider, person);
  await bookFor(provider, person, target);
  const visitor = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  await visitor.open('/service');
  await textbox(visitor, 'What would you like to ask?').fill('My child had a seizure');
  const alert = visitor.shown().getByRole('alert').filter({ hasText: 'call first' });
  await alert.getByRole('button', { name: 'Call 120' }).waitFor();
  await alert.getByRole('button', { name: /^Call .*\d/ }).waitFor();
  expect(await violationsInEveryState(visitor, 'service-urgent')).toEqual([]);
  await press(visitor, 'Ask a person');
  await visitor.shown().getByRole('log').getByText('My child had a seizure').waitFor();
  await alert.waitFor();
  // The log shows it before the provider has it.
  await visitor.shown().getByText('Sent', { exact: true }).waitFor();
  const { list } = await provider.ok('GET /service/staff/queue.do', {}, { headers: clerk.headers });
  expect(list.filter(({ urgency }) => urgency === 3)).not.toEqual([]);
});

test('whoever reads earlier messages is not moved by new ones, and finds them by a button', async () => {
  const { visitor, answer } = await talking(await newResident(site.provider()));
  for (let index = 1; index <= 24; index += 1) await answer(`第${index}条说明`);
  await log(visitor).getByText('第24条说明').waitFor();
  const scrollTop = () => visitor.shown().evaluate((page) => page.scrollTop);
  const isAtEnd = () =>
    visitor.shown().evaluate((page) => page.scrollHeight - page.scrollTop - page.clientHeight < 80);
  await until(isAtEnd);
  await answer('跟着到了末尾');
  await log(visitor).getByText('跟着到了末尾').waitFor();
  await until(isAtEnd);
  await scrollTo(visitor, 40);
  await answer('这条不打扰');
  const news = visitor.shown().getByRole('button', { name: '有新消息' });
  await news.waitFor();
  expect(await scrollTop()).toBe(40);
  expect(await axe(visitor.page)).toEqual([]);
  await news.click();
  await news.waitFor({ state: 'detached' });
  await until(isAtEnd);
  await scrollTo(visitor, 40);
  await write(visitor, '明白了');
  await visitor.shown().getByText('已发送').waitFor();
  await until(isAtEnd);
  visitor.expectNoProblems();
});

test('who signs in next on the same device sees nothing of the conversation before', async () => {
  const provider = site.provider();
  const { visitor, answer } = await talking(await newResident(provider));
  await answer('只给第一位看的回答');
  await log(visitor).getByText('只给第一位看的回答').waitFor();
  await textbox(visitor, '写消息').fill('还没发出去的话');
  await visitor.go('/mine');
  await press(visitor, '退出登录');
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await visitor.page.getByText('已退出登录').first().waitFor();
  await visitor.go('/service');
  await arrive(visitor, '/login');
  await signInHere(visitor, provider, freshMobile());
  await visitor.go('/service');
  await textbox(visitor, '您想问什么？').waitFor();
  await answer('对话还在继续');
  await visitor.page.waitForTimeout(1_000);
  const drawn = await visitor.page.evaluate(() => {
    const typed = [...document.querySelectorAll('textarea')].map(({ value }) => value);
    return `${document.body.textContent} ${typed.join(' ')}`;
  });
  for (const trace of ['只给第一位看的回答', '还没发出去的话', '对话还在继续', '查看上次对话'])
    expect(drawn).not.toContain(trace);
  visitor.expectNoProblems();
});
