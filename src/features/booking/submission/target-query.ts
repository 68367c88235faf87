import type { Query, QueryInput } from '@/routes/query';
import type { BookingTarget } from './form';

/** Query of the booking pages (specification §2). */
export const bookingQuery = ({ depaCode, productId }: BookingTarget): QueryInput => ({
  vaccId: productId,
  depaCode,
});

/** The booking target in a page's query; null where the link is incomplete. */
export const targetOf = ({ vaccId, depaCode }: Query): BookingTarget | null =>
  vaccId && depaCode ? { productId: vaccId, depaCode } : null;
