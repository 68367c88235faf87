import { useCallback } from 'react';
import type { DeskOrder } from '@contract/desk/desk-order';
import type { DeskDay } from '@contract/desk/endpoints';
import { usePolling } from '@/features/staff/session/use-polling';
import type { ServerData } from '@/http/hooks/use-server';
import { changeDeskData, useDeskData } from './use-desk-data';

const DAY = 'GET /desk/day.do';
/** ms between reloads of the list: people book and check themselves in meanwhile. */
const REFRESH = 20_000;

export interface DeskDayState extends ServerData<DeskDay> {
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

/** A day of the clinic (`YYYY-MM-DD`), reloaded regularly. */
export function useDeskDay(day: string): DeskDayState {
  const shown = useDeskData(DAY, { day });
  const put = useCallback(
    (order: DeskOrder) => void changeDeskData(DAY, { day }, (old) => withOrder(old, order)),
    [day],
  );
  usePolling(shown.refresh, REFRESH);
  return { ...shown, put };
}
