import { CARD_POLL } from '@contract/follow-up/card-rules';
import { clinicOf, untilOpen } from '../server/kit/worlds/desk-hours';
import { axe } from './kit/axe';
import { arrive, press } from './kit/booking-steps';
import { inEveryVisualMode } from './kit/in-every-visual-mode';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import { vaccinated } from './kit/vaccinated';
import type { Visitor } from './kit/visitor';
import { agreedTo } from '../samples/agreed';

const site = useSite({ throughProxy: true });
const COMPUTER = { width: 1024, height: 768 };

/** A repeated attempt finds the card of the one before. */
const FAMILY_NAMES = '赵钱孙李';
let attempts = 0;

beforeAll(async () => {
  await site.provider().scheduleReady();
  await site.later(untilOpen());
});

const agreed = async (name: string) => {
  const person = await vaccinated(site.provider(), name);
  const { orderId } = person;
  const agreement = { orderId, agreed: agreedTo('followUpConsent') };
  await site.provider().ok('POST /order/followUp/consent.do', agreement, { as: person.login });
  return person;
};

const checkAppearance = (visitor: Visitor, name: string): Promise<void> =>
  inEveryVisualMode(visitor, `follow-up-${name}`);
const box = (visitor: Visitor, name: string) =>
  visitor.shown().getByRole('checkbox', { name, exact: true });

test('the page of the thirty minutes asks for agreement, and one tap on the follow-up ends it', async () => {
  const person = await vaccinated(site.provider(), '王小芳');
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/inoculateNote?orderId=${person.orderId}`);
  await visitor.shown().getByText('回家后，要不要我们问您一声？').waitFor();
  await checkAppearance(visitor, 'consent');
  await press(visitor, '同意，开始随访');
  await visitor
    .shown()
    .getByRole('button', { name: /^接种后随访/ })
    .click();
  await arrive(visitor, '/followUp');
  await visitor.shown().getByText('王小芳，有没有不舒服或异常？').waitFor();
  await checkAppearance(visitor, 'question');
  await press(visitor, '停止随访');
  await visitor.shown().getByText('随访已停止').waitFor();
  expect(await visitor.shown().getByText('有没有不舒服或异常？').count()).toBe(0);
  await checkAppearance(visitor, 'stopped');
  visitor.expectNoProblems();
});

test('one tap answers "no"; a link in a message opens the question cold', async () => {
  const person = await agreed('李平安');
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/followUp?orderId=${person.orderId}`);
  await press(visitor, '李平安 没有');
  await visitor.shown().getByText('请继续留意。').waitFor();
  await visitor.shown().getByRole('button', { name: '李平安 又有不舒服？再说一次' }).waitFor();
  await visitor.open(`/subscribeDetail?orderId=${person.orderId}`);
  visitor.expectNoProblems();
});

test('a red flag shows 120 and the clinic’s number at once, and the answer is on the desk within five seconds', async () => {
  expect(CARD_POLL).toBeLessThanOrEqual(3_000);
  const name = `${FAMILY_NAMES[attempts++ % FAMILY_NAMES.length]}紧急`;
  const person = await agreed(name);
  const { people } = await site
    .provider()
    .ok('GET /order/followUp/detail.do', { orderId: person.orderId }, { as: person.login });
  expect(people).toHaveLength(1);
  const depaCode = await clinicOf(site.provider(), person.orderId, person.login);
  const desk = await site.visit({ pointer: 'mouse', viewport: COMPUTER });
  await desk.open(`/desk?depaCode=${depaCode}`);
  await press(desk, '填入');
  await press(desk, '登录工作台');
  await desk.shown().getByText('现场登记').first().waitFor();
  const card = desk.shown().getByRole('button', { name: new RegExp(`^紧急 ?${name}`) });
  expect(await card.count()).toBe(0);

  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/followUp?orderId=${person.orderId}`);
  await press(visitor, `${name} 有`);
  await box(visitor, '接种处疼痛').click();
  expect(await visitor.shown().getByRole('button', { name: '拨打 120' }).count()).toBe(0);
  await box(visitor, '呼吸困难、喘、喉咙发紧').click();
  await visitor.shown().getByText('请立即拨打 120').waitFor();
  await visitor.shown().getByRole('button', { name: '拨打 120' }).waitFor();
  await visitor
    .shown()
    .getByRole('button', { name: /^联系门诊 / })
    .waitFor();
  await checkAppearance(visitor, 'emergency');
  await press(visitor, '提交');
  await visitor
    .shown()
    .getByText(/^已发给/)
    .waitFor();
  await checkAppearance(visitor, 'waiting');

  await card.waitFor();
  await desk.page.setViewportSize({ width: 390, height: 844 });
  expect(await axe(desk.page)).toEqual([]);
  await screenshot(desk.page, 'follow-up-desk-390');
  await desk.page.setViewportSize(COMPUTER);
  await screenshot(desk.page, 'follow-up-desk-1024');
  await card.click();
  const sheet = desk.page.getByRole('dialog', { name: '疑似异常反应草卡' });
  await sheet.getByText('接种处疼痛').waitFor();
  expect(await axe(desk.page)).toEqual([]);
  await screenshot(desk.page, 'follow-up-card-1024');
  await sheet.getByRole('button', { name: '我来处理' }).click();
  await sheet.getByRole('radio', { name: '已按 AEFI 报告' }).click();
  await visitor
    .shown()
    .getByText(/已接手$/)
    .waitFor();
  await sheet.getByRole('button', { name: '结束这张卡' }).click();
  await sheet.waitFor({ state: 'detached' });
  await visitor.open(`/followUp?orderId=${person.orderId}`);
  await visitor.shown().getByText('门诊已处理完').waitFor();
  await checkAppearance(visitor, 'closed');
});

test('without network the advice is there and the answer stays on the device, until it is sent by itself', async () => {
  const person = await agreed('孙断网');
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open(`/followUp?orderId=${person.orderId}`);
  await press(visitor, '孙断网 有');
  await visitor.shown().getByRole('textbox', { name: '腋下体温（℃）' }).fill('382');
  await press(visitor, '提交');
  await visitor.shown().getByText('请填 32 到 43 之间的数字').waitFor();
  await visitor.shown().getByRole('textbox', { name: '腋下体温（℃）' }).fill('40.1');
  await visitor.shown().getByText('请立即拨打 120').waitFor();
  await visitor.page.context().setOffline(true);
  await press(visitor, '提交');
  await visitor.shown().getByText('还没有送到').waitFor();
  await visitor.shown().getByRole('button', { name: '拨打 120' }).waitFor();
  await screenshot(visitor.page, 'follow-up-offline');
  await visitor.page.context().setOffline(false);
  await visitor.page.reload();
  await visitor
    .shown()
    .getByText(/^已发给/)
    .waitFor();
  const { people } = await site
    .provider()
    .ok('GET /order/followUp/detail.do', { orderId: person.orderId }, { as: person.login });
  expect(people[0]?.answers.map(({ temperature }) => temperature)).toEqual([40.1]);
});

test('the plan shows what was noticed, and deleting removes it', async () => {
  const person = await agreed('周计划');
  const answer = {
    orderId: person.orderId,
    submissionId: 'plan-history-1',
    unusual: true,
    symptoms: ['fever' as const],
  };
  await site.provider().ok('POST /order/followUp/answer.do', answer, { as: person.login });
  const visitor = await site.visit({ signedInAs: person.login });
  await visitor.open('/vaccinePlan');
  await visitor.shown().getByText('接种后的情况').waitFor();
  await checkAppearance(visitor, 'plan');
  await visitor.shown().getByRole('button').filter({ hasText: /发热$/ }).click();
  await arrive(visitor, '/followUp');
  await press(visitor, '删除这次随访的回答');
  await visitor.page
    .getByRole('alertdialog')
    .getByRole('button', { name: '删除这次随访的回答' })
    .click();
  await visitor.shown().getByText('回家后，要不要我们问您一声？').waitFor();
  expect(await visitor.shown().getByText('回答记录').count()).toBe(0);
});

test('it reads in English', async () => {
  const person = await agreed('王小芳');
  const visitor = await site.visit({ signedInAs: person.login, locale: 'en-US' });
  await visitor.open(`/followUp?orderId=${person.orderId}`);
  await press(visitor, '王小芳 Yes');
  await box(visitor, 'A seizure (fit)').click();
  await visitor.shown().getByRole('button', { name: 'Call 120' }).waitFor();
  await checkAppearance(visitor, 'english');
});
