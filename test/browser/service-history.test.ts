import { randomUUID } from 'node:crypto';
import { answerChat, openClerk, takeChat } from '../server/kit/worlds/service-clerk';
import type { Colleague } from '../server/kit/worlds/service-world';
import { axe } from './kit/axe';
import { newResident } from './kit/booking';
import type { Resident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { violationsInEveryState } from './kit/every-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite({ env: { SERVICE_HOURS: '00:00-23:59' } });
const ARTICLE = 'elder-pneumonia';

let clerk: Colleague;
beforeAll(async () => {
  clerk = await openClerk(site.provider());
});

/** A conversation with an answer, an article and its end. */
async function ended({ login }: Resident, question: string): Promise<string> {
  const provider = site.provider();
  const send = (message: { kind: 'text'; text: string } | { kind: 'article'; id: string }) =>
    provider.ok('POST /service/chat/send.do', { clientId: randomUUID(), message }, { as: login });
  await send({ kind: 'text', text: question });
  const conversationId = await takeChat(provider, clerk, login);
  await answerChat(provider, clerk, conversationId, `关于${question}的答复`);
  await send({ kind: 'article', id: ARTICLE });
  await provider.ok('POST /service/chat/close.do', {}, { as: login });
  return conversationId;
}

test('conversations that have ended are listed, are read as they were, and their cards lead on', async () => {
  const person = await newResident(site.provider());
  await ended(person, '怎么改期');
  await ended(person, '怎么退款');
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/service');
  await visitor
    .shown()
    .getByRole('button', { name: /^历史对话/ })
    .click();
  await arrive(visitor, '/serviceHistory');
  await visitor.shown().getByText('怎么改期').waitFor();
  expect(await violationsInEveryState(visitor, 'service-history-list')).toEqual([]);
  await visitor.shown().getByText('怎么改期').click();
  await arrive(visitor, '/serviceHistory?conversationId=');
  await visitor.shown().getByText('关于怎么改期的答复').waitFor();
  await visitor.shown().getByText('对话已结束').waitFor();
  expect(await visitor.shown().getByText('怎么退款').count()).toBe(0);
  expect(await violationsInEveryState(visitor, 'service-history-talk')).toEqual([]);
  await visitor.page.setViewportSize({ width: 1280, height: 800 });
  await screenshot(visitor.page, 'service-history-talk-1280');
  await visitor.shown().getByRole('link').click();
  await arrive(visitor, '/articlesDetail');
  await visitor.page.goBack();
  await arrive(visitor, '/serviceHistory?conversationId=');
  await visitor.page.goBack();
  await visitor.shown().getByText('怎么退款').waitFor();
  visitor.expectNoProblems();
});

test('while a conversation is open, earlier ones are one press away; somebody else’s is not found', async () => {
  const provider = site.provider();
  const [person, stranger] = [await newResident(provider), await newResident(provider)];
  const conversationId = await ended(person, '怎么改期');
  const message = { kind: 'text', text: '还有一个问题' } as const;
  const again = { clientId: randomUUID(), message };
  await provider.ok('POST /service/chat/send.do', again, { as: person.login });
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/service');
  await visitor.shown().getByRole('log').getByText('还有一个问题').waitFor();
  await press(visitor, '历史对话');
  await visitor.shown().getByText('怎么改期').waitFor();
  expect(await visitor.shown().getByText('还有一个问题').count()).toBe(0);

  const other = await site.visit({ signedInAs: stranger.login });
  await other.open(`/serviceHistory?conversationId=${conversationId}`);
  await other.shown().getByText('没有找到这次对话').waitFor();
  expect(await axe(other.page)).toEqual([]);
  await press(other, '历史对话');
  await other.shown().getByText('还没有结束的对话').waitFor();
  expect(await axe(other.page)).toEqual([]);
  await press(other, '去问客服');
  await arrive(other, '/service');
  for (const each of [visitor, other]) each.expectNoProblems();
});

test('a question about an article carries the article', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/articlesDetail?articleId=${ARTICLE}`);
  await visitor
    .shown()
    .getByRole('button', { name: /^问客服/ })
    .click();
  await arrive(visitor, '/service');
  await visitor.shown().getByRole('textbox', { name: '您想问什么？' }).fill('老人打完能洗澡吗');
  await press(visitor, '转人工客服');
  await press(visitor, '把这篇文章发给客服');
  await visitor.shown().getByRole('log').getByRole('link').click();
  await arrive(visitor, `/articlesDetail?articleId=${ARTICLE}`);
  visitor.expectNoProblems();
});
