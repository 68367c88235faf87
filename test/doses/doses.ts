import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cdsiTables } from './cdsi-tables';
import { readCases, runCdsi } from './cdsi-cases';
import { runApi } from './api-cases';
import type { ApiCase } from './api-cases';
import { runChina } from './china-cases';
import type { ChinaCase } from './china-cases';
import { seed } from '../tiers/properties';
import { histories, PROPERTY_COUNT } from './histories';
import { review } from './review';

/** Where CDC's data is kept beside a checkout. */
const DATA = path.join(process.cwd(), '../shared/data/cdsi');

const closing = (passed: number, failed: number, skipped = 0): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** CDC's cases: one line a miss. @returns how many failed */
export function cdsi(args: readonly string[]): number {
  const optionIndex = args.indexOf('--data');
  const folder = optionIndex < 0 ? DATA : (args[optionIndex + 1] ?? '');
  const files = args.filter(
    (_, index) => optionIndex < 0 || (index !== optionIndex && index !== optionIndex + 1),
  );
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

/** Outcomes of a file's cases; those of one kind are asked of a provider that is started for them. */
async function outcomesOf(file: string) {
  const { cases: all } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly cases: readonly ChinaCase[];
  };
  const asked = all.filter(({ kind }) => kind === 'api');
  const answers = asked.length > 0 ? await runApi(asked as unknown as readonly ApiCase[]) : [];
  return all.map((each) => ({
    each,
    outcome: each.kind === 'api' ? answers[asked.indexOf(each)] : runChina(each),
  }));
}

/** Cases with named sources on the product's own tables. @returns how many failed */
export async function cases(files: readonly string[]): Promise<number> {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const { each, outcome } of (await Promise.all(files.map(outcomesOf))).flat()) {
    if (outcome === undefined) {
      skipped += 1;
      console.log(`${each.id} ${each.kind}, ${each.title}: no way to run it`);
    } else if (outcome === null) passed += 1;
    else {
      failed += 1;
      console.log(
        `${each.id} ${each.kind}, ${each.title}: expected ${JSON.stringify(each.expect)}; got ${outcome}`,
      );
    }
  }
  console.log(closing(passed, failed, skipped));
  return failed;
}

/** Runs the command that is asked for. @returns the exit code */
async function run(command: string | undefined, args: readonly string[]): Promise<number> {
  switch (command) {
    case 'cdsi':
      return cdsi(args) > 0 ? 1 : 0;
    case 'cases':
      return (await cases(args)) > 0 ? 1 : 0;
    case 'histories': {
      const [count = 100_000, chosen = seed] = args.map(Number);
      const failed = histories(count, chosen);
      console.log(closing(PROPERTY_COUNT - failed, failed));
      return failed > 0 ? 1 : 0;
    }
    case 'review':
      for (const line of review()) console.log(line);
      return 0;
    default:
      console.error(
        'npm run doses -- cdsi [--data DIR] [CASES.json …] | cases FILE.json … | histories [COUNT [SEED]] | review',
      );
      return 2;
  }
}

const [command, ...args] = process.argv.slice(2);
void run(command, args).then((code) => {
  process.exitCode = code;
});
