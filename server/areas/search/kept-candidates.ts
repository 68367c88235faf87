import type { SearchKind } from '@contract/search/endpoints';
import { createShortCache } from '../../booking/short-cache';
import type { Clock } from '../../clock';
import type { Database } from '../../db/database';
import type { Point } from '../distance';
import { candidatesOf } from './candidates';
import type { Asked, Candidate } from './candidates';

/** ms; what can be found changes by hand. */
const KEEP = 10_000;
const MOST_WORDS = 1_000;
/** Degrees: who stands within some two kilometres of each other is asked for together. */
const CELL = 0.02;

const centreOf = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude / CELL) * CELL,
  longitude: Math.round(longitude / CELL) * CELL,
});

/**
 * Reads what may fit a word, once for everybody who types it: what is no clinic is the same everywhere, and clinics are
 * the same for a neighbourhood. The exact distances are worked out afterwards.
 */
export function createKeptCandidates(database: Database, clock: Clock) {
  const kept = createShortCache<string, Candidate[]>(
    KEEP,
    (key) => {
      const [kinds, asked] = JSON.parse(key) as [SearchKind[], Omit<Asked, 'now'>];
      return candidatesOf(database, { ...asked, now: clock.now() }, kinds);
    },
    MOST_WORDS,
  );
  return async (asked: Omit<Asked, 'now'>, kinds: readonly SearchKind[]): Promise<Candidate[]> => {
    const word = asked.word.toLowerCase();
    const others = kinds.filter((kind) => kind !== 'clinic');
    const { regionCode } = asked;
    const at = asked.at && centreOf(asked.at);
    const found = await Promise.all([
      others.length > 0 ? kept.get(JSON.stringify([others, { word, at: null }])) : [],
      kinds.includes('clinic')
        ? kept.get(JSON.stringify([['clinic'], { word, regionCode, at }]))
        : [],
    ]);
    return found.flat();
  };
}
