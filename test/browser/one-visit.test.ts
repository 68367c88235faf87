import type { Locator } from 'playwright-core';
import { addMonths } from '@contract/time/day-rules';
import { arrive } from './kit/booking-steps';
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
