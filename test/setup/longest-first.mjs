import { join, relative } from 'node:path';
import Sequencer from '@jest/test-sequencer';
import { importTypeScript } from './run-typescript.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Counted for a suite that the list does not have, s of the processor. */
const UNKNOWN = 60;

const { suiteBudgets } = await importTypeScript(
  join(import.meta.dirname, '../tiers/suite-list.ts'),
);

/**
 * Suites that take longest first, so that none of them starts last. Jest orders by the duration of earlier runs; a
 * fresh checkout has none.
 */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const usual = await super.sort(tests);
    const known = suiteBudgets();
    const secondsOf = ({ path }) => known.get(relative(ROOT, path)) ?? UNKNOWN;
    return [...usual].sort((a, b) => secondsOf(b) - secondsOf(a));
  }
}
