/** Codes of vaccines outside the programme that children are often offered; paid by the family. */
export const PAID_CODES = ['rota', 'pcv13', 'hib', 'flu', 'ev71', 'varicella'] as const;

/** Each with the age at which it is usually begun, in whole months. */
export const PAID_CHILD_VACCINES: readonly {
  readonly code: (typeof PAID_CODES)[number];
  readonly age: number;
}[] = [
  { code: 'rota', age: 2 },
  { code: 'pcv13', age: 2 },
  { code: 'hib', age: 2 },
  { code: 'flu', age: 6 },
  { code: 'ev71', age: 6 },
  { code: 'varicella', age: 12 },
];
