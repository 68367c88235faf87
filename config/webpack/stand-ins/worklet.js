/** Replaces Taro's worklet animations, which no browser has. */
export const worklet = {};
