/** Sends a text that nobody waits for, even while the app is being left. False: it was not taken. */
export type SendBeacon = (url: string, text: string) => boolean;
