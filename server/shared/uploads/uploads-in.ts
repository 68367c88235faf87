import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Directory of the files, created if missing. */
export function uploadsIn(dataDir: string): string {
  const directory = join(dataDir, 'uploads');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return directory;
}
