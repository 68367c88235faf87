/** A day of the clinic, or one slot of it. */
export interface DeskTarget {
  readonly day: string;
  readonly slotId?: number;
}
