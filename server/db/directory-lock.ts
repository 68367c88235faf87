import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import type { Server } from 'node:net';
import { namespaceAddress } from './namespace-address';
import { withShortPath } from './short-path';

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `The embedded database in ${directory} is in use by another process. It serves one process only: ` +
        'stop the other one, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server that several processes can share.',
    );
  }
}

/** Faults of file systems that take no sockets or no second names. */
const NO_SOCKETS = ['ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EPERM', 'EMLINK', 'ENAMETOOLONG'];
/** Others may start at the same moment; each try ends with one of them further. */
const TRIES = 100;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server));
    server.unref();
  });
}

/** Whether a process listens there. Whatever cannot be asked counts as one. */
function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error))));
    socket.once('connect', () => socket.destroy());
  });
}

/** Numbers of those who have had the directory, oldest first. */
const turnsIn = (locks: string): number[] =>
  readdirSync(locks)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);

/** @returns the turn that is now this process's; null where another one was quicker. */
function takeTurn(locks: string, own: string, next: number): number | null {
  try {
    linkSync(own, join(locks, String(next)));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null;
    throw error;
  }
  // Who saw this turn's number free before it was taken, left and cleared away is too late.
  if (turnsIn(locks).at(-1) === next) return next;
  rmSync(join(locks, String(next)), { force: true });
  return null;
}

/**
 * A listening socket with a name in the directory: connecting to it finds its process through whatever network or
 * mount namespace, and fails from the moment on that this process ends, however it does. Each owner takes the turn
 * after the last one's, whose name stays: a name that means somebody dead is never taken over, so that of two who find
 * it dead one gets the next turn. A turn is linked only when its socket listens already.
 */
async function takeSocket(directory: string): Promise<() => void> {
  const locks = join(directory, 'lock');
  mkdirSync(locks, { recursive: true, mode: 0o700 });
  const name = `new-${randomBytes(6).toString('hex')}`;
  const server = await withShortPath(locks, (path) => listen(join(path, name)));
  try {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const last = turnsIn(locks).at(-1) ?? 0;
      const taken = await withShortPath(locks, (path) => isAlive(join(path, String(last))));
      if (taken) throw new DirectoryInUse(directory);
      const turn = takeTurn(locks, join(locks, name), last + 1);
      if (turn === null) continue;
      for (const old of turnsIn(locks)) if (old < turn) rmSync(join(locks, String(old)));
      return () => {
        // A plain file says the same of who had it, and can be copied with the data.
        writeFileSync(join(locks, name), '');
        renameSync(join(locks, name), join(locks, String(turn)));
        server.close();
      };
    }
    throw new DirectoryInUse(directory);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(join(locks, name), { force: true });
  }
}

/** Where the file system takes no sockets: the kernel frees this as well, but other network namespaces do not see it. */
async function takeAddress(directory: string): Promise<() => void> {
  try {
    const server = await listen(namespaceAddress(directory));
    return () => void server.close();
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new DirectoryInUse(directory) : error;
  }
}

/**
 * Takes the directory for this process, in whatever container it runs on this kernel.
 * @returns releases it. @throws DirectoryInUse
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  if (process.platform === 'win32') return takeAddress(directory);
  return takeSocket(directory).catch((error: unknown) => {
    if (NO_SOCKETS.includes(codeOf(error))) return takeAddress(directory);
    throw error;
  });
}
