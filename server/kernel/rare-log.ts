import { newRequestId } from './request-id';

/** ms between two lines. */
const PAUSE = 1_000;

type Level = 'error' | 'warn';
type Write = (facts: object, title: string) => void;

interface Counted {
  count: number;
  /** Monotonic clock, ms. */
  last: number;
  reqId: string;
}

/**
 * Logs what thousands of calls may meet each second for the same reason: the first at once, then at most one line a
 * second with the number since (`failed`).
 * @returns logs one; its result is the id of the last line (`reqId`), which stands for all until the next
 */
export function createRareLog<At extends Level>(level: At, title: string) {
  const known = new WeakMap<object, Counted>();
  return (log: Readonly<Record<At, Write>>, facts: object, now = performance.now()): string => {
    const counted = known.get(log) ?? { count: 0, last: -Infinity, reqId: '' };
    known.set(log, counted);
    counted.count += 1;
    if (now - counted.last < PAUSE) return counted.reqId;
    counted.reqId = newRequestId();
    log[level]({ ...facts, reqId: counted.reqId, failed: counted.count }, title);
    counted.last = now;
    counted.count = 0;
    return counted.reqId;
  };
}
