import { mixedBytes } from './mixed-bytes';
import type { RandomBytes } from './types';

interface WeChatRandom {
  getRandomValues?(options: {
    length: number;
    success(result: { randomValues: ArrayBuffer }): void;
    fail(): void;
  }): void;
}
declare const wx: WeChatRandom;

/** WeChat's secure random source (base library 2.15.0); older libraries use the mixed pool. */
export const randomBytes: RandomBytes = (length) =>
  new Promise((resolve) => {
    const fallback = (): void => resolve(mixedBytes(length));
    if (!wx.getRandomValues) return fallback();
    wx.getRandomValues({
      length,
      success: ({ randomValues }) => resolve(Array.from(new Uint8Array(randomValues))),
      fail: fallback,
    });
  });
