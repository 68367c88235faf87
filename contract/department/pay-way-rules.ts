/** Codes of the payment methods at a clinic (specification §9). */
export const PAY_WAY = {
  MEDICAL_CARD: '1',
  MESSAGING_APP: '2',
  PAYMENT_APP: '3',
  UNION_PAY_CARD: '4',
  CASH: '5',
} as const;
export type PayWay = (typeof PAY_WAY)[keyof typeof PAY_WAY];

const RECIPIENT_HISTORY: readonly string[] = Object.values(PAY_WAY);

/** Payment methods of a comma list in its order, each once; unknown codes are left out. */
export const payWaysOf = (list: string): PayWay[] => [
  ...new Set(
    list
      .split(',')
      .map((code) => code.trim())
      .filter((code): code is PayWay => RECIPIENT_HISTORY.includes(code)),
  ),
];
