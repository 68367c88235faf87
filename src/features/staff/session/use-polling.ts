import { useEffect, useRef } from 'react';
import type { Refresh } from '@/http/hooks/use-server';

/** Reads again every `pause` ms while the component is there: a page of staff stays open while things come in. */
export function usePolling(refresh: Refresh, pause: number): void {
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    const timer = setInterval(() => void latest.current(), pause);
    return () => clearInterval(timer);
  }, [pause]);
}
