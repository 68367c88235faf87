/** A mini-program does not link to the app. */
export const hasApp = (): boolean => false;
