import type { ReactNode } from 'react';

/** Properties of the part of a page below what its first screen shows. */
export interface BelowFoldProps {
  readonly children: ReactNode;
}
