import './progress.scss';

let running = 0;
let bar: HTMLElement | undefined;

/** Shows a bar at the top while any call is in progress (cached client, specification §7). */
export function showProgress(visible: boolean): void {
  running = Math.max(0, running + (visible ? 1 : -1));
  if (running === 0) {
    bar?.remove();
    bar = undefined;
  } else if (!bar) {
    bar = document.createElement('div');
    bar.className = 'ui-progress';
    // The loading content announces itself.
    bar.setAttribute('aria-hidden', 'true');
    document.body.appendChild(bar);
  }
}
