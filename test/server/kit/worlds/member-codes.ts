import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { clockSetting } from '../../../run-clock';
import { ROOT } from '../root';

const COMMAND = join(ROOT, 'dist/server/member-codes.js');

/** Codes as the operator's command prints them: how many, for how many days, all valid for long. */
export function makeMemberCodes(
  { dataDir, url = '' }: { readonly dataDir: string; readonly url: string | undefined },
  count: number,
  days: number,
): string[] {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [COMMAND, 'make', String(count), String(days), '2099-12-31'],
    {
      env: { ...process.env, ...clockSetting(), DATABASE_URL: url, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}
