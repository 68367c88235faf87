import { findTarget, newResident, onlyOrderOf } from './kit/booking';
import { arrive, chooseTime, openForm, press } from './kit/booking-steps';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite({ onPostgres: true });
const REMARK = '对鸡蛋过敏';
/** ms for which the database stays unreachable after the form has been sent. */
const AWAY = 5_000;

test('a database that goes away while a form is sent and comes back later costs nobody the form, and books once', async () => {
  const provider = site.provider();
  const { postgres } = provider;
  if (!postgres) throw new Error('The provider has no server of its own');
  const resident = await newResident(provider);
  const target = await findTarget(provider, resident);
  const visitor = await site.visit({ signedInAs: resident.login });
  await openForm(visitor, target);
  await visitor.shown().getByLabel('备注').fill(REMARK);
  const start = await chooseTime(visitor);

  postgres.kill();
  await press(visitor, '提交预约');
  // Its page is never at rest while the order is sent again and again.
  await visitor.page.waitForURL(/#\/submitLoading/);
  await visitor.shown().getByText('系统繁忙，正在自动重试').waitFor();
  await visitor.shown().getByText('您填写的内容已保留', { exact: false }).waitFor();
  await screenshot(visitor.page, 'booking-busy');

  await new Promise((resolve) => setTimeout(resolve, AWAY));
  await postgres.restart();
  await arrive(visitor, '/subscribeSuccess');
  expect(await onlyOrderOf(provider, visitor)).toMatchObject({ startTime: start, remark: REMARK });
});
