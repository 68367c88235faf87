import { nextTick } from '@tarojs/taro';
import { useEffect, useState } from 'react';

/**
 * False at the first render of a page, true right after: content below the fold is rendered separately, because a
 * single change of a mini-program’s page must stay small.
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
