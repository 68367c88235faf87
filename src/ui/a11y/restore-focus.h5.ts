const HEADING = '.taro_page:not(.taro_page_shade) [role="heading"][aria-level="1"]';

/** Element focused last, which may have been removed since. */
let last: EventTarget | null = null;
document.addEventListener('focusin', ({ target }) => {
  last = target;
});

function take(element: HTMLElement | null): void {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

/**
 * Scrolls to an element that is no control, and moves the focus to it: a screen reader goes on from there.
 * @returns false where there is no such element, or no scripted focus
 */
export function focusElement(id: string): boolean {
  const element = document.getElementById(id);
  element?.scrollIntoView({ block: 'start' });
  take(element);
  return element !== null;
}

/**
 * Moves the focus to an element, or without `id` to the heading of the page in front, if the focused element has been
 * removed: the focus is then on the document, where a screen reader and Tab start over. Nothing is scrolled.
 */
export function restoreFocus(id?: string): void {
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (!isLost || !(last instanceof Node) || last.isConnected) return;
  take(id === undefined ? document.querySelector(HEADING) : document.getElementById(id));
}
