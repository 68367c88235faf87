const DASHES = /[‐‑‒–—―−]/g;

/**
 * Numbers, days, times and codes as they were meant: Chinese keyboards type full-width digits, letters and signs, and word
 * processors long dashes. Not for texts.
 */
export const plain = (text: string): string => text.normalize('NFKC').replace(DASHES, '-').trim();
