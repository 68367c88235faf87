import { nextTick } from '@tarojs/taro';
import { useEffect, useState } from 'react';

/**
 * False while a page is first shown, true right after: what lies below the fold follows in a change of its own, as one
 * change of a mini-program’s page must stay small.
 */
export function useSecondStep(): boolean {
  const [isSecond, setSecond] = useState(false);
  useEffect(() => {
    let isGone = false;
    nextTick(() => {
      if (!isGone) setSecond(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isSecond;
}
