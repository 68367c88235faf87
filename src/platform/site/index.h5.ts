import { createFrameChannel } from './frame-channel';
import type { Frame } from './frame-channel';
import { idOf } from './protocol';
import type { Receiver, SitePort } from './types';

function openFrame(url: string, hear: (data: unknown) => void): Frame {
  const { origin } = new URL(url);
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  frame.src = url;
  const listen = (event: MessageEvent): void => {
    if (event.source === frame.contentWindow && event.origin === origin) hear(event.data);
  };
  window.addEventListener('message', listen);
  document.body.appendChild(frame);
  return {
    post: (message) => frame.contentWindow?.postMessage(message, origin),
    close() {
      window.removeEventListener('message', listen);
      frame.remove();
    },
  };
}

let count = 0;

const isFramed = (): boolean => window.parent !== window;

function receive({ isAllowed, take }: Receiver): () => void {
  if (!isFramed()) return () => undefined;
  const listen = ({ source, origin, data }: MessageEvent): void => {
    const id = idOf(data);
    if (source !== window.parent || id === null || !isAllowed(origin)) return;
    void Promise.resolve(take(data)).then((ok) =>
      window.parent.postMessage({ type: 'answer', id, ok }, origin),
    );
  };
  window.addEventListener('message', listen);
  // Any framing page may learn that this page is ready; only messages from our own sites are accepted.
  window.parent.postMessage({ type: 'ready' }, '*');
  return () => window.removeEventListener('message', listen);
}

/** Messaging between this page and the product's other sites. */
export const site: SitePort = {
  here: () => window.location.href,
  isFramed,
  go: (url, how) => window.location[how](url),
  reload: () => window.location.reload(),
  base64Url: (text) => window.btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''),
  send: createFrameChannel({ open: openFrame, newId: () => `${Date.now()}-${(count += 1)}` }),
  receive,
};
