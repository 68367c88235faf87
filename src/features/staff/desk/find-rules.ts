import type { DeskOrder } from '@contract/desk/desk-order';

/** Fewest characters of a reference or a code to search for at the provider. */
export const LEAST_CODE = 4;

/** Orders of the day whose person's name contains a text; none for what can only be a reference or a code. */
export function namedIn<Order extends Pick<DeskOrder, 'personName'>>(
  orders: readonly Order[],
  text: string,
): readonly Order[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return orders.filter(({ personName }) => personName.toLowerCase().includes(wanted));
}
