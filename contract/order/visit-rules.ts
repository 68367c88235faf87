import type { OrderCard, VisitOrder } from './endpoints';
import { ORDER_GROUPS } from './status-rules';
import type { OrderGroup, OrderStatus } from './status-rules';
import { compareText } from '../text/order-rules';
import { totalPrice } from '../vaccine/price-rules';

/** One dose of a person, as a part of a visit. */
export type VisitPart = VisitOrder;

const isIn = (group: OrderGroup, status: OrderStatus): boolean =>
  (ORDER_GROUPS[group] as readonly OrderStatus[]).includes(status);

/** Whether a part no longer takes place: cancelled, missed, or with a refund. */
export const isClosedPart = ({ status }: Pick<VisitPart, 'status'>): boolean =>
  isIn('closed', status);

/** An order as a part of its own visit. */
export const partOf = (order: OrderCard): VisitPart => ({
  orderId: order.orderId,
  linkmanId: order.linkmanId,
  linkmanName: order.linkmanName,
  productName: order.productName,
  doseLabel: order.doseLabel,
  day: order.day,
  startTime: order.startTime,
  endTime: order.endTime,
  status: order.status,
  actions: order.actions,
  priceCents: order.priceCents,
  serviceFeeCents: order.serviceFeeCents,
});

/**
 * All parts of an order's visit, itself among them: what is booked together, at one clinic on one day. What was moved to another day
 * is a visit of its own. Those that take place come first, by time; then the closed ones.
 */
export const partsOf = (order: OrderCard): readonly VisitPart[] =>
  [partOf(order), ...order.visit.filter(({ day }) => day === order.day)].sort(
    (a, b) =>
      Number(isClosedPart(a)) - Number(isClosedPart(b)) || compareText(a.startTime, b.startTime),
  );

/** The parts with which a page of an order deals: those that take place, or all of them where none does. */
export function livingPartsOf(order: OrderCard): readonly VisitPart[] {
  const parts = partsOf(order);
  const living = parts.filter((part) => !isClosedPart(part));
  return living.length > 0 ? living : parts;
}

/** What names the visit of an order, so that it is shown once: orders that were booked together and are on the same day. */
export const visitKeyOf = ({
  visitId,
  orderId,
  day,
}: Pick<OrderCard, 'visitId' | 'orderId' | 'day'>): string => `${visitId ?? orderId} ${day}`;

/** The first order of each visit of a list, in its order. */
export function firstOfVisits(orders: readonly OrderCard[]): readonly OrderCard[] {
  const seen = new Set<string>();
  return orders.filter((order) => {
    const key = visitKeyOf(order);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** One person of a visit with all of their doses. */
export interface VisitPerson {
  readonly linkmanId: string;
  readonly name: string;
  readonly doses: readonly VisitPart[];
}

/** Parts by person, each person once, in the order of their first part. */
export function peopleOf(parts: readonly VisitPart[]): readonly VisitPerson[] {
  const people = new Map<string, { linkmanId: string; name: string; doses: VisitPart[] }>();
  for (const part of parts) {
    const { linkmanId, linkmanName: name } = part;
    const person = people.get(linkmanId);
    if (person) person.doses.push(part);
    else people.set(linkmanId, { linkmanId, name, doses: [part] });
  }
  return [...people.values()];
}

/** When a visit is: from the first start to the last end of some parts; null where there is none. */
export function timeOfParts(
  parts: readonly Pick<VisitPart, 'startTime' | 'endTime'>[],
): { readonly startTime: string; readonly endTime: string } | null {
  const [startTime] = parts.map((part) => part.startTime).sort();
  const endTime = parts
    .map((part) => part.endTime)
    .sort()
    .pop();
  return startTime !== undefined && endTime !== undefined ? { startTime, endTime } : null;
}

/** The one status of some parts; null where they differ. */
export function statusOfParts(parts: readonly Pick<VisitPart, 'status'>[]): OrderStatus | null {
  const [first] = parts;
  return first && parts.every(({ status }) => status === first.status) ? first.status : null;
}

/** What a visit costs, in cents: vaccines and services of the parts that take place, whether paid ahead or to be paid at the clinic. */
export const sumOfParts = (parts: readonly VisitPart[]): number =>
  parts.filter((part) => !isClosedPart(part)).reduce((sum, part) => sum + totalPrice(part), 0);

/** The parts with which their owner may take a step now. */
export const partsThatMay = (
  action: 'update' | 'cancel',
  parts: readonly VisitPart[],
): readonly VisitPart[] => parts.filter(({ actions }) => actions.includes(action));
