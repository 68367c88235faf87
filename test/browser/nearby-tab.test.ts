import { arrive } from './kit/booking-steps';
import { useSite } from './kit/site';

const site = useSite();

test('the tab of nearby clinics reads them anew, also where the page is still there', async () => {
  const visitor = await site.visit();
  const tab = (name: string) => visitor.page.locator('.ui-tab-bar').getByRole('link', { name });
  await visitor.open('/departmentList');
  await visitor.shown().getByText('用我的位置').waitFor();
  await visitor.settle();
  await tab('首页').click();
  await arrive(visitor, '/home');
  await visitor.settle();
  const read = visitor.page.waitForRequest(/nearbyDepartment\.do/);
  await tab('附近门诊').click();
  await read;
  await arrive(visitor, '/departmentList');
  visitor.expectNoProblems();
});
