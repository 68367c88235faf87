import { useEffect, useState } from 'react';

/** ms without typing after which a search starts. */
export const TYPING_PAUSE = 250;

/** A value once it has not changed for `pause` ms; `settle` applies one at once. */
export function useSettled<T>(
  value: T,
  pause = TYPING_PAUSE,
): readonly [settled: T, settle: (value: T) => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, settled, pause]);
  return [settled, setSettled];
}
