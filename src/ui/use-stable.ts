import { useCallback, useRef } from 'react';

/** Returns a function with a stable identity that calls the latest callback. */
export function useStable<Args extends unknown[], Result>(fn: (...args: Args) => Result) {
  const latest = useRef(fn);
  latest.current = fn;
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
