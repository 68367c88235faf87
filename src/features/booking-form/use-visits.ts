import { useEffect, useRef, useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { familyTimes } from '@/features/booking/api';
import { visitsOf } from '@/features/booking/family-rules';
import type { Visit } from '@/features/booking/form';

export type VisitsView =
  | { readonly state: 'idle' | 'pending' }
  | { readonly state: 'resolved'; readonly visits: readonly Visit[] }
  | { readonly state: 'rejected'; readonly reason: string };

const slotsOf = (depaCode: string, day: string, productId: string) =>
  request(
    'GET /subscribe/subscribe/departmentWorkTimes2.do',
    { depaCode, productId, day },
    { neverCancel: true, failure: 'in-place' },
  );

async function ask(depaCode: string, day: string, products: string, retained: Visit | null) {
  const productIds = products.split(',');
  const [times, ...slots] = await Promise.all([
    familyTimes(depaCode, day, productIds),
    ...[...new Set(productIds)].map((productId) => slotsOf(depaCode, day, productId)),
  ]);
  return visitsOf(times, slots.flat(), retained);
}

/**
 * The times of a day at which the whole group can be booked, requested again for each day: slots fill quickly.
 * @param products a product for each person, separated by commas
 * @param chosen stays among the visits although its slots are held
 */
export function useVisits(
  depaCode: string,
  day: string | null,
  products: string,
  chosen: Visit | null,
): { readonly view: VisitsView; readonly again: () => void } {
  const [view, setView] = useState<VisitsView>({ state: 'idle' });
  const [round, setRound] = useState(0);
  const retained = useRef(chosen);
  retained.current = chosen;
  useEffect(() => {
    if (!day) {
      setView({ state: 'idle' });
      return undefined;
    }
    let current = true;
    setView({ state: 'pending' });
    ask(depaCode, day, products, retained.current).then(
      (visits) => current && setView({ state: 'resolved', visits }),
      (error: unknown) =>
        current && setView({ state: 'rejected', reason: isApiError(error) ? error.msg : '' }),
    );
    return () => {
      current = false;
    };
  }, [depaCode, day, products, round]);
  return { view, again: () => setRound((count) => count + 1) };
}
