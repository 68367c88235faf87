import { fdatasyncSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { FromWorker, ToWorker } from './pglite-messages';

/** The used part of Emscripten's file system for host directories. */
interface HostStream {
  readonly nfd?: number;
}
interface HostFileSystem {
  readonly stream_ops: { fsync?: (stream: HostStream) => number };
}
interface EmscriptenModule {
  readonly NODEFS: HostFileSystem;
}
type PreRun = (module: EmscriptenModule) => void;

/** Emscripten's own NODEFS ignores fsync, which would lose acknowledged commits when the machine crashes. */
class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const answer = await super.init(pg, options);
    const withSync: PreRun = (module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...(answer.emscriptenOpts.preRun ?? []), withSync] as NonNullable<
      typeof answer.emscriptenOpts.preRun
    >;
    return { emscriptenOpts: { ...answer.emscriptenOpts, preRun } };
  }
}

/** One backend session serves all clients in turn: this resets the state of the one before. */
const NEW_CLIENT = [
  'rollback',
  'discard all',
  `set time zone 'Asia/Shanghai'`,
  // Prepared plans made while a table is nearly empty would keep scanning it when it has grown.
  'set enable_seqscan = off',
];

const TERMINATE = 'X'.charCodeAt(0);

async function main(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('The embedded database runs in a worker thread.');
  const { directory } = workerData as { directory: string };
  const send = (message: FromWorker): void => port.postMessage(message);

  mkdirSync(dirname(directory), { recursive: true });
  const pg = new PGlite({
    fs: new DurableNodeFS(directory),
    relaxedDurability: false,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  });
  await pg.waitReady;
  send({ kind: 'ready' });

  const receive = (message: ToWorker): void => {
    switch (message.kind) {
      case 'open':
        for (const sql of NEW_CLIENT) pg.execProtocolRawSync(simpleQuery(sql));
        return;
      case 'bytes':
        if (message.bytes[0] === TERMINATE) return;
        send({
          kind: 'bytes',
          session: message.session,
          bytes: pg.execProtocolRawSync(message.bytes),
        });
        return;
      case 'close':
        void pg.close().then(() => {
          send({ kind: 'closed' });
          port.close();
        });
    }
  };
  port.on('message', receive);
}

/** A Query message of the wire protocol. */
function simpleQuery(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`);
  const head = Buffer.alloc(5);
  head.write('Q', 0);
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

void main();
