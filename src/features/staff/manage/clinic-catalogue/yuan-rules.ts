const AMOUNT = /^(\d{1,7})(?:\.(\d{1,2}))?$/;
const CENTS = 100;

/** Cents of an amount as it was typed, in yuan with two decimals at most; null: it is none. */
export function centsOf(text: string): number | null {
  const [, yuan, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  if (yuan === undefined) return null;
  return Number(yuan) * CENTS + Number(`${decimals}00`.slice(0, 2));
}
