import { useEffect, useState } from 'react';
import { secondsUntil, untilNextSecond } from './countdown-rules';

/** Seconds left until an instant (ms, this device's clock), counting down while the page lives. */
export function useCountdown(until: number): number {
  const [ticks, setTicks] = useState(0);
  const left = secondsUntil(until, Date.now());
  useEffect(() => {
    const now = Date.now();
    if (secondsUntil(until, now) === 0) return undefined;
    const timer = setTimeout(() => setTicks(ticks + 1), untilNextSecond(until, now));
    return () => clearTimeout(timer);
  }, [until, ticks]);
  return left;
}
