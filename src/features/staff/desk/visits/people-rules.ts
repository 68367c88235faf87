import type { DeskOrder } from '@contract/desk/desk-order';

/** A person at the desk with all doses of a visit. */
export interface PersonOrders {
  /** Name and document, as far as the desk sees it. */
  readonly key: string;
  readonly orders: readonly DeskOrder[];
}

/** Orders by person, each person once, in the order of their first one. */
export function peopleIn(orders: readonly DeskOrder[]): readonly PersonOrders[] {
  const people = new Map<string, DeskOrder[]>();
  for (const order of orders) {
    const key = [order.personName, order.documentMasked, order.birthday].join(' ');
    const own = people.get(key);
    if (own) own.push(order);
    else people.set(key, [order]);
  }
  return [...people].map(([key, own]) => ({ key, orders: own }));
}
