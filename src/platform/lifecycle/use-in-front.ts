import { useEffect, useState } from 'react';
import { onAppHide, onAppShow } from '@/platform/lifecycle';

/** Whether the app is in front, for what happens only before somebody's eyes. */
export function useInFront(): boolean {
  const [isInFront, setInFront] = useState(true);
  useEffect(() => {
    const offShow = onAppShow(() => setInFront(true));
    const offHide = onAppHide(() => setInFront(false));
    return () => {
      offShow();
      offHide();
    };
  }, []);
  return isInFront;
}
