import { estimate } from './estimate';
import { pollDelay } from './poll-delay';

const WINDOW = 300_000;
const state = { left: 100, granted: 100, used: 0, expired: 0 };

test('who fits into the places that are free is told so', () => {
  expect(estimate({ ...state, granted: 90 }, 10, WINDOW)).toEqual({ chance: 'place', waitMs: 0 });
  expect(estimate({ ...state, granted: 90 }, 11, WINDOW).chance).toBe('maybe');
});

test('the first behind wait for one window, later ones longer, the last are told that it is unlikely', () => {
  expect(estimate(state, 5, WINDOW)).toEqual({ chance: 'maybe', waitMs: WINDOW });
  expect(estimate(state, 22, WINDOW)).toEqual({ chance: 'maybe', waitMs: 2 * WINDOW });
  expect(estimate(state, 60, WINDOW)).toEqual({ chance: 'unlikely', waitMs: null });
});

test('a line that uses its places leaves less hope than one that lets them pass', () => {
  expect(estimate({ ...state, used: 150, expired: 0 }, 5, WINDOW).chance).toBe('unlikely');
  expect(estimate({ ...state, used: 50, expired: 50 }, 60, WINDOW).chance).toBe('maybe');
});

const asking = {
  now: 0,
  releaseAt: 5_000,
  release: 'announced',
  ticket: 'present',
  chance: null,
} as const;

test('those before the door are sent to different moments after the opening', () => {
  expect(pollDelay(asking, 0)).toBe(5_000);
  expect(pollDelay(asking, 1)).toBe(8_000);
});

test('the nearer the turn, the sooner it is worth asking again', () => {
  const queued = { ...asking, release: 'open', ticket: 'inLine' } as const;
  const delays = (['place', 'maybe', 'unlikely'] as const).map((chance) =>
    pollDelay({ ...queued, chance }, 0.5),
  );
  expect(delays).toEqual([2_000, 6_000, 12_000]);
  expect(pollDelay({ ...queued, release: 'ended', chance: null }, 0.5)).toBe(30_000);
});
