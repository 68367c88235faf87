// How an amount is written; what a dose costs is added up by `totalPrice` of `contract/vaccine/price-rules.ts`.

const CENTS = 100;

/** Formats cents as yuan, rounded to two decimals (specification §9); whole yuan without decimals. No currency sign. */
export function yuanText(cents: number): string {
  const amount = Math.round(Math.abs(cents));
  const whole = Math.trunc(amount / CENTS);
  const rest = amount % CENTS;
  const sign = cents < 0 && amount > 0 ? '-' : '';
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole}.${rest < 10 ? '0' : ''}${rest}`;
}

/** Formats cents with the currency's sign, as people read it on pages and in messages: `¥98`, `¥128.50`. */
export const moneyText = (cents: number): string => `¥${yuanText(cents)}`;
