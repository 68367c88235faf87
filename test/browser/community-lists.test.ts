import { randomUUID } from 'node:crypto';
import { commentOn, join, Moderator, TWO_DAYS } from '../community-cast';
import type { Member } from '../community-cast';
import { freshMobile } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { inEveryVisualMode } from './kit/in-every-visual-mode';
import { useSite } from './kit/site';

const site = useSite();
const QUESTION = '打完第二针手臂抬不起来，正常吗';
const ANSWER = '接种处酸痛一般两三天会好，多活动手臂；红肿超过五厘米就去门诊看看';

let doctor: Member;
let reader: Member;
let vaccine: { readonly vaccineCode: string; readonly shortName: string };

beforeAll(async () => {
  const provider = site.provider();
  const member = async (): Promise<Member> => join(provider, await provider.signUp(freshMobile()));
  doctor = await member();
  reader = await member();
  await site.later(TWO_DAYS);
  const moderator = await Moderator.signIn(site.provider(), 'moderator-1');
  await moderator.verify(doctor.userId);
  const [product] = await site.provider().ok('GET /vaccine/product/index.do', {});
  if (!product) throw new Error('The catalogue is empty');
  vaccine = product;
});

test('a doctor’s page lists what they answered; an answer opens at its place, its post leads to the vaccine', async () => {
  const draft = {
    kind: 'question',
    title: QUESTION,
    // The same text is not taken twice.
    text: `昨天打的，今天抬不起来（${randomUUID().slice(0, 4)}）`,
    vaccineCode: vaccine.vaccineCode,
    idempotencyKey: randomUUID(),
  } as const;
  const { postId } = await site
    .provider()
    .ok('POST /ugc-api/post/publish.do', draft, { as: reader.login });
  await commentOn(site.provider(), postId, ANSWER, doctor);
  const visitor = await site.visit({ signedInAs: reader.login });
  await visitor.open(`/userHome?userId=${doctor.userId}`);
  await visitor.shown().getByRole('tab', { name: '回答' }).click();
  await visitor.shown().getByText(QUESTION).waitFor();
  await inEveryVisualMode(visitor, 'community-lists-answers');
  const answer = visitor.shown().getByRole('link', { name: new RegExp(ANSWER) });
  await answer.focus();
  await visitor.page.keyboard.press('Enter');
  await arrive(visitor, '/postDetail');
  await visitor.shown().getByRole('heading', { name: QUESTION }).waitFor();
  await visitor.shown().getByText(ANSWER).first().waitFor();
  const link = visitor.shown().getByRole('link', { name: /疫苗/ }).first();
  await inEveryVisualMode(visitor, 'community-lists-post');
  await link.click();
  await arrive(visitor, '/vaccineDetalis');
  visitor.expectNoProblems();
});

test('nobody sees a circle’s members before joining; whoever joins does, and is told so before', async () => {
  const [circle] = (await site.provider().ok('GET /ugc-api/circle/list.do', {})).list;
  const visitor = await site.visit({ signedInAs: reader.login });
  await visitor.open(`/circle?circleId=${circle?.circleId ?? ''}`);
  await visitor.shown().getByText('加入后，圈子里的成员能看到您。').waitFor();
  expect(await visitor.shown().getByRole('tab', { name: '成员' }).count()).toBe(0);
  await press(visitor, '加入圈子');
  await visitor.shown().getByRole('tab', { name: '成员' }).click();
  await visitor.shown().getByRole('link').filter({ hasText: reader.nickname }).waitFor();
  await inEveryVisualMode(visitor, 'community-lists-members');
  await press(visitor, '已加入，点一下退出');
  await visitor.shown().getByRole('tab', { name: '成员' }).waitFor({ state: 'detached' });
  visitor.expectNoProblems();
});

test('they read in English', async () => {
  const visitor = await site.visit({ signedInAs: reader.login, locale: 'en-US' });
  await visitor.open(`/userHome?userId=${doctor.userId}&list=answers`);
  await visitor.shown().getByText(ANSWER).waitFor();
  await inEveryVisualMode(visitor, 'community-lists-english');
});
