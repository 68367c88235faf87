/** Whom the clinic's staff had before them; the document number itself is not stored. */
export interface OrderPerson {
  readonly name: string;
  readonly documentKind: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly documentMasked: string;
  readonly birthday: string;
  readonly sex: 1 | 2;
}
