import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A socket address outside the file system, on Linux and Windows: the same for the same directory by any path. */
export function namespaceAddress(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true });
  const name = `yimiao-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}
