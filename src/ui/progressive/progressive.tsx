import type { ProgressiveProps } from './progressive-props';

/** Mini-programs send a page's data to its view at once; in several pieces it would take longer. */
export function Progressive({ children }: ProgressiveProps) {
  return <>{children}</>;
}
