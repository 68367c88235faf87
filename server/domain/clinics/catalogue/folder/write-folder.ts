import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CommandError } from '../../../../kernel/command-error';
import { readFolder } from './read-folder';
import type { CatalogueFiles } from './read-folder';

/** Says which files of a folder the command has written, so that it replaces no others. */
const MARK = '.written-by-catalogue.json';
const NAMED = 5;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Digests of the files that the command wrote here before, by path; empty where it did not. */
function writtenBefore(directory: string): ReadonlyMap<string, string> {
  const mark = join(directory, MARK);
  if (!existsSync(mark)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(mark, 'utf8')) as Record<string, string>));
}

/** @throws CommandError where the folder has files that the command did not write, or that were changed since */
function requireOwn(directory: string): string[] {
  if (!existsSync(directory) || readdirSync(directory).length === 0) return [];
  const before = writtenBefore(directory);
  const present = readFolder(directory);
  const foreign = [...present].flatMap(([name, bytes]) =>
    before.get(name) === digestOf(bytes) ? [] : [name],
  );
  if (foreign.length > 0)
    throw new CommandError(
      `${directory} has files that this command did not write, or that were changed since: ${foreign.slice(0, NAMED).join(', ')}. Name an empty folder.`,
    );
  return [...present.keys()];
}

/**
 * Writes files to a folder, which is made where there is none. What the command wrote there before is replaced.
 * @throws CommandError where the folder has anything else
 */
export function writeFolder(directory: string, files: CatalogueFiles): void {
  const present = requireOwn(directory);
  mkdirSync(directory, { recursive: true });
  for (const name of present) if (!files.has(name)) rmSync(join(directory, name));
  const marks: Record<string, string> = {};
  for (const [name, bytes] of files) {
    const path = join(directory, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
    marks[name] = digestOf(bytes);
  }
  writeFileSync(join(directory, MARK), `${JSON.stringify(marks, null, 1)}\n`);
}
