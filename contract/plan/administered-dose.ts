/** An administered dose. */
export interface AdministeredDose {
  /** Id of the entry or the order. */
  readonly id: string;
  /** `own`: entered by hand; `order`: vaccinated through an order here. */
  readonly source: 'own' | 'order';
  /** The catalogue's vaccine code. */
  readonly code: string;
  /** Its number in that vaccine's course; null where unknown. */
  readonly doseNo: number | null;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Product, where it is known. */
  readonly product?: string | null;
}
