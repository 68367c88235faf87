import { Children, startTransition, useEffect, useState } from 'react';
import type { BelowFoldProps } from './below-fold-props';

/**
 * What is below the first screen: drawn after it, one child each frame, so that layout never holds up a tap for long. What
 * is drawn already never moves, as all of it is above.
 */
export function BelowFold({ children }: BelowFoldProps) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(0);
  const next = drawn + 1 < parts.length ? drawn + 1 : Infinity;
  useEffect(() => {
    if (drawn === Infinity) return;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(next)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, next]);
  return <>{parts.slice(0, drawn)}</>;
}
