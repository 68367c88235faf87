import type { Locator } from 'playwright-core';
import { addMonths } from '@contract/time/day-rules';
import { ADULT, findTarget, residentId } from './kit/booking';
import { agree, arrive, press } from './kit/booking-steps';
import { violationsInEveryState } from './kit/every-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import type { Login } from '../server/kit/harness';

const site = useSite();

/** The parent of an eight-month-old whose doses up to five months are on record. */
async function parent(
  mobile: string,
): Promise<{ readonly visitor: Visitor; readonly login: Login }> {
  const provider = site.provider();
  const login = await provider.signUp(mobile);
  const { now } = await provider.ok('GET /base/time/now.do', undefined);
  const today = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      ...{ name: '小满', documentKind: 7, documentNumber: 'A123456755', sex: 1, relationType: 3 },
      ...{ birthday: addMonths(today, -8), mobile: '13700000000' },
      guardian: { name: '李青', mobile: '13700000000', relation: 'mother' },
      ...{ consent: true, guardianConsentVersion: '1.0' },
    },
    { as: login },
  );
  const history = { linkmanId, batchKey: 'eight-months-old-1', upToMonths: 5 };
  await provider.ok('POST /vaccine/plan/saveDoseHistory.do', history, { as: login });
  return { visitor: await site.visit({ signedInAs: login }), login };
}

test('everything that is due at eight months is one visit: six taps from the plan, nothing typed', async () => {
  const { visitor, login } = await parent('13800000455');
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    taps += 1;
    await target.click();
  };
  await visitor.open('/vaccinePlan');
  const shown = visitor.shown();
  const offer = shown.getByRole('button', { name: /^一起预约这 \d 种$/ });
  await offer.waitFor();
  await screenshot(visitor.page, 'one-visit-plan');
  expect(await violationsInEveryState(visitor, 'one-visit-plan')).toEqual([]);
  await tap(offer);
  const clinic = visitor.page.getByRole('dialog').getByRole('button', { name: /起有号/ });
  await clinic.first().waitFor();
  await screenshot(visitor.page, 'one-visit-clinics');
  await tap(clinic.first());
  await arrive(visitor, '/vaccineNotice');
  const notice = visitor.shown();
  await notice.getByText(/这次接种 \d 种疫苗/).waitFor();
  await screenshot(visitor.page, 'one-visit-notice');
  await tap(notice.getByRole('button', { name: '已阅读，同意并继续' }));
  await arrive(visitor, '/subscribe');
  const form = visitor.shown();
  const times = form.getByRole('radiogroup', { name: '选择到诊时间' }).getByRole('radio');
  await times.first().waitFor();
  await screenshot(visitor.page, 'one-visit-form');
  await tap(times.first());
  const send = form.getByRole('button', { name: '提交预约' });
  await send.waitFor();
  await tap(send);
  await arrive(visitor, '/subscribeSuccess');
  await screenshot(visitor.page, 'one-visit-success');
  expect(taps).toBeLessThanOrEqual(6);
  const orders = await site
    .provider()
    .ok('GET /order/subscribe/pageList.do', { group: 'all' }, { as: login });
  expect(orders.list.length).toBeGreaterThanOrEqual(4);
  expect(new Set(orders.list.map(({ visitId }) => visitId)).size).toBe(1);
  visitor.expectNoProblems();
});

test('a mother and her child are booked in one visit: for whom her vaccine is not, what is due is', async () => {
  const provider = site.provider();
  const { visitor, login } = await parent('13800000456');
  const [child] = await provider.ok('GET /linkman/linkman/findByUserId.do', {}, { as: login });
  const mother = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      ...{ name: '李青', documentKind: 1, documentNumber: residentId(ADULT), sex: 2 },
      ...{ birthday: ADULT, relationType: 1, mobile: '13700000000', consent: true },
    },
    { as: login },
  );
  const resident = { login, mobile: '13700000000', linkmanId: mother.linkmanId, name: '李青' };
  const target = await findTarget(provider, resident, child?.linkmanId);
  await visitor.open(`/subscribe?vaccId=${target.productId}&depaCode=${target.depaCode}`);
  await arrive(visitor, '/vaccineNotice');
  await agree(visitor);
  await arrive(visitor, '/subscribe');
  const form = visitor.shown();
  await form.getByRole('radio', { name: /^李青/ }).click();
  if (target.asksHistory) await form.getByRole('radio', { name: '没打过' }).click();
  await press(visitor, '再加一位家人一起接种');
  await visitor.page.getByRole('dialog').getByRole('button', { name: /^小满/ }).click();
  await form.getByText(/^小满不能接种/).waitFor();
  const instead = form.getByRole('button', { name: /^选这个/ }).first();
  await instead.waitFor();
  await instead.scrollIntoViewIfNeeded();
  await screenshot(visitor.page, 'one-visit-cannot');
  expect(await violationsInEveryState(visitor, 'one-visit-cannot')).toEqual([]);
  await instead.click();
  await form.getByRole('button', { name: /^阅读《/ }).click();
  await visitor.page.getByRole('button', { name: '已阅读并同意预约须知' }).last().click();
  const times = form.getByRole('radiogroup', { name: '选择到诊时间' }).getByRole('radio');
  await times.first().click();
  await press(visitor, '再看一遍');
  await arrive(visitor, '/vaccineNotice');
  await visitor
    .shown()
    .getByText(/这次接种 2 种疫苗/)
    .waitFor();
  await screenshot(visitor.page, 'one-visit-notice-again');
  await agree(visitor);
  await arrive(visitor, '/subscribe');
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  await visitor.settle();
  await screenshot(visitor.page, 'one-visit-two-people');
  const { list } = await provider.ok(
    'GET /order/subscribe/pageList.do',
    { group: 'all' },
    { as: login },
  );
  expect(list.map(({ linkmanName }) => linkmanName).sort()).toEqual(['小满', '李青'].sort());
  expect(new Set(list.map(({ visitId }) => visitId)).size).toBe(1);
  expect(new Set(list.map(({ productId }) => productId)).size).toBe(2);
});
