import { Children, createContext, startTransition, useContext, useEffect, useState } from 'react';
import { dequeue, enqueue } from './render-queue';
import type { RenderTask } from './render-queue';
import type { ProgressiveProps } from './progressive-props';

const Outer = createContext<RenderTask | undefined>(undefined);

/**
 * Content that is drawn a piece each frame, so that layout never holds up a tap for long. All of a page's are drawn from
 * its top to its bottom, nested ones too: what has been drawn does not move.
 */
export function Progressive({ children, by = 1, nested }: ProgressiveProps) {
  const parts = Children.toArray(children);
  const outer = useContext(Outer);
  const [drawn, setDrawn] = useState(nested && !outer ? Infinity : 0);
  const [task] = useState((): RenderTask => ({}));
  const next = drawn + by < parts.length ? drawn + by : Infinity;
  useEffect(() => {
    if (drawn === Infinity) dequeue(task);
    else enqueue(task, outer, () => startTransition(() => setDrawn(next)));
  }, [task, outer, drawn, next]);
  useEffect(() => () => dequeue(task), [task]);
  return <Outer.Provider value={task}>{parts.slice(0, drawn)}</Outer.Provider>;
}
