const FIRST_VIEW = 'skeleton';
/** Set on the tapped control by the start page's script, `config/webpack/first-view-script.js`. */
const TAPPED = '[data-tapped]';

/** Position of an element below `root`: the index at each level. */
function pathTo(element: Element, root: Element): readonly number[] {
  const path: number[] = [];
  for (let index = element; index !== root && index.parentElement; index = index.parentElement)
    path.unshift(Array.prototype.indexOf.call(index.parentElement.children, index));
  return path;
}

/**
 * Removes what the start page showed until the app was drawn. A control of it that was tapped meanwhile is pressed in the
 * app, if the same one is there.
 */
export function leaveFirstView(app: Element | null = document.getElementById('app')): void {
  const view = document.getElementById(FIRST_VIEW);
  const tapped = view?.querySelector(TAPPED);
  view?.remove();
  if (!view || !tapped) return;
  const control = pathTo(tapped, view).reduce<Element | null | undefined>(
    (at, index) => at?.children[index],
    app,
  );
  const isSame =
    control?.className === tapped.className && control.textContent === tapped.textContent;
  if (isSame) (control as HTMLElement).click();
}
