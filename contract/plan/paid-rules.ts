/** Codes of vaccines outside the programme that children are often offered; paid by the family. */
export const PAID_CODES = ['rota', 'pcv13', 'hib', 'flu', 'ev71', 'varicella'] as const;
export type PaidCode = (typeof PAID_CODES)[number];
