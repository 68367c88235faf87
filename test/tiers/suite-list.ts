import { existsSync, readFileSync } from 'node:fs';

/** Where `npm run suite-seconds` writes how long each suite took; from the root of the repository. */
export const SUITE_SECONDS = 'test/changed/seconds.txt';

/** Seconds of each suite in the list, by its path; empty without the list. Lines such as `12 test/server/order.test.ts`. */
export function suiteSeconds(): Map<string, number> {
  const text = existsSync(SUITE_SECONDS) ? readFileSync(SUITE_SECONDS, 'utf8') : '';
  return new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const [, seconds, path] = /^(\d+) (\S+)$/.exec(line) ?? [];
      return seconds && path ? [[path, Number(seconds)]] : [];
    }),
  );
}
