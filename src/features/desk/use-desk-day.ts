import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { DeskDay } from '@contract/desk/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { deskRequest } from './api';

/** ms between reloads of the list: people book and check themselves in meanwhile. */
const REFRESH = 20_000;

export interface DeskDayState {
  readonly data: DeskDay | null;
  /** Why there is no data, or no newer data. */
  readonly problem: string | null;
  readonly refresh: () => Promise<void>;
  /**
   * Shows an order as returned by a step, without waiting for the next list; the answer to an earlier request is
   * dropped.
   */
  readonly put: (order: DeskOrder) => void;
}

const withOrder = (day: DeskDay, order: DeskOrder): DeskDay => ({
  ...day,
  times: day.times.map((time) => ({
    ...time,
    visits: time.visits.map((visit) => ({
      ...visit,
      orders: visit.orders.map((each) => (each.orderId === order.orderId ? order : each)),
    })),
  })),
});

/** A day of the clinic, reloaded regularly; null as day is today by the provider's clock. */
export function useDeskDay(day: string | null): DeskDayState {
  const [data, setData] = useState<DeskDay | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const asked = useRef(0);

  const refresh = useCallback(async () => {
    const mine = (asked.current += 1);
    try {
      const next = await deskRequest('GET /desk/day.do', day === null ? {} : { day });
      if (mine !== asked.current) return;
      setData(next);
      setProblem(null);
    } catch (error) {
      if (mine === asked.current) setProblem(isApiError(error) ? error.msg : String(error));
    }
  }, [day]);

  const put = useCallback((order: DeskOrder) => {
    asked.current += 1;
    setData((shown) => shown && withOrder(shown, order));
  }, []);

  useEffect(() => {
    setData(null);
    void refresh();
    const timer = setInterval(() => void refresh(), REFRESH);
    return () => {
      asked.current += 1;
      clearInterval(timer);
    };
  }, [refresh]);
  return { data, problem, refresh, put };
}
