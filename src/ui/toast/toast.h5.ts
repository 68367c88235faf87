import './toast.scss';
import { TOAST_MS } from './toast-time';

let host: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** One live region for the life of the document: screen readers speak what changes inside it. */
function liveRegion(): HTMLElement {
  if (!host) {
    host = document.createElement('div');
    host.className = 'ui-toast';
    host.setAttribute('role', 'status');
    document.body.appendChild(host);
  }
  return host;
}

/** Says in passing that something went well, or repeats a one-line server message. Never for what stops the user. */
export function showToast(text: string, tone: 'success' | 'plain' = 'plain'): void {
  const region = liveRegion();
  const bubble = document.createElement('div');
  bubble.className = 'ui-toast__bubble';
  if (tone === 'success') {
    const icon = document.createElement('div');
    icon.className = 'ic ic-circle-check ui-icon--md ui-toast__icon';
    bubble.appendChild(icon);
  }
  bubble.appendChild(document.createTextNode(text));
  region.textContent = '';
  region.appendChild(bubble);
  if (timer) clearTimeout(timer);
  timer = setTimeout(() => {
    region.textContent = '';
  }, TOAST_MS);
}
