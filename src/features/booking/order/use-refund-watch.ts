import { useEffect } from 'react';
import { serverNow } from '@/http/server-clock';
import { usePageShown } from '@/platform/lifecycle/use-page-shown';

/** ms after a refund is due until its completion is visible. */
const SETTLING = 3_000;
/** Pauses in ms before asking again about a refund that is late, and the one that follows them again and again. */
const PAUSES: readonly number[] = [5_000, 10_000, 20_000, 30_000];
const LAST_PAUSE = 60_000;
/** ms. A refund that is due later gets no timer; it is refetched when the page is shown again. */
const WATCHED = 3_600_000;

/** Asks for an order again once its refund is due, and on until it is no longer under way, while the page is shown. */
export function useRefundWatch(dueAt: number | undefined, refresh: () => Promise<unknown>): void {
  const isShown = usePageShown();
  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const wait = Math.max(0, dueAt - serverNow()) + SETTLING;
    if (wait > WATCHED) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const askAfter = (pause: number, count: number): void => {
      timer = setTimeout(() => {
        if (isShown.current) void refresh();
        askAfter(PAUSES[count] ?? LAST_PAUSE, count + 1);
      }, pause);
    };
    askAfter(wait, 0);
    return () => clearTimeout(timer);
  }, [dueAt, isShown, refresh]);
}
