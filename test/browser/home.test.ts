import { CODE } from '@contract/errors';
import type { WaitlistOffer } from '@contract/waitlist/endpoints';
import { PHONE } from './browser';
import { freshMobile } from './kit/booking';
import { violationsInEveryState } from './kit/every-state';
import { shiftsIn, watchShifts } from './kit/shifts';
import { useSite } from './kit/site';

const site = useSite();
const CLINIC = '1101021762';

/** A waiting-list offer that is valid for fifteen minutes. */
const OFFER = {
  waitingId: 'w1',
  holdId: 'h1',
  expiresAt: Date.now() + 15 * 60_000,
  slotId: 1,
  depaCode: CLINIC,
  departmentName: '等到号位的门诊',
  productId: 'hpv9',
  productName: '九价 HPV',
  doseNo: 1,
  doseLabel: '第 1 剂',
  linkmanId: 'l1',
  linkmanName: '王小芳',
  day: '2026-12-01',
  startTime: '08:00',
  endTime: '09:00',
  changeableUntil: 1_900_000_000_000,
  priceCents: 133_000,
  canPayAhead: true,
  orderId: null,
} satisfies WaitlistOffer;

/** The day that many months ago in Asia/Shanghai. */
const monthsAgo = (months: number): string => {
  const now = new Date(Date.now() + 8 * 3_600_000);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 10))
    .toISOString()
    .slice(0, 10);
};

test('home says what the family needs and leads to that child’s plan', async () => {
  const provider = site.provider();
  const login = await provider.signUp(freshMobile());
  const child = {
    documentKind: 7,
    sex: 2,
    relationType: 3,
    mobile: '13700000000',
    guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
    consent: true,
    guardianConsentVersion: '1.0',
  } as const;
  for (const [name, documentNumber, age] of [
    ['小麦', 'A123456711', 1],
    ['小禾', 'A123456710', 8],
  ] as const)
    await provider.ok(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      { ...child, name, documentNumber, birthday: monthsAgo(age) },
      { as: login },
    );
  const visitor = await site.visit({ signedInAs: login });
  await visitor.open('/home');
  await visitor.shown().getByText('家人该打的疫苗').waitFor();
  expect(await violationsInEveryState(visitor, 'home-due')).toEqual([]);
  await visitor.shown().getByRole('button', { name: /^小禾/ }).first().click();
  await visitor
    .shown()
    .getByRole('heading', { name: /^小禾 ·/ })
    .waitFor();
});

test.each([
  ['on a narrow phone', 320, false],
  ['in large type', 390, true],
  ['on a computer', 1280, false],
] as const)('nothing on home moves while its answers come in %s', async (_name, width, large) => {
  // A try again signs up somebody else: a number asked for a code a moment ago is refused.
  const login = await site.provider().signUp(freshMobile());
  const visitor = await site.visit({
    signedInAs: login,
    viewport: { width, height: PHONE.height },
    stored: large ? { 'ui-theme': 'auto large' } : {},
  });
  await watchShifts(visitor.page);
  await visitor.page.route('**/subscribe/waiting/offers.do*', async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.fulfill({ json: { code: CODE.SUCCESS, msg: '', data: [OFFER] } });
  });
  await visitor.open('/home');
  await visitor.shown().getByText(OFFER.departmentName, { exact: false }).waitFor();
  expect(await shiftsIn(visitor.page)).toEqual([]);
});

test('a few answers lead from home to vaccines that suit, and nothing of them is sent', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  await visitor
    .shown()
    .getByRole('button', { name: /不知道该打哪种/ })
    .click();
  const choose = (name: string) => visitor.shown().getByRole('radio', { name }).click();
  const sent: string[] = [];
  visitor.page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await choose('长辈 50 岁及以上');
  await choose('60 岁及以上');
  await choose('都没有');
  await choose('记不清');
  await visitor.shown().getByRole('heading', { name: '带状疱疹疫苗' }).waitFor();
  await visitor.shown().getByRole('heading', { name: '23 价肺炎疫苗' }).waitFor();
  expect(await visitor.shown().getByRole('heading', { name: 'HPV 疫苗' }).count()).toBe(0);
  expect(sent.filter((each) => /y60|elder|unsure/.test(each))).toEqual([]);
  expect(await violationsInEveryState(visitor, 'help-choose')).toEqual([]);
});

test('the home page of a hospital shows whom it vaccinates and leads to its times', async () => {
  const visitor = await site.visit();
  await visitor.open(`/hospitalHome?depaCode=${CLINIC}`);
  await visitor.shown().getByText('给哪些人接种').waitFor();
  expect(await violationsInEveryState(visitor, 'hospital-home')).toEqual([]);
  await visitor.shown().getByRole('button', { name: '看门诊和可约时间' }).click();
  await visitor.shown().getByText('开诊时间').waitFor();
});
