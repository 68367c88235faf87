import { axe } from './kit/axe';
import { bookFor, findTarget, newResident } from './kit/booking';
import { press } from './kit/booking-steps';
import { focused } from './kit/keyboard';
import { dress, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ env: { SERVICE_HOURS: '00:00-23:59' } });
const COMPUTER = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function colleague(login: string, on: 'computer' | 'phone' = 'computer'): Promise<Visitor> {
  const visitor = await site.visit(
    on === 'phone'
      ? { viewport: PHONE, pointer: 'touch' }
      : { viewport: COMPUTER, pointer: 'mouse' },
  );
  await visitor.open('/serviceDesk');
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill(login);
  await visitor.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(visitor, '登录');
  await visitor
    .shown()
    .getByRole('heading', { name: /^排队中/ })
    .waitFor();
  return visitor;
}

/** Confirms a question of the page. */
const confirm = (visitor: Visitor, name: string) =>
  visitor.page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const logOf = (visitor: Visitor) => visitor.shown().getByRole('log');
/** Conversations that wait, which say for how long. */
const waiting = (visitor: Visitor) =>
  visitor.shown().getByRole('button', { name: /等待 \d+ (分钟|小时)|刚刚/ });
const reply = (visitor: Visitor) => visitor.shown().getByRole('textbox', { name: '回复' });

beforeAll(() => site.provider().scheduleReady());

test('a person asks; staff take, answer by the keyboard, hand over; a colleague closes; the person rates', async () => {
  const provider = site.provider();
  const resident = await newResident(provider);
  await bookFor(provider, resident, await findTarget(provider, resident));
  const person = await site.visit({ signedInAs: resident.login });
  await person.open('/service');
  await person.shown().getByRole('textbox').first().fill('我的手机13812345678，能改到下午吗');
  await press(person, '转人工客服');
  await logOf(person).getByText('能改到下午吗').waitFor();

  const ada = await colleague('service-1');
  await press(ada, '接入下一位');
  await logOf(ada)
    .getByText(/能改到下午吗/)
    .waitFor();
  expect(await logOf(ada).textContent()).not.toContain('13812345678');
  // The appointment is in view, its day in words, its person's name masked.
  await ada
    .shown()
    .getByText(/\d+月\d+日 周. \d\d:\d\d–\d\d:\d\d · .\*+/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await logOf(person)
    .getByText(/示例客服1/)
    .first()
    .waitFor();
  expect(
    await ada
      .shown()
      .getByText(/^Enter 发送/)
      .count(),
  ).toBe(1);
  await reply(ada).click();
  await ada.page.keyboard.type('可以的');
  await person.shown().getByText('客服正在输入…').waitFor();
  await ada.page.keyboard.press('Shift+Enter');
  await ada.page.keyboard.type('请在预约详情里改');
  await ada.page.keyboard.press('Enter');
  await logOf(person).getByText('请在预约详情里改').waitFor();
  await logOf(ada)
    .getByText(/^可以的/)
    .waitFor();
  await ada.shown().getByText('已读', { exact: true }).waitFor();
  await press(ada, '常用语');
  expect(await axe(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: /^问候/ }).click();
  expect(await reply(ada).inputValue()).toContain('您好');
  await press(ada, '发送');
  await ada
    .shown()
    .getByRole('button', { name: '发给用户' })
    .filter({ visible: true })
    .first()
    .click();
  await logOf(person).getByRole('link').waitFor();
  expect(await axe(ada.page)).toEqual([]);
  await screenshot(ada.page, 'service-desk-01-talk-1280');

  await press(ada, '转出');
  await confirm(ada, '转出');
  await ada.shown().getByText('您还没有接入对话').waitFor();
  const bo = await colleague('service-2', 'phone');
  await waiting(bo).first().click();
  await logOf(bo)
    .getByText(/能改到下午吗/)
    .waitFor();
  await press(bo, '接入');
  // Without a keyboard beside the screen, Enter is a line's end and nothing speaks of keys.
  await reply(bo).fill('我来');
  await reply(bo).press('End');
  await reply(bo).press('Enter');
  expect(await reply(bo).inputValue()).toBe('我来\n');
  expect(
    await bo
      .shown()
      .getByText(/^Enter 发送/)
      .count(),
  ).toBe(0);
  await reply(bo).fill('我来接着处理');
  await press(bo, '发送');
  await logOf(person).getByText('我来接着处理').waitFor();
  expect(await axe(bo.page)).toEqual([]);
  expect(await overflow(bo.page, 390, 844)).toEqual([]);
  await screenshot(bo.page, 'service-desk-02-talk-390');
  await press(bo, '结束');
  await confirm(bo, '结束');
  await bo.shown().getByText('您还没有接入对话').waitFor();

  await person.shown().getByRole('radio', { name: '5 很满意' }).click();
  await press(person, '提交评价');
  await person.shown().getByText('谢谢您的评价。').waitFor();
  const { chat } = await provider.ok('GET /service/chat/state.do', {}, { as: resident.login });
  expect(chat).toMatchObject({ state: 'closed', rating: 5 });
  for (const visitor of [person, ada, bo]) visitor.expectNoProblems();
});

test('staff find an article by its title, read it and send it; the person reads it', async () => {
  const provider = site.provider();
  const resident = await newResident(provider);
  const message = { kind: 'text', text: '老人要打肺炎疫苗吗' } as const;
  const asked = { clientId: 'about-article-1', message };
  await provider.ok('POST /service/chat/send.do', asked, { as: resident.login });
  const ada = await colleague('service-1');
  await press(ada, '接入下一位');
  await logOf(ada).getByText('老人要打肺炎疫苗吗').waitFor();
  await press(ada, '文章');
  const sheet = ada.page.getByRole('dialog', { name: '发一篇文章' });
  await sheet.getByRole('searchbox').or(sheet.getByRole('textbox')).fill('肺炎');
  const { list } = await provider.ok('GET /base/search/pageList.do', {
    word: '肺炎',
    kind: 'article',
  });
  const { id: articleId = '', title = '' } = list[0] ?? {};
  const { blocks } = await provider.ok('GET /article/article/detail.do', { articleId });
  const sentence = blocks.find((block) => block.type === 'p')?.text ?? 'no text';
  const preview = sheet.getByRole('button', { name: `先看看：${title}` });
  await preview.waitFor();
  expect(await axe(ada.page)).toEqual([]);
  await screenshot(ada.page, 'service-desk-05-article-1280');
  await preview.click();
  const read = ada.page.getByRole('dialog', { name: title });
  await read.getByText(sentence).waitFor();
  expect(await axe(ada.page)).toEqual([]);
  await screenshot(ada.page, 'service-desk-07-read-1280');
  await ada.page.keyboard.press('Escape');
  await read.waitFor({ state: 'detached' });
  await sheet.getByRole('button', { name: `发给用户：${title}` }).waitFor();
  await preview.click();
  await read.getByRole('button', { name: '发给用户' }).click();
  await sheet.waitFor({ state: 'detached' });
  expect(await focused(ada.page)).toBe('button 文章');
  expect(await ada.shown().evaluate(({ style }) => style.overflow)).toBe('');
  await logOf(ada).getByText(title).waitFor();
  await ada.shown().getByText('发送中…').waitFor({ state: 'detached' });
  await ada.page.setViewportSize(PHONE);
  await press(ada, '文章');
  await sheet.waitFor();
  expect(await overflow(ada.page, PHONE.width, PHONE.height)).toEqual([]);
  await screenshot(ada.page, 'service-desk-06-article-390');

  const person = await site.visit({ signedInAs: resident.login });
  await person.open('/service');
  await logOf(person).getByRole('link', { name: title }).click();
  await person.shown().getByRole('heading', { name: title, level: 1 }).first().waitFor();
  await provider.ok('POST /service/chat/close.do', {}, { as: resident.login });
  for (const visitor of [person, ada]) visitor.expectNoProblems();
});

test('several conversations at once: what cannot wait first, unread counts, drafts of their own, keys between them', async () => {
  const provider = site.provider();
  const people = [await newResident(provider), await newResident(provider)];
  const say = (who: (typeof people)[number] | undefined, text: string, clientId: string) =>
    provider.ok(
      'POST /service/chat/send.do',
      { clientId, message: { kind: 'text', text } },
      who && { as: who.login },
    );
  await say(people[0], '怎么改期', 'calm-one-1');
  await say(people[1], '孩子打完针抽搐了', 'urgent-one-1');
  const ada = await colleague('service-1');
  expect(await waiting(ada).first().textContent()).toContain('健康急事');
  await screenshot(ada.page, 'service-desk-03-queue-1280');
  await press(ada, '接入下一位');
  await logOf(ada).getByText('孩子打完针抽搐了').waitFor();
  await reply(ada).fill('请马上拨打 120');
  await press(ada, '接入下一位');
  await logOf(ada).getByText('怎么改期').waitFor();
  expect(await reply(ada).inputValue()).toBe('');
  await say(people[1], '已经打了', 'urgent-one-2');
  await ada
    .shown()
    .getByRole('button', { name: /1 条未读/ })
    .waitFor();
  await ada.page.keyboard.press('Alt+ArrowDown');
  await logOf(ada).getByText('已经打了').waitFor();
  expect(await reply(ada).inputValue()).toBe('请马上拨打 120');
  await ada
    .shown()
    .getByRole('button', { name: /条未读/ })
    .waitFor({ state: 'detached' });
  await dress(ada.page, { name: 'dark-large', dark: true, large: true });
  expect(await axe(ada.page)).toEqual([]);
  expect(await overflow(ada.page, 1280, 800)).toEqual([]);
  await screenshot(ada.page, 'service-desk-04-two-1280-dark-large');
  ada.expectNoProblems();
});

test('without a socket news come by polling; an answer that is lost is sent once', async () => {
  const provider = site.provider();
  const resident = await newResident(provider);
  const say = (text: string, clientId: string) =>
    provider.ok(
      'POST /service/chat/send.do',
      { clientId, message: { kind: 'text', text } },
      { as: resident.login },
    );
  await say('没有长连接', 'polling-1');
  const ada = await site.visit({ viewport: PHONE, pointer: 'mouse' });
  await ada.page.routeWebSocket('**/service/socket', (socket) => void socket.close());
  await ada.open('/serviceDesk');
  await ada.shown().getByRole('textbox', { name: '账号' }).fill('service-1');
  await ada.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(ada, '登录');
  await ada.shown().getByText('实时连接断开，几秒刷新一次').waitFor();
  await press(ada, '接入下一位');
  await logOf(ada).getByText('没有长连接').waitFor();
  let isLost = false;
  await ada.page.route('**/service/staff/send.do', async (route) => {
    await route.fetch();
    if (isLost) return route.continue();
    isLost = true;
    return route.abort();
  });
  await reply(ada).fill('收到');
  await press(ada, '发送');
  await say('好的', 'polling-2');
  await logOf(ada).getByText('好的').waitFor();
  await ada.shown().getByText('发送中…').waitFor({ state: 'detached' });
  const { list } = await provider.ok('GET /service/chat/messages.do', {}, { as: resident.login });
  expect(list.filter(({ text }) => text === '收到')).toHaveLength(1);
});

test('staff of other roles are refused', async () => {
  const visitor = await site.visit({ viewport: PHONE });
  await visitor.open('/serviceDesk');
  const { demo } = await site.provider().ok('GET /desk/start.do', {});
  await visitor
    .shown()
    .getByRole('textbox', { name: '账号' })
    .fill(demo?.login ?? '');
  await visitor.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(visitor, '登录');
  await visitor.shown().getByText('这个账号不是客服').waitFor();
});
