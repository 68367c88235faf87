/** A vaccine outside the programme that children are often offered; paid by the family. */
export interface PaidVaccine {
  /** The catalogue's code. */
  readonly code: 'rota' | 'pcv13' | 'hib' | 'ev71' | 'flu' | 'varicella';
  /** Age at which it is usually begun, in whole months; the list is sorted by it. */
  readonly from: number;
}

/** In the order of age. */
export const PAID_CHILD_VACCINES: readonly PaidVaccine[] = [
  { code: 'rota', from: 2 },
  { code: 'pcv13', from: 2 },
  { code: 'hib', from: 2 },
  { code: 'flu', from: 6 },
  { code: 'ev71', from: 6 },
  { code: 'varicella', from: 12 },
];
