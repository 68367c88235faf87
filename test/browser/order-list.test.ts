import { bookFor, findTarget, newResident } from './kit/booking';
import { shiftsIn, watchShifts } from './kit/shifts';
import { useSite } from './kit/site';

const site = useSite();
/** Of all movements: the counts that come into the tabs move those after them a little. */
const MOST = 0.01;

beforeAll(() => site.provider().scheduleReady());

test.each([
  ['no appointment', 390, 0],
  ['one appointment', 390, 1],
  ['one appointment, on a computer', 1280, 1],
] as const)('nothing on my orders moves when they come: %s', async (_name, width, count) => {
  const provider = site.provider();
  const person = await newResident(provider);
  if (count > 0) await bookFor(provider, person, await findTarget(provider, person));
  const visitor = await site.visit({
    signedInAs: person.login,
    viewport: { width, height: 844 },
  });
  await watchShifts(visitor.page);
  await visitor.page.route('**/pageList.do*', async (route) => {
    await new Promise((later) => setTimeout(later, 400));
    await route.continue();
  });
  await visitor.open('/myOrder');
  await visitor
    .shown()
    .getByText(count > 0 ? '共 1 次预约' : '还没有预约', { exact: false })
    .first()
    .waitFor();
  await visitor.shown().getByText('核验接种凭证', { exact: false }).first().waitFor();
  const sum = (await shiftsIn(visitor.page)).reduce((total, score) => total + score, 0);
  expect(sum).toBeLessThan(MOST);
});
