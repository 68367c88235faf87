const SIGNS = ['pointerdown', 'keydown', 'wheel'] as const;

/** Calls back whenever somebody touches, types or scrolls. Returns the unsubscriber. */
export function onTouch(listener: () => void): () => void {
  const options = { capture: true, passive: true } as const;
  SIGNS.forEach((sign) => document.addEventListener(sign, listener, options));
  return () => SIGNS.forEach((sign) => document.removeEventListener(sign, listener, options));
}
