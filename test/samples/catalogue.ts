import { join } from 'node:path';
import { LIVE_CODES } from '@contract/plan/live-rules';
import type { ProductRow } from '../../server/catalogue/rows';
import type { SampleContent } from '../../server/seed/build-seed';
import { sampleContent } from '../../server/seed-load/sample-files';

/** Catalogue folder of the sample data; tests and benchmarks run at the root of the repository. */
export const SAMPLE_FOLDER = join(process.cwd(), 'server/sample');
/** Any day: only what was published depends on it. */
const SOME_DAY = '2026-11-20';

/** What the sample's files say, as of a day `YYYY-MM-DD`. */
export const sampleCatalogue = (today = SOME_DAY): SampleContent =>
  sampleContent(SAMPLE_FOLDER, today);

/** Every product of the sample, by its order. */
export const sampleProducts = (): readonly ProductRow[] => sampleCatalogue().products;

/** BCG keeps no distance from other live vaccines, and those that are swallowed neither. */
const OTHER_LIVE: readonly string[] = ['bcg', 'bopv', 'rota'];

/** Whether a vaccine is a live one, injected, sprayed or swallowed. */
export const isLiveVaccine = (code: string): boolean =>
  [...LIVE_CODES, ...OTHER_LIVE].includes(code);
