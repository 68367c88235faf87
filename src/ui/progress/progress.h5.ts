import './progress.scss';

let running = 0;
let bar: HTMLElement | undefined;

/** Shows a bar along the upper edge as long as anything has begun and not ended (cached client, specification §7). */
export function showProgress(visible: boolean): void {
  running = Math.max(0, running + (visible ? 1 : -1));
  if (running === 0) {
    bar?.remove();
    bar = undefined;
  } else if (!bar) {
    bar = document.createElement('div');
    bar.className = 'ui-progress';
    // What is being loaded says so itself, in place.
    bar.setAttribute('aria-hidden', 'true');
    document.body.appendChild(bar);
  }
}
