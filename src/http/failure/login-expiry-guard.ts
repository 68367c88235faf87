/** The invalid-login handling runs at most once in this many ms (specification §4). */
export const LOGIN_EXPIRY_GUARD = 1000;

/** Wraps a handler so that calls within the guard time after one that ran do nothing. */
export function createLoginExpiryGuard<Args extends readonly unknown[]>(
  handle: (...args: Args) => void,
  now: () => number,
): (...args: Args) => void {
  let last = -Infinity;
  return (...args) => {
    const since = now() - last;
    // A clock that was set back would otherwise silence it until it has caught up.
    if (since >= 0 && since < LOGIN_EXPIRY_GUARD) return;
    last = now();
    handle(...args);
  };
}
