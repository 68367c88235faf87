import { createHash } from 'node:crypto';
import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { compareText } from '@contract/text/order-rules';
import { CommandError } from '../../../../kernel/command-error';

/** Files of a catalogue by path below its folder, with `/` between folders. */
export type CatalogueFiles = ReadonlyMap<string, Buffer>;

/** What a folder may hold: far more than the largest catalogue needs. */
export const FOLDER_LIMITS = { files: 20_000, fileBytes: 64 * 2 ** 20, bytes: 256 * 2 ** 20 };

const MEGABYTE = 2 ** 20;

/** Files that systems and spreadsheets leave behind: hidden ones, locks of open files, thumbnails. */
const isLitter = (name: string): boolean => /^(\.|~\$)|^(Thumbs\.db|desktop\.ini)$|~$/i.test(name);

/** @throws CommandError for a link that leads out of the folder: it could read anything that the process can */
function requireWithin(root: string, path: string): void {
  if (!lstatSync(path).isSymbolicLink()) return;
  const target = relative(root, realpathSync(path));
  if (target === '..' || target.startsWith(`..${sep}`))
    throw new CommandError(`${relative(root, path)} is a link out of the folder.`);
}

/** Paths of all files below a folder, in order. */
function pathsIn(root: string, folder = root): string[] {
  return readdirSync(folder)
    .filter((name) => !isLitter(name))
    .sort(compareText)
    .flatMap((name) => {
      const path = join(folder, name);
      requireWithin(root, path);
      const stat = statSync(path);
      if (stat.isDirectory() && lstatSync(path).isSymbolicLink())
        throw new CommandError(
          `${relative(root, path)} is a link to a folder: put the files there.`,
        );
      if (stat.isDirectory()) return pathsIn(root, path);
      return stat.isFile() ? [path] : [];
    });
}

/** The folder as it really is. @throws CommandError where there is none */
function rootOf(directory: string): string {
  try {
    if (statSync(directory).isDirectory()) return realpathSync(directory);
  } catch {
    // Said below, as of what is no folder.
  }
  throw new CommandError(`${directory} is no folder.`);
}

/**
 * Reads all files of a catalogue's folder; what systems and spreadsheets leave behind is left out.
 * @throws CommandError where there is no such folder, for links out of it, and beyond {@link FOLDER_LIMITS}
 */
export function readFolder(directory: string, limits = FOLDER_LIMITS): CatalogueFiles {
  const root = rootOf(directory);
  const paths = pathsIn(root);
  if (paths.length > limits.files)
    throw new CommandError(`${directory} has more than ${limits.files} files.`);
  const files = new Map<string, Buffer>();
  let total = 0;
  for (const path of paths) {
    const name = relative(root, path).split(sep).join('/');
    const { size } = statSync(path);
    total += size;
    if (size > limits.fileBytes)
      throw new CommandError(`${name} is larger than ${limits.fileBytes / MEGABYTE} MB.`);
    if (total > limits.bytes)
      throw new CommandError(`${directory} is larger than ${limits.bytes / MEGABYTE} MB.`);
    files.set(name, readFileSync(path));
  }
  return files;
}

/** SHA-256 of the names and contents of files, in hex: by it a start knows whether a folder has been applied. */
export function folderDigest(files: CatalogueFiles): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of [...files].sort(([a], [b]) => compareText(a, b)))
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex');
}
