import { AT } from './kit/booking';
import { axe } from './kit/axe';
import { press } from './kit/booking-steps';
import { dress, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';

const site = useSite();
const LARGE = { name: 'large', dark: false, large: true };

test('staff find the codes of both platforms to print, on a phone', async () => {
  const { list } = await site.provider().ok('GET /department/department/nearbyDepartment.do', AT);
  const visitor = await site.visit();
  await visitor.open(`/desk?depaCode=${list[0]?.depaCode ?? ''}`);
  await press(visitor, '填入');
  await press(visitor, '登录工作台');
  await press(visitor, '海报码');
  const sheet = visitor.page.getByRole('dialog');
  for (const scan of ['微信扫码', '支付宝扫码']) {
    const picture = sheet.getByRole('img', { name: `${scan}：打开本门诊的预约页` });
    await picture.waitFor();
    const width = await picture.evaluate((image) => image.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(130);
  }
  await screenshot(visitor.page, 'desk-poster-390');
  expect(await axe(visitor.page)).toEqual([]);
  expect(await overflow(visitor.page, 390, 844)).toEqual([]);
  await sheet.getByRole('img').last().scrollIntoViewIfNeeded();
  await screenshot(visitor.page, 'desk-poster-end-390');
  await dress(visitor.page, LARGE);
  expect(await overflow(visitor.page, 320, 640)).toEqual([]);
  await screenshot(visitor.page, 'desk-poster-large-320');
  visitor.expectNoProblems();
});
