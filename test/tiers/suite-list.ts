import { existsSync, readFileSync } from 'node:fs';
import { compareText } from '@contract/text/order-rules';

/** Where `npm run suite-list` writes it; from the root of the repository. */
export const SUITE_LIST = 'test/tiers/suites.txt';

/** The gate, and the parts of the deep tests. */
export const PARTS = ['gate', 'browser', 'looks', 'mini', 'server', 'races'] as const;
export type Part = (typeof PARTS)[number];

/** What is known of a suite of the builds. */
export interface ListedSuite {
  readonly part: Part;
  /** What it may take of the processor, s: its own process and those that it starts. */
  readonly budget: number;
}

const LINE = /^(\S+) +(\d+) (\S+)$/;
const isPart = (word: string): word is Part => PARTS.some((part) => part === word);

/**
 * Reads the list: lines such as `gate 12 test/server/booking/order.test.ts`.
 * @returns suites by their path
 * @throws Error naming a line of another form
 */
export function readSuiteList(text: string): Map<string, ListedSuite> {
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): [string, ListedSuite] => {
        const [, part = '', budget, path] = LINE.exec(line) ?? [];
        if (!path || !isPart(part))
          throw new Error(`${SUITE_LIST}: expected "<part> <seconds> <path>", found "${line}"`);
        return [path, { part, budget: Number(budget) }];
      }),
  );
}

/** The list as a text, in the order of parts, then of paths. */
export function formatSuiteList(suites: ReadonlyMap<string, ListedSuite>): string {
  const lines = PARTS.flatMap((each) =>
    [...suites]
      .filter(([, { part }]) => part === each)
      .sort(([a], [b]) => compareText(a, b))
      .map(
        ([path, { part, budget }]) => `${part.padEnd(7)} ${String(budget).padStart(3)} ${path}\n`,
      ),
  );
  return lines.join('');
}

/** Part of a suite that the list does not name yet: never the gate. */
export function usualPart(path: string): Part {
  const kind = /^test\/(browser|mini)\//.exec(path)?.[1];
  return kind === 'browser' || kind === 'mini' ? kind : 'server';
}

/** The list of the repository; empty where there is none yet. */
export const suiteList = (): Map<string, ListedSuite> =>
  readSuiteList(existsSync(SUITE_LIST) ? readFileSync(SUITE_LIST, 'utf8') : '');

/** Budgets of the listed suites by their path, s. */
export const suiteBudgets = (): Map<string, number> =>
  new Map([...suiteList()].map(([path, { budget }]) => [path, budget]));
