import type { RandomBytes } from './types';

export const randomBytes: RandomBytes = (length) =>
  Promise.resolve(Array.from(window.crypto.getRandomValues(new Uint8Array(length))));
