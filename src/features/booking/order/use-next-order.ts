import { useEffect, useMemo } from 'react';
import type { DataOf } from '@contract/endpoints';
import type { OrderCard } from '@contract/order/endpoints';
import type { ServerData } from '@/http/hooks/use-server';
import { mayUseStored } from '@/http/own/own-rules';
import { serverToday } from '@/http/server-clock';
import { followOrders, nextStored } from './stored/own-orders';

type Summary = ServerData<DataOf<'GET /order/subscribe/summary.do'>>;

export interface NextOrder {
  readonly order: OrderCard | null | undefined;
  /** When it arrived, ms, where it is read from the device. */
  readonly asOf: number | undefined;
}

/** The account's next appointment; without a network the next one stored on the device. Undefined for visitors. */
export function useNextOrder(summary: Summary | undefined): NextOrder {
  const { data, error } = summary ?? {};
  useEffect(() => {
    if (!data) return;
    const { next, counts } = data;
    const open = counts.pending + counts.booked;
    void followOrders(next ? [next] : [], open <= (next ? 1 : 0));
  }, [data]);
  const isNeeded = !data && mayUseStored(error);
  const stored = useMemo(() => (isNeeded ? nextStored(serverToday()) : undefined), [isNeeded]);
  return stored
    ? { order: stored.order, asOf: stored.at }
    : { order: data ? data.next : undefined, asOf: undefined };
}
