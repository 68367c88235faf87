import { useEffect, useRef } from 'react';
import { onTouch } from '@/platform/touch/on-touch.h5';

/**
 * Calls back once nobody has touched the page for `idleTime` ms (null: never). The provider counts calls, and a page of
 * staff makes them by itself while nobody is there.
 */
export function useIdleEnd(idleTime: number | null, onIdle: () => void): void {
  const latest = useRef(onIdle);
  latest.current = onIdle;
  useEffect(() => {
    if (idleTime === null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const begin = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), idleTime);
    };
    begin();
    const end = onTouch(begin);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [idleTime]);
}
