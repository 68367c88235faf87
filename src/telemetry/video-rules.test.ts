import fc, { runs } from '../../test/tiers/properties';
import { addSlice, cutSeconds, isRetained, isReported, sliceSeconds } from './video-rules';

test.each([
  [99, 0],
  [99.999, 0],
  [100, 0.1],
  [101, 0.101],
  [2999, 2.999],
  [3000, 3],
  [3001, 3],
  [60_000, 3],
  [-5, 0],
  [NaN, 0],
])('a slice of %d ms counts %d s', (ms, seconds) => {
  expect(sliceSeconds(ms)).toBe(seconds);
});

test.each([
  [1.2349, 1.234],
  [1.2999999, 1.299],
  [1.001, 1.001],
  [0.1 + 0.2, 0.3],
  [4.35, 4.35],
])('%d s is cut to %d s', (seconds, cut) => {
  expect(cutSeconds(seconds)).toBe(cut);
});

test('a record is kept from 0.1 s on and reported from 1 s on', () => {
  expect([0.099, 0.1].map(isRetained)).toEqual([false, true]);
  expect([0.999, 1].map(isReported)).toEqual([false, true]);
});

test('however a play is sliced, its time never falls, grows 3 s a slice at most, and has three decimals', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -10, max: 20_000, noNaN: true })), (slices) => {
      let played = 0;
      for (const ms of slices) {
        const next = addSlice(played, ms);
        expect(next).toBeGreaterThanOrEqual(played);
        expect(next - played).toBeLessThanOrEqual(3.000001);
        expect(Number(next.toFixed(3))).toBe(next);
        played = next;
      }
    }),
    { numRuns: runs(1000) },
  );
});
