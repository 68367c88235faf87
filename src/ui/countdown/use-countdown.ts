import { useEffect, useState } from 'react';
import { serverNow } from '@/http/server-clock';
import { untilNextSecond } from './time-left';

/**
 * Remaining ms until a time, 0 once it has passed; updates at each whole second while mounted.
 * @param until ms by `clock`, by default the provider's
 */
export function useCountdown(until: number, clock: () => number = serverNow): number {
  const [ticks, setTicks] = useState(0);
  const left = Math.max(0, until - clock());
  useEffect(() => {
    const rest = until - clock();
    if (rest <= 0) return undefined;
    const timer = setTimeout(() => setTicks(ticks + 1), untilNextSecond(rest));
    return () => clearTimeout(timer);
  }, [until, clock, ticks]);
  return left;
}
