import type { OrderCard, VisitOrder } from './endpoints';
import { ORDER_GROUPS } from './status-rules';
import type { OrderStatus } from './status-rules';

const isClosed = (status: OrderStatus): boolean =>
  (ORDER_GROUPS.closed as readonly OrderStatus[]).includes(status);

/** The orders of the same family visit on the day of an order that are not closed; none where it is closed itself. */
export const participantsOf = ({ day, status, visit }: OrderCard): readonly VisitOrder[] =>
  isClosed(status) ? [] : visit.filter((other) => other.day === day && !isClosed(other.status));
