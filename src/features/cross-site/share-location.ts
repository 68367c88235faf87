/** A mini-program has no other site to tell. */
export const shareLocation = (): void => undefined;
