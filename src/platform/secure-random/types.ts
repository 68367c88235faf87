/** `length` random bytes, 0–255 each. */
export type RandomBytes = (length: number) => Promise<number[]>;
