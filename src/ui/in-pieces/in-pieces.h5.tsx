import { Children, createContext, startTransition, useContext, useEffect, useState } from 'react';
import { leaveLine, stepInLine } from './drawing-line';
import type { Place } from './drawing-line';
import type { InPiecesProps } from './in-pieces-props';

const Outer = createContext<Place | undefined>(undefined);

/**
 * Content that is drawn a piece each frame, so that layout never holds up a tap for long. All of a page's are drawn from
 * its top to its bottom, nested ones too: what has been drawn does not move.
 */
export function InPieces({ children, by = 1, nested }: InPiecesProps) {
  const parts = Children.toArray(children);
  const outer = useContext(Outer);
  const [drawn, setDrawn] = useState(nested && !outer ? Infinity : 0);
  const [place] = useState((): Place => ({}));
  const next = drawn + by < parts.length ? drawn + by : Infinity;
  useEffect(() => {
    if (drawn === Infinity) leaveLine(place);
    else stepInLine(place, outer, () => startTransition(() => setDrawn(next)));
  }, [place, outer, drawn, next]);
  useEffect(() => () => leaveLine(place), [place]);
  return <Outer.Provider value={place}>{parts.slice(0, drawn)}</Outer.Provider>;
}
