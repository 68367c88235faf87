import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { readBuild } from './build';
import type { Target } from './build';
import { rules } from './rules';

const SHOWN_PROBLEMS = 12;

/** Checks the builds under `dist` and prints one line per rule. @returns number of failures; a missing build is one */
export async function checkBuilds(
  dist: string,
  targets: Target[],
  print: (line: string) => void,
): Promise<number> {
  let passed = 0;
  let failed = 0;
  for (const target of targets) {
    const root = join(dist, target);
    if (!existsSync(root)) {
      print(`✗ ${target}: there is no build in ${root}`);
      failed += 1;
      continue;
    }
    const { APP_ENV: environment = 'qa', API_HOST: apiHost } = process.env;
    const build = readBuild(root, target, { environment, ...(apiHost && { apiHost }) });
    for (const rule of rules.filter((each) => each.targets.includes(target))) {
      const problems = await rule.check(build);
      print(`${problems.length ? '✗' : '✓'} ${target}: ${rule.name}`);
      for (const problem of problems.slice(0, SHOWN_PROBLEMS)) print(`    ${problem}`);
      if (problems.length > SHOWN_PROBLEMS)
        print(`    and ${problems.length - SHOWN_PROBLEMS} more`);
      if (problems.length) failed += 1;
      else passed += 1;
    }
  }
  print(`${passed} passed, ${failed} failed`);
  return failed;
}
