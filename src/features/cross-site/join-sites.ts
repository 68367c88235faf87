/** A mini-program is one site. */
export const joinSites = (): void => undefined;
