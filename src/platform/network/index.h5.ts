/** Whether the device is online, as far as the browser knows. */
export const isOnline = (): Promise<boolean> => Promise.resolve(window.navigator.onLine);
