/** A mini-program leads to no app. */
export const hasApp = (): boolean => false;
