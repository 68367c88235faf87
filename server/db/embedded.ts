import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { lockDirectory } from './directory-lock';
import { PgliteStream } from './pglite-stream';
import type { FromWorker, ToWorker } from './pglite-messages';

/** Handle of the embedded database: creates driver streams and stops it. */
export interface Embedded {
  stream(): PgliteStream;
  close(): Promise<void>;
}

class UnreadableDatabase extends Error {
  constructor(directory: string, reason: unknown) {
    super(
      `The embedded database in ${directory} cannot be opened: its files are damaged or incomplete, for instance after a copy ` +
        'that was taken while it ran or that did not finish. Put a whole copy in its place; or, if there is none, move the ' +
        `directory away to begin with an empty one. (${reason instanceof Error ? reason.message : String(reason)})`,
    );
  }
}

/**
 * Starts PGlite in a worker thread on `<dataDir>/pgdata`.
 * @throws DirectoryInUse where another process has locked it.
 * @param onCrash called when the worker ends unexpectedly; nothing can be served after that.
 */
export async function startEmbedded(
  dataDir: string,
  workerFile: URL,
  onCrash: (error: Error) => void,
): Promise<Embedded> {
  const release = await lockDirectory(dataDir);
  const worker = new Worker(workerFile, { workerData: { directory: join(dataDir, 'pgdata') } });
  const send = (message: ToWorker): void => worker.postMessage(message);
  let current: PgliteStream | null = null;
  let sessions = 0;
  let closing = false;

  await new Promise<void>((resolve, reject) => {
    const onReady = (message: FromWorker): void => {
      if (message.kind === 'ready') resolve();
    };
    worker.once('message', onReady);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`its thread ended with code ${code}`)));
  }).catch((error: unknown) => {
    release();
    throw new UnreadableDatabase(join(dataDir, 'pgdata'), error);
  });

  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'bytes' && message.session === sessions) current?.receive(message.bytes);
  });
  worker.on('error', onCrash);
  worker.on('exit', (code) => {
    if (!closing) onCrash(new Error(`The embedded database stopped with code ${code}.`));
  });

  return {
    stream() {
      sessions += 1;
      current = new PgliteStream(sessions, send);
      return current;
    },
    async close() {
      closing = true;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      send({ kind: 'close' });
      await ended;
      release();
    },
  };
}
