import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'person.key';

/**
 * Key of the person hash: the setting, or one made once and kept in the data directory. Losing it makes every earlier
 * booking of a person look like somebody else's.
 */
export function loadPersonKey(setting: string | null, dataDir: string): Buffer {
  if (setting !== null) return Buffer.from(setting, 'utf8');
  const file = join(dataDir, FILE);
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
