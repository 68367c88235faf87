import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An address beside the file system: the same directory gives the same one, by whatever path it was named. */
export function namespaceAddress(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true });
  const name = `yimiao-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}
