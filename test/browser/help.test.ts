import { arrive, press } from './kit/booking-steps';
import { inEveryVisualMode } from './kit/in-every-visual-mode';
import { useSite } from './kit/site';
import { vaccinated } from './kit/vaccinated';

const site = useSite();

test('a visitor finds phone, chat and answers, from their own page', async () => {
  const visitor = await site.visit();
  await visitor.open('/mine');
  await press(visitor, '帮助与客服');
  await arrive(visitor, '/help');
  const shown = visitor.shown();
  for (const name of [/^拨打 120/, /^找门诊电话/, /^在线客服/, /^客服电话/])
    await shown.getByRole('button', { name }).first().waitFor();
  const question = shown.getByRole('button', { name: '问题：怎么改时间或取消？' });
  await question.click();
  await shown.getByText('开始前 2 小时', { exact: false }).waitFor();
  await inEveryVisualMode(visitor, 'help');
  visitor.expectNoProblems();
});

test('whoever has been at a clinic is given its number', async () => {
  const { login } = await vaccinated(site.provider(), '林小满');
  const { clinic } = await site.provider().ok('GET /service/help.do', {}, { as: login });
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/help');
  const call = visitor.shown().getByRole('button', { name: `打给${clinic?.name}` });
  expect(await call.textContent()).toContain(clinic?.phone);
});

test('a page that could not be loaded leads there', async () => {
  const visitor = await site.visit();
  await visitor.open('/articlesDetail?articleId=none');
  await press(visitor, '帮助与客服');
  await arrive(visitor, '/help');
});
