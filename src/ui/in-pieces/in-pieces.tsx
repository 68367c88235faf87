import type { InPiecesProps } from './in-pieces-props';

/** Mini-programs send a page's data to its view at once; in several pieces it would take longer. */
export function InPieces({ children }: InPiecesProps) {
  return <>{children}</>;
}
