import { mixedBytes } from './mixed-bytes';
import type { RandomBytes } from './types';

/** Alipay mini-programs have no secure random source; the mixed pool is the best available. */
export const randomBytes: RandomBytes = (length) => Promise.resolve(mixedBytes(length));
