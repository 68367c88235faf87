/** Replaces Taro's stopwatch, which runs in its debug mode only. */
export const perf = { start() {}, stop() {}, delayStop() {} };
