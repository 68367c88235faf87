/** The page's heading: a screen reader reads it, and Tab continues from there. */
const HEADING = 'h1, [role="heading"][aria-level="1"]';
const PAGE = '.taro_page';

/** The focus-related part of a page. */
interface Focusable {
  readonly element: HTMLElement;
  /** Element focused when the page was left. */
  focused?: HTMLElement | undefined;
}

/** Stores the focused element of a page that is being left. */
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
 * Moves the focus into a page when it is shown: to the element focused before, else to the page's heading. Elements
 * outside the pages, such as the tab bar, keep the focus.
 */
export function giveFocus({ element, focused }: Focusable): void {
  const at = document.activeElement;
  const elsewhere = at !== null && at !== document.body && !at.closest(PAGE);
  if (elsewhere || element.contains(at)) return;
  if (!take(focused) && !take(element.querySelector<HTMLElement>(HEADING))) take(element);
}
