/** Passes a handled error to the app's global error handlers. */
export const report = (error: unknown): void => void Promise.reject(error);
