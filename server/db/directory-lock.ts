import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from 'node:net';

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(
      `The embedded database in ${directory} is in use by another process. It serves one process only: ` +
        'stop the other one, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server that several processes can share.',
    );
  }
}

/** The same directory gives the same address, by whatever path it was named. */
function addressOf(directory: string): string {
  const { dev, ino } = statSync(directory, { bigint: true });
  const name = `yimiao-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), name);
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => resolve(server));
    server.unref();
  });
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });
}

/**
 * Takes the directory for this process. The lock is a listening socket, which the kernel frees however the process
 * ends; only where sockets are files a dead one may be left behind and is replaced.
 * @returns releases it.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  mkdirSync(directory, { recursive: true });
  const address = addressOf(directory);
  const taken = async (): Promise<Server> => {
    try {
      return await listen(address);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (address.startsWith('/') && !(await isAlive(address))) {
        rmSync(address, { force: true });
        return listen(address);
      }
      throw new DirectoryInUse(directory);
    }
  };
  const server = await taken();
  return () => void server.close();
}
