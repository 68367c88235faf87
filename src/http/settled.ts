import { useRef } from 'react';
import type { ServerData } from './use-server';

type Settling = Pick<ServerData<unknown>, 'data' | 'error'>;

/** Whether a call has an answer or a failure. */
const isSettled = ({ data, error }: Settling): boolean => data !== undefined || error !== undefined;

/**
 * Whether all of a page's first answers are in, and from then on true: the page changes once for all of them instead
 * of once each, which on mini-programs is what a change costs.
 */
export function useSettled(...calls: readonly Settling[]): boolean {
  const done = useRef(false);
  done.current = done.current || calls.every(isSettled);
  return done.current;
}
