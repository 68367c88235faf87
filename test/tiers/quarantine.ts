import { existsSync, readFileSync } from 'node:fs';

/**
 * Tests that failed once by chance and are not mended yet. Each line has the day on which it failed, the suite's path, the
 * test's full name and the cause as far as known, separated by ` | `. The gate leaves them out, `npm run test:deep --
 * quarantine` runs them.
 */
export const QUARANTINE = 'test/tiers/quarantine.txt';

/** Most tests in it at a time, and days that one may stay. */
export const QUARANTINE_LIMITS = { tests: 10, days: 14 } as const;

export interface Quarantined {
  /** `YYYY-MM-DD`. */
  readonly since: string;
  /** From the root of the repository. */
  readonly path: string;
  /** With the names of the blocks around it, on one line. */
  readonly test: string;
  readonly cause: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** @throws Error naming a line of another form */
export function readQuarantine(text: string): readonly Quarantined[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [since = '', path = '', test = '', cause = ''] = line.split(' | ');
      if (!DAY.test(since) || !path || !test || !cause)
        throw new Error(`${QUARANTINE}: expected "day | path | test | cause", found "${line}"`);
      return { since, path, test, cause };
    });
}

/** The list of the repository. */
export const quarantine = (): readonly Quarantined[] =>
  existsSync(QUARANTINE) ? readQuarantine(readFileSync(QUARANTINE, 'utf8')) : [];
