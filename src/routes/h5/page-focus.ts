/** What names a page: a screen reader says it, and Tab goes on from there. */
const HEADING = 'h1, [role="heading"][aria-level="1"]';
const PAGE = '.taro_page';

/** A page as far as the focus goes. */
interface Focusable {
  readonly element: HTMLElement;
  /** What had the focus as the page was left. */
  focused?: HTMLElement | undefined;
}

/** Keeps what has the focus in a page that is being left. */
export function keepFocus(page: Focusable): void {
  const at = document.activeElement;
  page.focused = at instanceof HTMLElement && page.element.contains(at) ? at : undefined;
}

function take(target: HTMLElement | null | undefined): boolean {
  if (!target?.isConnected) return false;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  return document.activeElement === target;
}

/**
 * Moves the focus into a page that has come on show: to where it was there before, else to the page's heading.
 * What lies outside the pages, such as the tab bar, keeps it.
 */
export function giveFocus({ element, focused }: Focusable): void {
  const at = document.activeElement;
  const elsewhere = at !== null && at !== document.body && !at.closest(PAGE);
  if (elsewhere || element.contains(at)) return;
  if (!take(focused) && !take(element.querySelector<HTMLElement>(HEADING))) take(element);
}
