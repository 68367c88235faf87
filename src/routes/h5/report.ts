/** Hands an error that has been dealt with to the app's global handlers. */
export const report = (error: unknown): void => void Promise.reject(error);
