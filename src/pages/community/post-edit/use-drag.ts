import type { CommonEventFunction } from '@tarojs/components';
import { useRef, useState } from 'react';
import { indexUnder } from './picture-rules';
import type { TileGrid } from './picture-rules';

/** CSS pixels that a finger moves before it drags instead of tapping. */
const SLACK = 10;

/** A tile that is being dragged, and the place where it would be dropped. */
export interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Attributes of the handle of one tile. */
export interface HandleAttributes {
  readonly onTouchStart: CommonEventFunction;
  readonly onTouchMove: CommonEventFunction;
  readonly onTouchEnd: () => void;
  readonly onTouchCancel: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the finger is; Taro's types know touches of taps only. */
function pointOf(event: unknown): Point | null {
  const { touches } = event as {
    readonly touches: ArrayLike<{ readonly clientX: number; readonly clientY: number }>;
  };
  const [touch] = Array.from(touches);
  return touch ? { x: touch.clientX, y: touch.clientY } : null;
}

/**
 * Dragging tiles by their handles. Nothing moves until the finger is lifted: a render for each place it passes is all
 * that a mini-program's view has to do.
 */
export function useDrag(
  grid: TileGrid & { readonly count: number },
  onMove: (from: number, to: number) => void,
): { readonly drag: Drag | null; readonly handle: (index: number) => HandleAttributes } {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<Point | null>(null);
  const latest = useRef<Drag | null>(null);
  const change = (next: Drag | null): void => {
    if (next?.to === latest.current?.to && next?.from === latest.current?.from) return;
    latest.current = next;
    setDrag(next);
  };
  const handle = (index: number): HandleAttributes => ({
    onTouchStart(event) {
      start.current = pointOf(event);
    },
    onTouchMove(event) {
      const now = pointOf(event);
      if (!start.current || !now) return;
      const carried = { x: now.x - start.current.x, y: now.y - start.current.y };
      if (!latest.current && Math.max(Math.abs(carried.x), Math.abs(carried.y)) < SLACK) return;
      const to = Math.min(grid.count - 1, indexUnder(index, carried, grid));
      change({ from: index, to });
    },
    onTouchEnd() {
      const ended = latest.current;
      start.current = null;
      change(null);
      if (ended) onMove(ended.from, ended.to);
    },
    onTouchCancel() {
      start.current = null;
      change(null);
    },
  });
  return { drag, handle };
}
