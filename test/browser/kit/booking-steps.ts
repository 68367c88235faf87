import type { Locator } from 'playwright-core';
import type { Provider } from '../../server/kit/harness';
import type { Target } from './booking';
import type { Visitor } from './visitor';

/** ms for a tap on something that may be gone meanwhile, without harm. */
const GONE = 3_000;

/** Waits until a page whose path starts with this is shown and has its content. */
export async function arrive(visitor: Visitor, path: string): Promise<void> {
  await visitor.page
    .waitForURL((url) => decodeURI(url.hash).startsWith(`#${path}`))
    .catch(async () => {
      const shown = await visitor.shown().innerText();
      throw new Error(`${path} was not reached from ${visitor.page.url()}: ${shown}`);
    });
  await visitor.settle();
}

/** Presses a button of the page, by its name. */
export const press = (visitor: Visitor, name: string): Promise<void> =>
  visitor.shown().getByRole('button', { name, exact: true }).click();

export const formAddress = ({ depaCode, productId }: Target): string =>
  `/subscribe?vaccId=${productId}&depaCode=${depaCode}`;

/**
 * Shows more of a clinic's vaccines until something is visible. Where scrolling to the button loads the rest, the button is
 * gone before it is tapped.
 */
export async function showMoreUntil(visitor: Visitor, wanted: Locator): Promise<void> {
  const more = visitor.shown().getByRole('button', { name: /^再看/ });
  // The page is drawn in pieces, the button last.
  const either = wanted.or(more).first();
  await either.waitFor();
  while (!(await wanted.isVisible())) {
    await more.click({ timeout: GONE }).catch(() => undefined);
    await either.waitFor();
  }
}

/** Starts the booking of a vaccine on its clinic's page, which first shows only a few vaccines. */
export async function bookAtClinic(visitor: Visitor, { vaccine }: Target): Promise<void> {
  const book = visitor.shown().getByRole('button', { name: `预约${vaccine}`, exact: true });
  await showMoreUntil(visitor, book);
  await book.click();
  await arrive(visitor, '/vaccineNotice');
}

/** Agrees to the disclosure. */
export const agree = (visitor: Visitor): Promise<void> => press(visitor, '已阅读，同意并继续');

/** Opens the form of a target past its disclosure. */
export async function openForm(visitor: Visitor, target: Target): Promise<void> {
  await reachForm(visitor, target);
  if (target.asksHistory) await visitor.shown().getByRole('radio', { name: '没打过' }).click();
  await times(visitor).first().waitFor();
}

async function reachForm(visitor: Visitor, target: Target): Promise<void> {
  await visitor.open(formAddress(target));
  await arrive(visitor, '/vaccineNotice');
  await agree(visitor);
  await arrive(visitor, '/subscribe');
}

/** The same for a page whose clock is wrong: where it finds no time left on the proposed day, chooses one of a later day. */
export async function openFormOnSomeDay(visitor: Visitor, target: Target): Promise<void> {
  await reachForm(visitor, target);
  const over = visitor.shown().getByText('当天已无可约时间，请选择其他日期');
  await over.or(times(visitor).first()).first().waitFor();
  if (!(await over.isVisible())) return;
  // The last day of a later month is after the day that the page believes to have.
  await press(visitor, '看月历');
  await press(visitor, '下个月');
  await visitor.shown().getByRole('gridcell', { name: /余/ }).last().click();
  await times(visitor).first().waitFor();
}

/** The next free days of the strip; `checked`: only the chosen one, or only the others. */
export const nextDays = (visitor: Visitor, checked?: boolean): Locator =>
  visitor
    .shown()
    .getByRole('radiogroup', { name: '最近可约的日期' })
    .getByRole('radio', checked === undefined ? {} : { checked });

/** The times of the chosen day. */
export const times = (visitor: Visitor): Locator =>
  visitor.shown().getByRole('radiogroup', { name: '选择时间段' }).getByRole('radio');

/** Chooses a time of the chosen day; resolves to its start. */
export async function chooseTime(visitor: Visitor, index = 0): Promise<string> {
  const time = times(visitor).nth(index);
  await time.click();
  return ((await time.getAttribute('aria-label')) ?? '').slice(0, 5);
}

/** The line above the button that says what will be booked. */
export const summary = (visitor: Visitor): Locator =>
  visitor.shown().getByRole('status', { name: '预约内容' });

/** Fills in what the form of a family member asks: the rest the account knows. */
export async function fillMemberForm(
  visitor: Visitor,
  member: { readonly name: string; readonly documentNumber: string },
): Promise<void> {
  const form = visitor.shown();
  await form.getByLabel('姓名', { exact: true }).fill(member.name);
  await form.getByLabel('证件号码').fill(member.documentNumber);
}

/** Ends the session at the provider only: the browser does not know yet. */
export async function endSession(provider: Provider, token: string): Promise<void> {
  await provider.ok('GET /passport/v1/h5/login/logout.do', {}, { token });
}

/** How many px at the end of the page its action bar hides once scrolled to the end; at most 0. */
export const hiddenBehindBar = (visitor: Visitor): Promise<number> =>
  visitor.shown().evaluate((shown) => {
    shown.scrollTo(0, shown.scrollHeight);
    const bar = shown.querySelector('.ui-page__bottom')?.getBoundingClientRect();
    const last = shown.querySelector('.ui-page__main')?.lastElementChild?.getBoundingClientRect();
    // On a wide screen it is next to the form.
    return bar && last && bar.left < last.right ? last.bottom - bar.top : 0;
  });
