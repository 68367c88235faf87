import { useRef, useState } from 'react';
import type { PointerEvent, WheelEvent } from 'react';
import { distance, middle, moveBy, toggleZoom, WHOLE, zoomAt } from './zoom-rules';
import type { Point, View } from './zoom-rules';

/** ms between the taps of a double tap. */
const DOUBLE_TAP = 300;
/** Pixels that a finger moves sideways to go to another picture, and may move in a tap. */
const SWIPE = 60;
const TAP = 10;
const WHEEL_STEP = 1.2;

interface Gestures {
  readonly view: View;
  readonly handlers: object;
  readonly toggle: () => void;
}

const boxOf = (element: Element): Point & { readonly centre: Point } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: width, y: height, centre: { x: left + width / 2, y: top + height / 2 } };
};
const from = (centre: Point, { x, y }: Point): Point => ({ x: x - centre.x, y: y - centre.y });

/** Pinching, moving, double taps and swiping of one picture. @param onSwipe called with -1 or 1 while it is whole */
export function useGestures(onSwipe: (step: -1 | 1) => void): Gestures {
  const [view, setView] = useState<View>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const began = useRef<Point>({ x: 0, y: 0 });
  const lastTap = useRef(0);

  const down = (event: PointerEvent<HTMLElement>): void => {
    const at = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) began.current = at;
    fingers.current.set(event.pointerId, at);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const box = boxOf(event.currentTarget);
    const at = { x: event.clientX, y: event.clientY };
    const [other] = [...fingers.current].flatMap(([id, point]) =>
      id === event.pointerId ? [] : [point],
    );
    fingers.current.set(event.pointerId, at);
    if (other) {
      const factor = distance(at, other) / Math.max(1, distance(before, other));
      setView((now) => zoomAt(now, factor, from(box.centre, middle(at, other)), box));
    } else {
      setView((now) => moveBy(now, { x: at.x - before.x, y: at.y - before.y }, box));
    }
  };
  const up = (event: PointerEvent<HTMLElement>): void => {
    const wasAlone = fingers.current.size === 1;
    if (!fingers.current.delete(event.pointerId) || !wasAlone) return;
    const at = { x: event.clientX, y: event.clientY };
    const across = at.x - began.current.x;
    if (distance(at, began.current) < TAP) {
      const isDouble = event.timeStamp - lastTap.current < DOUBLE_TAP;
      lastTap.current = isDouble ? 0 : event.timeStamp;
      const box = boxOf(event.currentTarget);
      if (isDouble) setView((now) => toggleZoom(now, from(box.centre, at), box));
    } else if (view.scale === 1 && Math.abs(across) > SWIPE) {
      onSwipe(across < 0 ? 1 : -1);
    }
  };
  const wheel = (event: WheelEvent<HTMLElement>): void => {
    const box = boxOf(event.currentTarget);
    const at = from(box.centre, { x: event.clientX, y: event.clientY });
    const factor = event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP;
    setView((now) => zoomAt(now, factor, at, box));
  };
  const none: Point = { x: 0, y: 0 };
  return {
    view,
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onWheel: wheel,
    },
    toggle: () => setView((now) => toggleZoom(now, none, none)),
  };
}
