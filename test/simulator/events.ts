import exparser from 'miniprogram-exparser';

import type { App } from './app';
import type { PageNode } from './nodes';

/** Only these bubble on a device; all others stay at the component that emitted them. */
const BUBBLING = /^(tap|touch|longpress|longtap|transition|animation)/i;

const TOUCH = { identifier: 0, pageX: 10, pageY: 10, clientX: 10, clientY: 10 };

/** The name under which `node` listens, whatever its case on this platform. */
export function listensFor(node: PageNode, event: string): string | undefined {
  const names = Object.keys(node.view._vt?.event ?? {});
  return names.find((name) => name.toLowerCase() === event.toLowerCase());
}

/** Emits a native event; returns whether anything listened. */
export function raise(app: App, node: PageNode, event: string, detail: unknown = {}): boolean {
  const bubbles = BUBBLING.test(event);
  const listener = bubbles ? node.closest((each) => listensFor(each, event) !== undefined) : node;
  const name = listener && listensFor(listener, event);
  if (!name) return false;
  const touches = bubbles ? { touches: [TOUCH], changedTouches: [TOUCH] } : {};
  const created = exparser.Event.create(name, app.handOver(detail), {
    bubbles,
    composed: bubbles,
    capturePhase: bubbles,
    extraFields: app.handOver({ touches: [], changedTouches: [], ...touches }),
  });
  app.guard(() => exparser.Event.dispatchEvent(node.view, created));
  return true;
}
