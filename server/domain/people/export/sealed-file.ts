import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform } from 'node:stream';
import type { TransformCallback } from 'node:stream';

/** Bytes of a key, which seals one file only. */
export const FILE_KEY_BYTES = 32;

const ALGORITHM = 'aes-256-gcm';
const TAG_BYTES = 16;
/** Plain bytes of a segment: each is checked before any of it is passed on. */
const SEGMENT = 64 * 1_024;
const SEALED_SEGMENT = SEGMENT + TAG_BYTES;

/** The segment's number, and whether it is the last one: so none can be moved, and the file not be cut. */
function ivOf(segment: number, isLast: boolean): Buffer {
  const iv = Buffer.alloc(12);
  iv.writeUInt32BE(segment, 0);
  iv.writeUInt8(isLast ? 1 : 0, 11);
  return iv;
}

/** Cuts a stream into segments of one size; the last one may be shorter, and is known as such. */
class Segments extends Transform {
  private waiting = Buffer.alloc(0);
  private count = 0;

  constructor(
    private readonly size: number,
    private readonly change: (segment: Buffer, no: number, isLast: boolean) => Buffer,
  ) {
    super();
  }

  private pass(length: number, isLast: boolean): void {
    this.push(this.change(this.waiting.subarray(0, length), this.count, isLast));
    this.waiting = this.waiting.subarray(length);
    this.count += 1;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      this.waiting = Buffer.concat([this.waiting, chunk]);
      // A full segment is held back until it is known whether another one follows.
      while (this.waiting.length > this.size) this.pass(this.size, false);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      this.pass(this.waiting.length, true);
      done();
    } catch (error) {
      done(error as Error);
    }
  }
}

/** Encrypts a stream in segments with AES-256-GCM. @param key of this file alone */
export const sealFile = (key: Buffer): Transform =>
  new Segments(SEGMENT, (segment, no, isLast) => {
    const cipher = createCipheriv(ALGORITHM, key, ivOf(no, isLast));
    return Buffer.concat([cipher.update(segment), cipher.final(), cipher.getAuthTag()]);
  });

/** Decrypts what {@link sealFile} made; fails where it was altered, cut or sealed with another key. */
export const openFile = (key: Buffer): Transform =>
  new Segments(SEALED_SEGMENT, (segment, no, isLast) => {
    const iv = ivOf(no, isLast);
    const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(segment.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(segment.subarray(0, -TAG_BYTES)), decipher.final()]);
  });
