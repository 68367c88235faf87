import { useEffect } from 'react';
import { create } from 'zustand';
import type { StoreApi } from 'zustand';
import { wait } from '@/platform/wait/wait';

/** ms without anything unsaved: a form that was sent may be followed by the next one. */
const PAUSE = 1000;

const useUnsaved = create<{ readonly count: number }>(() => ({ count: 0 }));

const add = (change: number): void =>
  useUnsaved.setState(({ count }) => ({ count: count + change }));

const isUnsaved = (): boolean => useUnsaved.getState().count > 0;

/** Whether something that was filled in would be lost if the app restarted: it is in this run's memory only. */
export const useHasUnsaved = (): boolean => useUnsaved(({ count }) => count > 0);

/** Counts what is filled in for as long as a component has it. */
export function useUnsavedInput(isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return undefined;
    add(1);
    return () => add(-1);
  }, [isThere]);
}

/** Counts a store in memory while it has something that is filled in. */
export function countUnsaved<State>(
  { getState, subscribe }: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  isThere: (state: State) => boolean,
): void {
  let isCounted = false;
  const follow = (): void => {
    if (isThere(getState()) === isCounted) return;
    isCounted = !isCounted;
    add(isCounted ? 1 : -1);
  };
  follow();
  subscribe(follow);
}

const nextChange = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = useUnsaved.subscribe(() => {
      stop();
      resolve();
    });
  });

/** Resolves once a restart would lose nothing: at once, or when nothing has been unsaved for {@link PAUSE}. */
export async function untilNothingUnsaved(): Promise<void> {
  while (isUnsaved()) {
    await nextChange();
    await wait(PAUSE);
  }
}
