import { existsSync } from 'node:fs';
import path from 'node:path';
import { readCases, runCdsi } from './cdsi-cases';
import { cdsiTables } from './cdsi-tables';

/** CDC's data; it is not copied into the repository. */
const DATA = path.resolve(__dirname, '../..', process.env.CDSI_DATA ?? '../shared/data/cdsi');
const isThere = existsSync(DATA);
if (!isThere) console.warn(`CDC's cases are skipped: no folder ${DATA}; CDSI_DATA names another.`);

/** What CDC publishes for people with conditions belongs in part to older data (docs/decisions/0113-dose-engine.md). */
const KINDS: readonly (readonly [file: string, least: number])[] = [
  ['cases-healthy.json', 0.99],
  ['cases-conditions.json', 0.9],
];

(isThere ? test.each(KINDS) : test.skip.each(KINDS))('CDC: %s, at least %d', (file, least) => {
  const tables = cdsiTables(path.join(DATA, 'supporting-data-4.64'));
  const cases = readCases(path.join(DATA, file));
  const misses = cases.flatMap((each) => {
    const { expected, got } = runCdsi(tables, each);
    return expected === got ? [] : [`${each.id}: expected ${expected}; got ${got}`];
  });
  expect(cases.length).toBeGreaterThan(0);
  if (misses.length > cases.length * (1 - least)) throw new Error(misses.join('\n'));
});
