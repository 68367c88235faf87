import { useDeferredValue } from 'react';

/** A value whose change may draw much: what hangs on it is drawn in pieces, so that taps are answered meanwhile. */
export const useInPieces: <Value>(value: Value) => Value = useDeferredValue;
