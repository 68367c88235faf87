import { arrive, chooseTime, openForm, press } from './kit/booking-steps';
import { AT, newResident } from './kit/booking';
import type { Target } from './kit/booking';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();

/** The nearest clinic that has a product, with its first free day. */
async function targetOf(productId: string): Promise<Target> {
  const provider = site.provider();
  const { list } = await provider.ok('GET /department/department/nearbyDepartment.do', {
    ...AT,
    productId,
  });
  for (const { depaCode, name: clinic, isOnline } of list) {
    if (!isOnline) continue;
    const vaccines = await provider.ok('GET /base/department/vaccines.do', { depaCode });
    const found = vaccines.find((each) => each.productId === productId);
    if (found?.nextFreeDay)
      return {
        depaCode,
        productId,
        clinic,
        vaccine: found.name,
        doseNo: 1,
        day: found.nextFreeDay,
      };
  }
  throw new Error(`no clinic has ${productId}`);
}

test('after a bite the first dose is booked, then the rest of the course in one go', async () => {
  const provider = site.provider();
  const { login } = await newResident(provider);
  const visitor = await site.visit({ signedInAs: login });
  await openForm(visitor, await targetOf('rabies-chengda'));
  await chooseTime(visitor);
  await press(visitor, '提交预约');
  await arrive(visitor, '/subscribeSuccess');
  await screenshot(visitor.page, 'course-after-dose-1');
  await visitor.shown().getByRole('button', { name: '约好后面几针' }).click();
  await arrive(visitor, '/restOfCourse');
  await screenshot(visitor.page, 'course-rest');
  await press(visitor, '约好这 4 针');
  await arrive(visitor, '/subscribeDetail');
  await screenshot(visitor.page, 'course-booked');
  const { list } = await provider.ok('GET /order/subscribe/pageList.do', {}, { as: login });
  expect(list.map(({ status }) => status)).toEqual(Array(5).fill('BOOKED'));
  visitor.expectNoProblems();
});
