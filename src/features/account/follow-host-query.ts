/** A mini-program of ours is not inside another one. */
export const followHostQuery = (): void => undefined;
