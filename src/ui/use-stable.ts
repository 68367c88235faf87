import { useCallback, useRef } from 'react';

/** Keeps the newest callback behind a function whose identity never changes. */
export function useStable<Args extends unknown[], Result>(fn: (...args: Args) => Result) {
  const latest = useRef(fn);
  latest.current = fn;
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
