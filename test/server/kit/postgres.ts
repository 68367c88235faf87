import { execFileSync, spawn } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { isGate } from '../../tiers/tier';
import { copyTemplate } from './data-template';
import { postgresCommand } from './postgres-command';
import { removeDirectory, temporaryDirectory } from './temporary-directory';
import { pause } from './until';

/** A PostgreSQL server of its own for one test file. */
export interface TestPostgres {
  /** By TCP; in suites of the gate by the socket, which spares each a twelfth of its work. */
  readonly url: string;
  readonly socketUrl: string;
  readonly process: ChildProcess;
  /** As in a power failure: no shutdown checkpoint. */
  kill(): void;
  /** Starts again on the same data after `kill`. */
  restart(): Promise<void>;
  /** Stops it gracefully. @returns its data directory, which stays. */
  halt(): Promise<string>;
  stop(): Promise<void>;
}

/** In suites of the gate; benches and deep tests meet what operators mostly have. */
const IS_BY_SOCKET = process.env.JEST_WORKER_ID !== undefined && isGate();
/** ms. */
const START_TIMEOUT = 90_000;

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** PostgreSQL refuses to run as root; the installation's own user runs it instead. */
function userToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: id('-u'), gid: id('-g') };
}

/** Processes that a process has started. */
const childrenOf = (pid = 0): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** Ends a process, unless it has ended by itself. */
function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone.
  }
}

const INITDB = '-U postgres -A trust --no-sync -E UTF8 --locale=C.UTF-8 --lc-collate=C'.split(' ');

/**
 * Starts PostgreSQL with a new data directory on a free port.
 * @param template data directory to copy instead of an empty cluster
 * @param settings of the server, besides its own
 */
export async function startPostgres(
  template: string | null = null,
  settings: Readonly<Record<string, string>> = {},
): Promise<TestPostgres> {
  const user = userToRunAs();
  const directory = temporaryDirectory('postgres');
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const options = { ...user, stdio: 'ignore' as const, cwd: directory };
  if (template === null) execFileSync(postgresCommand('initdb'), ['-D', data, ...INITDB], options);
  else copyTemplate(template, data);
  const port = await freePort();
  const socketUrl = `postgres://postgres@${encodeURIComponent(directory)}:${port}/postgres`;
  const set = { unix_socket_directories: directory, ...settings };
  const args = ['-D', data, '-p', String(port)];
  for (const [name, value] of Object.entries(set)) args.push('-c', `${name}=${value}`);

  const launch = async (): Promise<ChildProcess> => {
    const start = () => spawn(postgresCommand('postgres'), args, options);
    let child = start();
    const end = Date.now() + START_TIMEOUT;
    for (;;) {
      try {
        execFileSync(postgresCommand('pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']);
        return child;
      } catch {
        if (Date.now() > end) throw new Error('PostgreSQL does not start.');
        await pause(100);
        // It refuses to while anything of the one before still uses its memory.
        if (child.exitCode !== null) child = start();
      }
    }
  };
  const ended = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', () => resolve());
    });

  let child = await launch();
  const halt = async (): Promise<string> => {
    child.kill('SIGINT');
    await ended(child);
    return data;
  };
  return {
    url: IS_BY_SOCKET ? socketUrl : `postgres://postgres@127.0.0.1:${port}/postgres`,
    socketUrl,
    get process() {
      return child;
    },
    kill() {
      const backends = childrenOf(child.pid);
      child.kill('SIGKILL');
      for (const backend of backends) endNow(backend);
    },
    async restart() {
      await ended(child);
      child = await launch();
    },
    halt,
    async stop() {
      await halt();
      removeDirectory(directory);
    },
  };
}
