import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef } from 'react';

/** A component that shows an answer. Its page may be hidden below another. */
interface Viewer {
  key: readonly unknown[];
  isVisible: boolean;
  /** The answer has changed while the page was hidden. */
  isStale: boolean;
}

const viewers = new Set<Viewer>();

const viewersOf = (key: unknown): Viewer[] => {
  const name = JSON.stringify(key);
  return [...viewers].filter((viewer) => JSON.stringify(viewer.key) === name);
};

/** Whether any page, visible or hidden, shows the answer of a key. */
export const isShown = (key: unknown): boolean => viewersOf(key).length > 0;

/** Whether a visible page shows the answer of a key. */
export const isInFront = (key: unknown): boolean =>
  viewersOf(key).some(({ isVisible }) => isVisible);

/** Makes hidden pages refetch when they are shown again: rendering hidden pages is expensive on mini-programs. */
export function askOnShow(isMeant: (key: readonly unknown[]) => boolean): void {
  for (const viewer of viewers) {
    if (isMeant(viewer.key) && !isInFront(viewer.key)) viewer.isStale = true;
  }
}

/**
 * Registers the component as a viewer of a key; null registers nothing.
 * @param onShow called when its page is shown again; `isStale` if the answer changed meanwhile
 */
export function useViewer(
  key: readonly unknown[] | null,
  onShow: (isStale: boolean) => void,
): void {
  const name = key && JSON.stringify(key);
  const viewer = useRef<Viewer>({ key: [], isVisible: true, isStale: false });
  useEffect(() => {
    if (name === null) return undefined;
    const mine = viewer.current;
    mine.key = JSON.parse(name) as unknown[];
    mine.isStale = false;
    viewers.add(mine);
    return () => void viewers.delete(mine);
  }, [name]);
  useDidHide(() => {
    viewer.current.isVisible = false;
  });
  useDidShow(() => {
    const { isStale } = viewer.current;
    viewer.current.isVisible = true;
    viewer.current.isStale = false;
    onShow(isStale);
  });
}
