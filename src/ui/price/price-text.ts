const CENTS = 100;

/** Yuan of an amount in cents: whole yuan without decimals, otherwise two; no sign of the currency. */
export function yuanText(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / CENTS);
  const rest = Math.abs(Math.round(cents)) % CENTS;
  const sign = cents < 0 ? '-' : '';
  return rest === 0 ? `${sign}${whole}` : `${sign}${whole}.${rest < 10 ? '0' : ''}${rest}`;
}
