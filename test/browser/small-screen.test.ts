import { findTarget, newResident, onlyOrderOf } from './kit/booking';
import { arrive, press } from './kit/booking-steps';
import { dress, footerShare, overflow } from './kit/page-state';
import { screenshot } from './kit/screenshot';
import { useSite } from './kit/site';
import type { Visitor } from './kit/visitor';
import { payAhead } from '../server/kit/worlds/pay-ahead';
import { until } from '../server/kit/until';

const site = useSite();
const SMALL = { width: 320, height: 568 };
const LARGE = { name: 'large', dark: false, large: true };
const REGULAR = { name: 'light', dark: false, large: false };
/** Most of the viewport's height that a footer may cover while there is more of the page to read. */
const FOOTER = 0.3;

/** Takes screenshots at the top, in the middle and at the end of the page, and checks that nothing overflows. */
async function checkAppearance(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await visitor.settle();
  await dress(page, LARGE);
  for (const part of [0, 0.5, 1]) {
    await visitor.shown().evaluate((box, share) => box.scrollTo(0, box.scrollHeight * share), part);
    await screenshot(page, `small-${name}-${part * 10}`);
  }
  expect(await overflow(page, SMALL.width, SMALL.height)).toEqual([]);
}

/** The part of the height that the form's footer covers at the top of the page and in its middle, whichever is more. */
async function coveredByFooter(visitor: Visitor): Promise<number> {
  const shares: number[] = [];
  for (const part of [0, 0.5]) {
    await visitor.shown().evaluate((box, share) => {
      box.scrollTo(0, (box.scrollHeight - box.clientHeight) * share);
    }, part);
    shares.push(await footerShare(visitor.page));
  }
  return Math.max(...shares);
}

/** Checks the footer in large type, at two browser zooms and in regular type; ends in large type. */
async function footerLeavesRoom(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await dress(page, REGULAR);
  for (const zoom of [2, 1.5]) {
    const height = Math.round(SMALL.height / zoom);
    await page.setViewportSize({ width: Math.round(SMALL.width / zoom), height });
    expect(await coveredByFooter(visitor)).toBeLessThanOrEqual(FOOTER);
    await screenshot(page, `small-footer-zoom-${zoom * 10}`);
  }
  await page.setViewportSize(SMALL);
  await screenshot(page, 'small-footer-regular');
  // In regular type it stays at hand.
  expect(await coveredByFooter(visitor)).toBeGreaterThan(0);
  await dress(page, LARGE);
  expect(await coveredByFooter(visitor)).toBeLessThanOrEqual(FOOTER);
}

/** Checks that the calendar's words lie within their days: in large type, and at a browser zoom of 1.5. */
async function wordsFitDays(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  for (const [mode, width] of [
    [LARGE, SMALL.width],
    [REGULAR, Math.round(SMALL.width / 1.5)],
  ] as const) {
    await dress(page, mode);
    await page.setViewportSize({ ...SMALL, width });
    const marks = visitor.shown().locator('.ui-day__mark');
    await marks.first().scrollIntoViewIfNeeded();
    await screenshot(page, `small-calendar-${width}`);
    const wide = await marks.evaluateAll((all) =>
      all.flatMap((mark) => {
        const room = mark.parentElement?.getBoundingClientRect().width ?? 0;
        return mark.getBoundingClientRect().width > room + 0.5 ? (mark.textContent ?? '') : [];
      }),
    );
    expect(wide).toEqual([]);
  }
  await page.setViewportSize(SMALL);
}

test('the whole booking on a small screen, in large type and English', async () => {
  const provider = site.provider();
  const person = await newResident(provider);
  const target = await findTarget(provider, person);
  const visitor = await site.visit({
    signedInAs: person.login,
    locale: 'en-US',
    viewport: SMALL,
  });
  await visitor.open('/home');
  await checkAppearance(visitor, '01-home');
  await visitor.open(`/vaccineDetalis?vaccId=${target.productId}`);
  await checkAppearance(visitor, '02-vaccine');
  await visitor.open(`/departmentIndex?depaCode=${target.depaCode}`);
  await checkAppearance(visitor, '03-clinic');
  await visitor.open(`/subscribe?vaccId=${target.productId}&depaCode=${target.depaCode}`);
  await arrive(visitor, '/vaccineNotice');
  const notice = visitor.shown();
  const next = notice.getByRole('button', { name: 'I have read it and agree' });
  // As somebody who reads: further down as long as there is more.
  await until(async () => {
    await notice.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    return next.isVisible();
  });
  await next.click();
  await arrive(visitor, '/subscribe');
  const times = visitor.shown().getByRole('radiogroup', { name: /time/i }).getByRole('radio');
  await times.first().waitFor();
  await times.first().click();
  await checkAppearance(visitor, '04-form');
  await visitor.shown().getByText('Next available days').scrollIntoViewIfNeeded();
  await screenshot(visitor.page, 'small-strip');
  await press(visitor, 'Calendar');
  await wordsFitDays(visitor);
  await footerLeavesRoom(visitor);
  await visitor
    .shown()
    .getByRole('button', { name: /^(Submit|Book)/ })
    .last()
    .click();
  await arrive(visitor, '/subscribeSuccess');
  await checkAppearance(visitor, '05-success');
  const { orderId } = await onlyOrderOf(provider, visitor);
  await visitor.open(`/subscribeDetail?orderId=${orderId}`);
  await checkAppearance(visitor, '06-order');
  await visitor.open(`/modifiyOrder?orderId=${orderId}`);
  await checkAppearance(visitor, '07-change');
  await footerLeavesRoom(visitor);
  await visitor.open(`/cancelOrder?orderId=${orderId}`);
  await checkAppearance(visitor, '08-cancel');
  const as = person.login;
  await payAhead(provider, orderId, { as });
  await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, { as });
  await visitor.open(`/refundDetails?orderId=${orderId}`);
  await checkAppearance(visitor, '09-refund');
  await visitor.open(`/subscribeSuccess?orderId=${orderId}`);
  await checkAppearance(visitor, '10-success-later');
  visitor.expectNoProblems();
});
