import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cdsiTables } from './cdsi-tables';
import { readCases, runCdsi } from './cdsi-cases';
import { runChina } from './china-cases';
import type { ChinaCase } from './china-cases';

/** Where CDC's data is kept beside a checkout. */
const DATA = path.join(process.cwd(), '../shared/data/cdsi');

const closing = (passed: number, failed: number, skipped = 0): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** CDC's cases: one line a miss. @returns how many failed */
export function cdsi(args: readonly string[]): number {
  const at = args.indexOf('--data');
  const folder = at < 0 ? DATA : (args[at + 1] ?? '');
  const files = args.filter((_, index) => at < 0 || (index !== at && index !== at + 1));
  if (!existsSync(folder)) {
    console.log(`No data of CDC in ${folder}: give its folder with --data.`);
    console.log(closing(0, 0, 1));
    return 0;
  }
  const tables = cdsiTables(path.join(folder, 'supporting-data-4.64'));
  let passed = 0;
  let failed = 0;
  const chosen = files.length > 0 ? files : [path.join(folder, 'cases-healthy.json')];
  for (const each of chosen.flatMap(readCases)) {
    const { expected, got } = runCdsi(tables, each);
    if (expected === got) passed += 1;
    else {
      failed += 1;
      console.log(`${each.id} ${each.vaccineGroup}: expected ${expected}; got ${got}`);
    }
  }
  console.log(closing(passed, failed));
  return failed;
}

/** Cases with named sources on the product's own tables. @returns how many failed */
export function cases(files: readonly string[]): number {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const file of files) {
    const read = JSON.parse(readFileSync(file, 'utf8')) as { readonly cases: readonly ChinaCase[] };
    for (const each of read.cases) {
      const outcome = runChina(each);
      if (outcome === undefined) skipped += 1;
      else if (outcome === null) passed += 1;
      else {
        failed += 1;
        console.log(
          `${each.id} ${each.kind}, ${each.title}: expected ${JSON.stringify(each.expect)}; got ${outcome}`,
        );
      }
    }
  }
  console.log(closing(passed, failed, skipped));
  return failed;
}

const [command, ...args] = process.argv.slice(2);
if (command === 'cdsi') process.exitCode = cdsi(args) > 0 ? 1 : 0;
if (command === 'cases') process.exitCode = cases(args) > 0 ? 1 : 0;
