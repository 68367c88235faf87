import { join, relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { importTypeScript } from './run-typescript.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Counted for a suite that the list does not have, s. */
const UNKNOWN = 60;

const { suiteSeconds } = await importTypeScript(
  join(import.meta.dirname, '../changed/suite-seconds.ts'),
);

/**
 * Suites that take longest first, so that none of them starts last. Jest orders by the duration of earlier runs; a
 * fresh checkout has none.
 */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const usual = await super.sort(tests);
    const known = suiteSeconds();
    const secondsOf = ({ path }) => known.get(relative(ROOT, path)) ?? UNKNOWN;
    return [...usual].sort((a, b) => secondsOf(b) - secondsOf(a));
  }
}
