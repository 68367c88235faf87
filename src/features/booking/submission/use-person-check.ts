import type { AnswerData } from '@contract/endpoint';
import type { subscribeEndpoints } from '@contract/subscribe/endpoints';
import { useServer } from '@/http/hooks/use-server';
import type { ServerData } from '@/http/hooks/use-server';
import type { BookingTarget } from './form';

/** Whether a person can be booked, and for which doses. */
export type PersonCheck = AnswerData<
  (typeof subscribeEndpoints)['GET /order/subscribe/checkSubscribeLinkman.do']
>;
export type DoseChoice = PersonCheck['doses'][number];

/** Checks whether a person can be booked; requests nothing while nobody is chosen. */
export function usePersonCheck(
  target: BookingTarget,
  linkmanId: string | null,
): ServerData<PersonCheck> {
  return useServer(linkmanId ? 'GET /order/subscribe/checkSubscribeLinkman.do' : null, {
    depaCode: target.depaCode,
    productId: target.productId,
    linkmanId: linkmanId ?? '',
  });
}
