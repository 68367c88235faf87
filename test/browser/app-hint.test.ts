import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();
const HINT = '打开应用';

test('home offers the app above the tab bar until the user moves on', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  const hint = visitor.page.getByRole('button', { name: HINT });
  await hint.waitFor();
  await screenshot(visitor.page, 'app-hint');
  const bar = await visitor.page.locator('.ui-tab-bar').boundingBox();
  const box = await hint.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await visitor.go('/mine');
  await hint.waitFor({ state: 'detached' });
  visitor.expectNoProblems();
});

test('a hint that was closed stays away', async () => {
  const visitor = await site.visit();
  await visitor.open('/home');
  await visitor.page.getByRole('button', { name: '关闭应用提示' }).click();
  await visitor.page.getByRole('button', { name: HINT }).waitFor({ state: 'detached' });
  await visitor.open('/home');
  await visitor.shown().getByText('附近门诊').first().waitFor();
  expect(await visitor.page.getByRole('button', { name: HINT }).count()).toBe(0);
});
