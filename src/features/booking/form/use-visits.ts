import { useRef } from 'react';
import { useNewAnswer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { familyTimes } from '@/features/booking/submission/api';
import { visitsOf } from '@/features/booking/submission/family-rules';
import type { Visit } from '@/features/booking/submission/form';

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
 * The times of a day at which the whole group can be booked, requested again for each day.
 * @param products a product for each person, separated by commas
 * @param chosen stays among the visits although its slots are held
 */
export function useVisits(
  depaCode: string,
  day: string | null,
  products: string,
  chosen: Visit | null,
): ServerData<readonly Visit[]> {
  const retained = useRef(chosen);
  retained.current = chosen;
  return useNewAnswer(day ? ['visits', depaCode, day, products] : null, () =>
    ask(depaCode, day ?? '', products, retained.current),
  );
}
