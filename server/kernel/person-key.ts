import { randomBytes } from 'node:crypto';
import { persistedSecret } from './persisted-secret';

const FILE = 'person.key';

/**
 * Key of the person hash: the setting, or one generated once and stored in the data directory. Losing it makes every
 * earlier booking of a person look like somebody else's.
 */
export function loadPersonKey(setting: string | null, dataDir: string): Buffer {
  if (setting !== null) return Buffer.from(setting, 'utf8');
  return Buffer.from(
    persistedSecret(dataDir, FILE, () => randomBytes(32).toString('hex')),
    'hex',
  );
}
