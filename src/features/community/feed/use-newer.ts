import { useDidHide, useDidShow } from '@tarojs/taro';
import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '@contract/endpoints';
import { countNewer } from './api';

type NewerInput = InputOf<'GET /ugc-api/post/newer.do'>;

/** ms between two questions whether there are newer posts, while the list is visible. */
const PAUSE = 60_000;

/** How many posts are above the top of a list; asked again each minute and when its page is shown. Null asks nothing. */
export function useNewer(input: NewerInput | null): number {
  const key = JSON.stringify(input);
  const [found, setFound] = useState({ key, count: 0 });
  const isVisible = useRef(true);
  const ask = useRef(async (): Promise<void> => undefined);
  ask.current = async () => {
    if (!input || !isVisible.current) return;
    const count = await countNewer(input);
    if (count > 0) setFound({ key, count });
  };
  useDidHide(() => {
    isVisible.current = false;
  });
  useDidShow(() => {
    isVisible.current = true;
    void ask.current();
  });
  useEffect(() => {
    const timer = setInterval(() => void ask.current(), PAUSE);
    return () => clearInterval(timer);
  }, []);
  return found.key === key ? found.count : 0;
}
