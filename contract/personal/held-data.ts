import type { Category } from './category-rules';
import type { Both, DataReceiver } from './receiver-rules';

/** `needed`: a function cannot be had without it; `optional`: the person decides; `use`: arises by itself. */
export type HeldGroup = 'needed' | 'optional' | 'use';

/** A kind of personal data, as annex 1 names it. */
export interface HeldData {
  /** Under which it stands among what is held of an account. */
  readonly category: Category;
  readonly group: HeldGroup;
  readonly what: Both;
  readonly purpose: Both;
  /** How long. */
  readonly stored: Both;
  /** Who gets something of it; empty: nobody else. */
  readonly receivers: readonly DataReceiver[];
}
