import {
  ADULT,
  findTarget,
  freshMobile,
  newResident,
  onlyOrderOf,
  residentId,
} from './kit/booking';
import { arrive, times } from './kit/booking-steps';
import { escape, focused, focusIn, focusViolation, tabTo, use } from './kit/keyboard';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';

const site = useSite();

/** After a page change the focus is in the new page, not lost on the document. */
async function expectFocusInside(visitor: Visitor): Promise<void> {
  const inside = await visitor.shown().evaluate((shown) => shown.contains(document.activeElement));
  expect([visitor.path(), inside]).toEqual([visitor.path(), true]);
}

test('the keyboard alone books, changes and cancels, and the focus is never lost', async () => {
  const provider = site.provider();
  const target = await findTarget(provider, await newResident(provider));
  const mobile = freshMobile();
  const visitor = await site.visit({ pointer: 'mouse', viewport: { width: 1280, height: 800 } });
  const { keyboard } = visitor.page;

  await visitor.open(`/departmentIndex?depaCode=${target.depaCode}`);
  // More products come by the button, or as the focus gets near the end of the page.
  let at = '';
  while (at !== `button 预约${target.vaccine}`) {
    await use(visitor, /^button (预约|再看)/);
    at = await focused(visitor.page);
    if (at.startsWith('button 再看')) await keyboard.press('Enter');
  }
  await keyboard.press('Enter');
  await arrive(visitor, '/vaccineNotice');
  await expectFocusInside(visitor);
  await use(visitor, /^button 展开完整须知$/, 'Enter');
  await use(visitor, '已阅读，同意并继续', 'Enter');

  await arrive(visitor, '/login');
  await expectFocusInside(visitor);
  await use(visitor, '手机号');
  await keyboard.type(mobile);
  await use(visitor, '获取验证码', 'Enter');
  await visitor.page.getByText('秒后重发').waitFor();
  await tabTo(visitor.page, '短信验证码', 'Shift+Tab');
  await keyboard.type(await provider.newestCode(mobile));
  // Without consent, a dialog asks for it at the last digit and has the focus.
  const consent = visitor.page.getByRole('alertdialog');
  await focusIn(consent);
  await use(visitor, '同意并登录', 'Enter');

  await arrive(visitor, '/fillmemberInfo');
  await expectFocusInside(visitor);
  await use(visitor, '姓名');
  await keyboard.type('李大明');
  await use(visitor, '证件号码');
  await keyboard.type(residentId(ADULT));
  await use(visitor, /^button 修改联系方式/, 'Enter');
  await use(visitor, /居住地区/, 'Enter');
  const regions = visitor.page.getByRole('dialog', { name: '选择居住地区' });
  await escape(regions);
  expect(await focused(visitor.page)).toMatch(/居住地区/);
  await use(visitor, '同意并保存', 'Enter');

  await arrive(visitor, '/subscribe?');
  await expectFocusInside(visitor);
  await times(visitor).first().waitFor();
  await use(visitor, /^radio .*日 .*余/);
  const first = await focused(visitor.page);
  await keyboard.press('ArrowRight');
  const chosen = await focused(visitor.page);
  expect(chosen).not.toBe(first);
  expect(await focusViolation(visitor)).toBe('');
  await times(visitor).first().waitFor();
  expect(await focused(visitor.page)).toBe(chosen);
  await use(visitor, /^radio \d\d:\d\d.*余/, 'Space');
  await use(visitor, '提交预约', 'Enter');
  await arrive(visitor, '/subscribeSuccess');
  await expectFocusInside(visitor);
  expect((await onlyOrderOf(provider, visitor)).status).toBe('BOOKED');

  await use(visitor, '查看预约', 'Enter');
  await arrive(visitor, '/subscribeDetail');
  await expectFocusInside(visitor);
  await use(visitor, '改约', 'Enter');
  await arrive(visitor, '/modifiyOrder');
  await times(visitor).first().waitFor();
  await use(visitor, /^radio \d\d:\d\d.*余/);
  await keyboard.press('ArrowRight');
  await use(visitor, '确认改约', 'Enter');
  await arrive(visitor, '/subscribeDetail');
  await expectFocusInside(visitor);
  await use(visitor, '取消预约', 'Enter');
  await arrive(visitor, '/cancelOrder');
  await use(visitor, '时间不合适', 'Space');
  await use(visitor, '取消这次预约', 'Enter');
  const question = visitor.page.getByRole('alertdialog');
  await escape(question);
  expect(await focused(visitor.page)).toBe('button 取消这次预约');
  await keyboard.press('Enter');
  await use(visitor, '确定取消', 'Enter');
  await arrive(visitor, '/subscribeDetail');
  await visitor.shown().getByText('已取消').first().waitFor();
  await expectFocusInside(visitor);
  expect((await onlyOrderOf(provider, visitor)).status).toBe('CANCELLED');
  visitor.expectNoProblems();
});
