import type { CallLimit, Limits } from './limits';
import { createLimiter } from './limiter';
import type { Limiter } from './limiter';
import { tooMany } from './too-many';

/** Counts a call under a key. @throws DomainError 4029 */
export type CountCall = (limit: CallLimit, key: string, now: number) => void;

/** Counters of call limits in this process. Call it once for all routes that share the counters. */
export function createCallCounter(limits: Limits): CountCall {
  const limiters = new Map<number, Limiter>();
  return (limit, key, now) => {
    const { most, window } = limits[limit];
    let limiter = limiters.get(window);
    if (!limiter) limiters.set(window, (limiter = createLimiter(window)));
    const wait = limiter.take(`${limit} ${key}`, most, now);
    if (wait > 0) throw tooMany(wait);
  };
}
