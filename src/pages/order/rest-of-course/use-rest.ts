import { useRef, useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { refreshOrders } from '@/features/booking/order/refresh-orders';
import { isApiError, isRefusal } from '@/http/failure/api-error';
import { refreshServerData, useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { traceId } from '@/http/wire/trace-id';

const REST = 'GET /subscribe/subscribe/restOfCourse.do';

/** What the provider proposes. */
export type RestPlan = DataOf<typeof REST>;
export type PlannedDose = RestPlan['doses'][number];

export interface Rest {
  readonly answer: ServerData<RestPlan>;
  /** The newest proposal, while another one is asked for too. */
  readonly plan: RestPlan | undefined;
  /** Takes another time for a dose; those after it are planned anew. */
  readonly choose: (doseNo: number, slotId: number) => void;
  readonly busy: boolean;
  /** Why the last attempt was refused; null if it was not. */
  readonly refusal: string | null;
  /** Books and moves what is proposed, all or nothing. Resolves with whether it succeeded. */
  readonly send: (plan: RestPlan) => Promise<boolean>;
}

/** The rest of an order's course with the times chosen so far; asks nothing without an order. */
export function useRest(orderId: string | undefined): Rest {
  const [chosen, setChosen] = useState<readonly (readonly [doseNo: number, slotId: number])[]>([]);
  const [key, setKey] = useState(() => traceId());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const words = chosen.map(([doseNo, slotId]) => `${doseNo}:${slotId}`).join(',');
  const answer = useServer(orderId ? REST : null, {
    orderId: orderId ?? '',
    ...(words && { chosen: words }),
  });
  const newest = useRef<RestPlan>();
  newest.current = answer.data ?? newest.current;
  const choose: Rest['choose'] = (doseNo, slotId) => {
    setRefusal(null);
    // What was chosen for later doses was counted from the time before.
    setChosen((before) => [...before.filter(([number]) => number < doseNo), [doseNo, slotId]]);
  };
  const send: Rest['send'] = async ({ orderId: own, guidelineVersion, doses }) => {
    setBusy(true);
    setRefusal(null);
    try {
      const wanted = doses.flatMap(({ doseNo, slot }) =>
        slot ? { doseNo, slotId: slot.slotId } : [],
      );
      await request(
        'POST /subscribe/subscribe/bookRest.do',
        { idempotencyKey: key, orderId: own, guidelineVersion, doses: wanted },
        { failure: 'in-place' },
      );
      refreshOrders();
      void refreshServerData(REST);
      return true;
    } catch (error) {
      setRefusal(isApiError(error) ? error.msg : '');
      // A lost answer is asked for again under the same key; after a refusal it is another request.
      if (isRefusal(error)) {
        setChosen([]);
        setKey(traceId());
        await answer.refresh();
      }
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { answer, plan: newest.current, choose, busy, refusal, send };
}
