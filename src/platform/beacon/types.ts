/** Sends a text without waiting for the answer, even while the app is being closed. False: not accepted. */
export type SendBeacon = (url: string, text: string) => boolean;
