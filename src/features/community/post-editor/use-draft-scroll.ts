import { nextTick, usePageScroll } from '@tarojs/taro';
import { useEffect } from 'react';
import { scrollPageTo } from '@/platform/scroll';
import { noteScroll } from './draft-store';

/**
 * Stores with the draft how far its form is scrolled, and scrolls there when the form opens again.
 * @param before CSS pixels from the top where its author was; 0 for a form that begins
 */
export function useDraftScroll(key: string, before: number): void {
  usePageScroll(({ scrollTop }) => noteScroll(key, scrollTop));
  useEffect(() => {
    if (before > 0) nextTick(() => void scrollPageTo(before));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the form opens
  }, []);
}
