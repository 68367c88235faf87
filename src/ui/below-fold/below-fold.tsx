import type { BelowFoldProps } from './below-fold-props';

/** Mini-programs send a page's data to its view at once; in several pieces it would take longer. */
export function BelowFold({ children }: BelowFoldProps) {
  return <>{children}</>;
}
