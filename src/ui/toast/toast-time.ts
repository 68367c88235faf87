/** Duration of a toast in ms: long enough to read two short lines. */
export const TOAST_MS = 2400;
