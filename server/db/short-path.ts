import { closeSync, existsSync, openSync } from 'node:fs';

/** Most bytes of a path, so that a name still fits into the 104 to 108 bytes of a socket's address. */
const MOST = 80;

/**
 * Calls `use` with a path of the directory that is short enough for a socket in it: a long one is replaced by that of
 * an open descriptor under `/proc/self/fd`.
 */
export async function withShortPath<T>(
  directory: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  if (Buffer.byteLength(directory) <= MOST) return use(directory);
  if (!existsSync('/proc/self/fd'))
    throw new Error(
      `The path of the data directory is too long for the lock in it: ${directory}. Choose a shorter DATA_DIR.`,
    );
  const descriptor = openSync(directory, 'r');
  try {
    return await use(`/proc/self/fd/${descriptor}`);
  } finally {
    closeSync(descriptor);
  }
}
