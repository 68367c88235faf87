import { useDidShow } from '@tarojs/taro';
import { useState } from 'react';
import { serverToday } from '../server-clock';

/** Today in China, `YYYY-MM-DD`; another one when the page is shown again after midnight. */
export function useToday(): string {
  const [, setShown] = useState(serverToday);
  useDidShow(() => setShown(serverToday()));
  return serverToday();
}
