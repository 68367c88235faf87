import { useDidHide, useDidShow } from '@tarojs/taro';
import { useRef } from 'react';

/** Whether the page is shown, for what asks while it is: no other page covers it and the app is in front. */
export function usePageShown(): { readonly current: boolean } {
  const isShown = useRef(true);
  useDidHide(() => {
    isShown.current = false;
  });
  useDidShow(() => {
    isShown.current = true;
  });
  return isShown;
}
