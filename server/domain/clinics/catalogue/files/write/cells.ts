const [CENTS, DECIMALS] = [100, 2] as const;

/** Cents as yuan, with two decimals where they are not whole. */
export const yuanCell = (cents: number): string =>
  (cents / CENTS).toFixed(cents % CENTS === 0 ? 0 : DECIMALS);

export const yesNoCell = (value: boolean): string => (value ? 'yes' : 'no');

/** A number that may be missing. */
export const numberCell = (value: number | null): string | undefined =>
  value === null ? undefined : String(value);
