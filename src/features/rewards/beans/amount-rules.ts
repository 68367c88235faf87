import { MOST_DONATED } from '@contract/beans/bean-rules';

/** The most beans that somebody can give at once. */
export const mostToGive = (balance: number): number => Math.min(balance, MOST_DONATED);

/** The number in a field, as a whole number from 1 to what there is; null for anything else. */
export function amountIn(text: string, balance: number): number | null {
  if (!/^\d{1,5}$/.test(text.trim())) return null;
  const amount = Number(text);
  return amount >= 1 && amount <= mostToGive(balance) ? amount : null;
}
