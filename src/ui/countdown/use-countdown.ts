import { useEffect, useState } from 'react';
import { serverNow } from '@/http/server-clock';
import { untilNextSecond } from './time-left';

/**
 * ms that are left until an instant, 0 once it has come; changes with each whole second while the page lives.
 * @param until ms by `clock`, the provider's unless another is given
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
