import { useEffect, useState } from 'react';

/** Widths from which the layout changes, CSS px; the style sheets' are in `_mixins.scss`. */
export const TABLET = 768;
export const DESKTOP = 1024;

// Absent in mini-programs, and where the build draws the first view.
const queryOf = (pixels: number): MediaQueryList | undefined =>
  typeof window === 'undefined' ? undefined : window.matchMedia?.(`(min-width: ${pixels}px)`);

/**
 * Whether the window is at least this wide (CSS px), also after it was resized: for what is there only with room, not for
 * looks, which are the style sheets'. Mini-programs have no such question: false.
 */
export function useMinWidth(pixels: number): boolean {
  const [isWide, setWide] = useState(() => queryOf(pixels)?.matches ?? false);
  useEffect(() => {
    const query = queryOf(pixels);
    const change = (): void => setWide(query?.matches ?? false);
    // Safari 13 and older know only these two.
    query?.addListener(change);
    return () => query?.removeListener(change);
  }, [pixels]);
  return isWide;
}
