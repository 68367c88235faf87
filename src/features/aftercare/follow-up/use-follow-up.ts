import { useServer } from '@/http/hooks/use-server';

/** The follow-up of a visit, by one of its vaccinations; undefined asks nothing. */
export const useFollowUp = (orderId: string | undefined) =>
  useServer(
    orderId ? 'GET /order/followUp/detail.do' : null,
    { orderId: orderId ?? '' },
    { crypto: 'response' },
  );
