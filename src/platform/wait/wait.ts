/** Default duration of {@link wait} in ms (specification §9 "default wait helper"). */
export const DEFAULT_WAIT = 500;

/** Resolves after `ms`. */
export const wait = (ms: number = DEFAULT_WAIT): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
