/** Mini-programs send what changed to the view at once; in several pieces it would take longer. */
export const useInPieces = <Value>(value: Value): Value => value;
