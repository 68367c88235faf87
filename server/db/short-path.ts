import { closeSync, existsSync, openSync } from 'node:fs';

/** Bytes of a path that leave room for a name within the 104 to 108 that a socket's address has. */
const MOST = 80;

/**
 * Does something with a path of a directory that is short enough for a socket in it: a long one is named by way of an
 * open descriptor, where the system has such names.
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
