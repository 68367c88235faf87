/** ms that {@link wait} lasts when nothing else is said (specification §9 "default wait helper"). */
export const DEFAULT_WAIT = 500;

/** Resolves after so many ms. */
export const wait = (ms: number = DEFAULT_WAIT): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
