import { useDidHide, useDidShow } from '@tarojs/taro';
import { useRef } from 'react';
import { serverNow } from '../server-clock';
import { isOutOfDate } from './return-rules';

/**
 * For what a page shows that `useViewer` does not know, such as a list: called when it is shown again and may be out of date.
 * @param longest ms of absence that a page may be older; see `isOutOfDate`
 */
export function useReturn(onReturn: () => void, longest?: number): void {
  const left = useRef<number | null>(null);
  useDidHide(() => {
    left.current ??= serverNow();
  });
  useDidShow(() => {
    const since = left.current;
    left.current = null;
    if (since !== null && isOutOfDate(since, serverNow(), longest)) onReturn();
  });
}
