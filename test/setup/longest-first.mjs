import Sequencer from '@jest/test-sequencer';

/** Suites that take longest, so that none of them starts last. Paths below test/. */
const LONG = [
  'browser/booking-mishaps',
  'browser/axe',
  'browser/axe-others',
  'server/crash',
  'server/platform',
  'mini/error-table',
  'mini/faults',
  'server/booking-rush',
  'server/large-catalogue',
  'browser/app-shell',
  'browser/booking-family',
  'mini/booking',
  'server/booking-interleavings',
  'browser/release',
];

const placeOf = ({ path }) => {
  const place = LONG.findIndex((name) => path.endsWith(`/test/${name}.test.ts`));
  return place < 0 ? LONG.length : place;
};

/** Jest orders by the duration of earlier runs; a fresh checkout has none. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const usual = await super.sort(tests);
    return [...usual].sort((a, b) => placeOf(a) - placeOf(b));
  }
}
