/** How long a toast stands, in ms: long enough to read two short lines. */
export const TOAST_MS = 2400;
