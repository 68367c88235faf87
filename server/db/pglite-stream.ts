import { Duplex } from 'node:stream';
import type { ToWorker } from './pglite-messages';

type Callback = (error?: Error | null) => void;

/** Sync, Query, Flush, Terminate and the end of a copy: after these the server answers. */
const ANSWERED = new Set([...'SQHXcf'].map((letter) => letter.charCodeAt(0)));

/**
 * Splits what the driver wrote into the part for the database to run now and the incomplete rest. A startup message has
 * no type byte; it begins with its length.
 */
export function splitMessages(buffer: Buffer): { ready: Buffer; rest: Buffer } {
  let offset = 0;
  let ready = 0;
  while (offset + 5 <= buffer.length) {
    const startup = buffer[offset] === 0;
    const length = startup ? buffer.readInt32BE(offset) : buffer.readInt32BE(offset + 1) + 1;
    if (offset + length > buffer.length) break;
    const type = buffer[offset] as number;
    offset += length;
    if (startup || ANSWERED.has(type)) ready = offset;
  }
  return { ready: buffer.subarray(0, ready), rest: buffer.subarray(ready) };
}

/** What `pg` uses as its socket: PostgreSQL's wire protocol to the worker that holds the embedded database. */
export class PgliteStream extends Duplex {
  private waiting: Buffer = Buffer.alloc(0);

  constructor(
    private readonly session: number,
    private readonly send: (message: ToWorker) => void,
  ) {
    super();
  }

  connect(): this {
    this.send({ kind: 'open' });
    setImmediate(() => this.emit('connect'));
    return this;
  }

  /** Passes on bytes of the database's answer. */
  receive(bytes: Uint8Array): void {
    if (!this.destroyed && bytes.length > 0)
      this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Callback): void {
    this.forward([chunk]);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: Callback): void {
    this.forward(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: Callback): void {
    this.push(null);
    done();
  }

  private forward(chunks: readonly Buffer[]): void {
    const { ready, rest } = splitMessages(Buffer.concat([this.waiting, ...chunks]));
    this.waiting = rest;
    if (ready.length > 0) this.send({ kind: 'bytes', session: this.session, bytes: ready });
  }

  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
