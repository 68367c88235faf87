import type { ReactNode } from 'react';

/** Properties of a part of a page that may be drawn in pieces: a vaccine, a clinic, and home and the booking form below
 * their first screens (docs/h5-start.md). */
export interface ProgressiveProps {
  readonly children: ReactNode;
  /** How many children make a piece: 1 unless given. */
  readonly by?: number;
  /** In pieces only within others, and at once where nothing around it is drawn so. */
  readonly nested?: boolean;
}
