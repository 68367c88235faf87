import { CODE } from '@contract/errors';
import { FEWEST_ANSWERS } from '@contract/questionnaire/questionnaire-rules';
import { freshMobile, newResident } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { axe } from './kit/axe';
import { inEveryVisualMode } from './kit/in-every-visual-mode';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();
const SURVEY = '/questionnaire/0?code=habits';

const checkAppearance = (visitor: Visitor, name: string): Promise<void> =>
  inEveryVisualMode(visitor, `questionnaire-${name}`);

const ask = (visitor: Visitor, title: string | RegExp) =>
  visitor.shown().getByRole('heading', { name: title }).waitFor();

test('a questionnaire is answered question by question, goes on after a reload, and is sent once', async () => {
  const person = await newResident(site.provider());
  const visitor = await site.visit({ signedInAs: person.login });
  const shown = () => visitor.shown();
  await visitor.open('/questionnaire');
  await checkAppearance(visitor, 'list');
  await press(visitor, '您怎样使用易苗 最多 5 题 · 匿名 · 可领健康豆 未填写');
  await arrive(visitor, '/questionnaire/0');
  await checkAppearance(visitor, 'start');
  await press(visitor, '开始填写');
  await ask(visitor, '您大约从哪天开始使用易苗？');
  await checkAppearance(visitor, 'date');
  await press(visitor, '跳过');

  await ask(visitor, '您主要为谁预约？');
  await press(visitor, '下一题');
  // The error is the description of the group, and its first option has the focus.
  const group = shown().getByRole('radiogroup', { name: '您主要为谁预约？' });
  await shown().getByText('请回答这一题').waitFor();
  const description = await group.getAttribute('aria-describedby');
  expect(await visitor.page.locator(`[id="${description}"]`).textContent()).toContain('请回答');
  await checkAppearance(visitor, 'single');
  // By keyboard: arrow keys choose, as in any group of radio buttons.
  await group.getByRole('radio', { name: '孩子' }).focus();
  for (let times = 0; times < 3; times += 1) await visitor.page.keyboard.press('ArrowDown');
  expect(await group.getByRole('radio', { name: '还没有预约过' }).isChecked()).toBe(true);
  await shown().getByRole('button', { name: '下一题' }).focus();
  await visitor.page.keyboard.press('Enter');

  await ask(visitor, '是什么原因？');
  await shown().getByText('第 3 题，最多 5 题').waitFor();
  await shown().getByRole('checkbox', { name: '价格' }).click();
  await shown().getByRole('checkbox', { name: '没有特别的原因' }).click();
  expect(await shown().getByRole('checkbox', { name: '价格' }).isChecked()).toBe(false);
  await checkAppearance(visitor, 'multiple');

  await visitor.page.reload();
  await press(visitor, '继续填写');
  await ask(visitor, '是什么原因？');
  expect(await shown().getByRole('checkbox', { name: '没有特别的原因' }).isChecked()).toBe(true);
  await press(visitor, '下一题');
  await ask(visitor, '您会把易苗推荐给朋友吗？');
  await shown().getByRole('radio', { name: '9', exact: true }).click();
  await checkAppearance(visitor, 'scale');
  await press(visitor, '下一题');
  await shown().getByRole('textbox', { name: '您最希望我们做什么？' }).fill('更多周末的时段');
  await checkAppearance(visitor, 'text');
  await press(visitor, '下一题');
  await shown().getByText('可以返回检查').waitFor();
  await press(visitor, '上一题');
  await ask(visitor, '您最希望我们做什么？');
  await press(visitor, '下一题');
  await press(visitor, '提交');
  await shown().getByText('我们也不知道哪一份是您的').waitFor();
  await checkAppearance(visitor, 'thanks');
  await visitor.open(SURVEY);
  await shown().getByText('您已经填过这份问卷').waitFor();
  visitor.expectNoProblems();
});

test('in English, with what a failed call leaves', async () => {
  const login = await site.provider().signUp(freshMobile());
  const visitor = await site.visit({ signedInAs: login, locale: 'en-US' });
  await visitor.open(SURVEY);
  await press(visitor, 'Start');
  await press(visitor, 'Skip');
  await visitor.shown().getByRole('radio', { name: 'Myself' }).click();
  await press(visitor, 'Next');
  await visitor.shown().getByRole('radio', { name: 'Hard', exact: true }).click();
  await press(visitor, 'Next');
  await visitor.shown().getByRole('radio', { name: '0', exact: true }).click();
  await press(visitor, 'Next');
  await press(visitor, 'Skip');
  await checkAppearance(visitor, 'english');
  await visitor.page.route('**/questionnaire/submit.do', (route) => route.abort());
  await press(visitor, 'Send');
  await visitor.shown().getByRole('alert').first().waitFor();
  await visitor.page.unroute('**/questionnaire/submit.do');
  await press(visitor, 'Send');
  await visitor
    .shown()
    .getByText(/we do not know which are yours/)
    .waitFor();
});

test('staff see counts from five answers on, and save them as a table', async () => {
  const provider = site.provider();
  const answers = [
    { questionId: 'since', answer: { kind: 'skipped' as const } },
    { questionId: 'forwhom', answer: { kind: 'choice' as const, options: ['child'] } },
    { questionId: 'found', answer: { kind: 'choice' as const, options: ['easy'] } },
    { questionId: 'recommend', answer: { kind: 'number' as const, value: 10 } },
    { questionId: 'improve', answer: { kind: 'skipped' as const } },
  ];
  for (let index = 0; index < FEWEST_ANSWERS; index += 1) {
    const login = await provider.signUp(freshMobile());
    const attempt = `attempt-of-${index}`;
    const sent = { code: 'habits', version: 1, attempt, answers };
    const { code } = await provider.call('POST /questionnaire/submit.do', sent, { as: login });
    expect(code).toBe(CODE.SUCCESS);
  }
  const visitor = await site.visit({ viewport: { width: 1280, height: 800 }, pointer: 'mouse' });
  await visitor.open('/moderation');
  await visitor.shown().getByRole('textbox', { name: '账号' }).fill('moderator-1');
  await visitor.shown().getByLabel('密码', { exact: true }).fill('yimiao-desk-1');
  await press(visitor, '登录');
  await visitor.shown().getByRole('tab', { name: '问卷' }).click();
  await press(visitor, '看结果 您怎样使用易苗');
  await visitor.shown().getByText('匿名问卷满 5 份才一起出结果').waitFor();
  expect(await axe(visitor.page)).toEqual([]);
  await screenshot(visitor.page, 'questionnaire-results');
  const download = visitor.page.waitForEvent('download');
  await press(visitor, '下载表格（CSV）');
  expect((await download).suggestedFilename()).toBe('habits.1.csv');
});
