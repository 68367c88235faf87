import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(__dirname, 'thumbnails.json');

/** Thumbnails by the name of the page and of the look, a line each, so that branches merge. */
export type Thumbnails = Readonly<Record<string, string>>;

export const storedThumbnails = (): Thumbnails =>
  existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as Thumbnails) : {};

/** Replaces the stored ones by those that were seen. */
export function acceptThumbnails(seen: Thumbnails): void {
  const all = { ...storedThumbnails(), ...seen };
  const names = Object.keys(all).sort();
  writeFileSync(FILE, `${JSON.stringify(all, names, 2)}\n`);
}
