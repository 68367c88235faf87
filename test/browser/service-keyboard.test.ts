import { answerChat, openClerk, takeChat } from '../server/kit/worlds/service-clerk';
import { axe } from './kit/axe';
import { newResident } from './kit/booking';
import { focused, focusIn, tabTo, use } from './kit/keyboard';
import { scrollTo } from './kit/page-state';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite({ env: { SERVICE_HOURS: '00:00-23:59' } });

const log = (visitor: Visitor) => visitor.shown().getByRole('log', { name: '对话' });

/** Waits until what has the focus shows a text: it moves there in the rendering after the press. */
const focusShows = ({ page }: Visitor, text: string) =>
  page.waitForFunction(
    (wanted) =>
      document.activeElement !== document.body &&
      (document.activeElement?.textContent ?? '').includes(wanted),
    text,
  );

/** Somebody with a keyboard, in their conversation, which a member of staff has taken. */
async function talking() {
  const provider = site.provider();
  const clerk = await openClerk(provider);
  const person = await newResident(provider);
  const viewport = { width: 1280, height: 800 };
  const visitor = await site.visit({ signedInAs: person.login, pointer: 'mouse', viewport });
  await visitor.open('/service');
  await use(visitor, '我的预约是什么时候？', 'Enter');
  await visitor.shown().getByText('大家常问').waitFor({ state: 'detached' });
  expect(await visitor.shown().locator(':focus').count()).toBe(1);
  await tabTo(visitor.page, '您想问什么？', 'Shift+Tab');
  await visitor.page.keyboard.type('谢谢');
  await use(visitor, '转人工客服', 'Enter');
  await focusShows(visitor, '我的预约是什么时候？谢谢');
  expect(await focused(visitor.page)).toBe('log 对话');
  const conversationId = await takeChat(provider, clerk, person.login);
  await visitor.shown().getByText('正在为您服务。').waitFor();
  const answer = (text: string) => answerChat(provider, clerk, conversationId, text);
  return { visitor, answer };
}

test('the keyboard alone asks, sends, reads what is new, ends and rates, and the focus is never lost', async () => {
  const { visitor, answer } = await talking();
  const { keyboard } = visitor.page;
  await use(visitor, '写消息');
  await keyboard.type('您好');
  await use(visitor, '发送', 'Enter');
  await visitor.shown().getByText('已发送').waitFor();
  expect(await focused(visitor.page)).toBe('button 发送');

  for (let index = 1; index <= 20; index += 1) await answer(`第${index}条说明`);
  await log(visitor).getByText('第20条说明').waitFor();
  await scrollTo(visitor, 40);
  await answer('新的第一条');
  const news = visitor.shown().getByRole('button', { name: '有新消息' });
  await news.waitFor();
  await answer('新的第二条');
  await log(visitor).getByText('新的第二条').waitFor();
  await tabTo(visitor.page, '有新消息', 'Shift+Tab');
  await keyboard.press('Enter');
  await news.waitFor({ state: 'detached' });
  await focusShows(visitor, '新的第一条');
  expect(await visitor.shown().locator(':focus').textContent()).not.toContain('新的第二条');
  expect(await axe(visitor.page)).toEqual([]);

  await use(visitor, '结束对话', 'Enter');
  await focusIn(visitor.page.getByRole('alertdialog'));
  await use(visitor, '结束', 'Enter');
  await log(visitor).getByText('对话已结束').waitFor();
  await focusShows(visitor, '对话已结束');
  await use(visitor, '5 很满意', 'Space');
  await use(visitor, '提交评价', 'Enter');
  await visitor.shown().getByText('谢谢您的评价。').waitFor();
  await focusShows(visitor, '对话已结束');
  await use(visitor, '再问一个问题', 'Enter');
  await focusShows(visitor, '在线客服');
  visitor.expectNoProblems();
});
