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

/** Errors of file systems without sockets or hard links. */
const NO_SOCKETS = ['ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL', 'EPERM', 'EMLINK', 'ENAMETOOLONG'];
/** Attempts; others may start at the same time, and in each attempt one of them succeeds. */
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

/** Whether a process listens there. Any other error than "nobody listens" counts as yes. */
function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('error', (error) => resolve(!['ECONNREFUSED', 'ENOENT'].includes(codeOf(error))));
    socket.once('connect', () => socket.destroy());
  });
}

/** Turn numbers of the lock's owners, oldest first. */
const turnsIn = (locks: string): number[] =>
  readdirSync(locks)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b);

/** @returns the turn that this process now owns; null where another process was faster. */
function takeTurn(locks: string, own: string, next: number): number | null {
  try {
    linkSync(own, join(locks, String(next)));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null;
    throw error;
  }
  // Too late: this number only looked free, as its owner and later ones have already come, ended and been removed.
  if (turnsIn(locks).at(-1) === next) return next;
  rmSync(join(locks, String(next)), { force: true });
  return null;
}

/**
 * A listening socket with a name in the directory: connecting to it reaches its process across network and mount
 * namespaces, and fails as soon as the process ends in any way. Each owner takes the turn after the last one's, whose
 * name stays: a dead owner's name is never reused, so that of two processes that find it dead one gets the next turn. A
 * turn is linked only once its socket listens.
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
        // A plain file also marks a former owner, and can be copied with the data.
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

/**
 * For file systems without sockets: the kernel frees this address as well, but other network namespaces do not see it.
 */
async function takeAddress(directory: string): Promise<() => void> {
  try {
    const server = await listen(namespaceAddress(directory));
    return () => void server.close();
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new DirectoryInUse(directory) : error;
  }
}

/**
 * Locks the directory for this process, against all containers on the same kernel.
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
