import { mixedBytes } from './mixed-bytes';
import type { RandomBytes } from './types';

/** Alipay offers mini-programs no secure random: the mixed pool is the best there is. */
export const randomBytes: RandomBytes = (length) => Promise.resolve(mixedBytes(length));
