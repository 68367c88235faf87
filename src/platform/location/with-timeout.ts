import type { LocationResult } from './types';

/** The outcome, or `timeout` after so many ms. */
export function withTimeout(outcome: Promise<LocationResult>, ms: number): Promise<LocationResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ status: 'timeout' }), ms);
    void outcome.then((result) => {
      clearTimeout(timer);
      resolve(result);
    });
  });
}
