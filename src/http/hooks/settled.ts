import { useRef } from 'react';
import type { ServerData } from './use-server';

type Settling = Pick<ServerData<unknown>, 'data' | 'error'>;

/** Whether a call has succeeded or failed. */
const isSettled = ({ data, error }: Settling): boolean => data !== undefined || error !== undefined;

/**
 * True once all of a page's first answers are in, and from then on: the page renders once for all of them, since on
 * mini-programs each update is expensive.
 */
export function useSettled(...calls: readonly Settling[]): boolean {
  const done = useRef(false);
  done.current = done.current || calls.every(isSettled);
  return done.current;
}
