import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Stands for what must not reach anybody: a place, a script. */
export const SECRET = 'Zq39.9087N116.3975E<script>';

export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

/** A big-endian number. */
export function number(value: number, bytes: 2 | 4 = 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** A PNG chunk. */
export function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([latin(type), content]);
  return Buffer.concat([number(content.length), named, number(crc32(named))]);
}

export interface PngOptions {
  readonly bits?: number;
  readonly colour?: number;
  readonly interlaced?: boolean;
  readonly chunks?: readonly Buffer[];
  readonly points?: Buffer;
}

/** A PNG whose header says what it likes. */
export function png(
  width: number,
  height: number,
  { bits = 8, colour = 0, interlaced = false, chunks = [], points }: PngOptions = {},
): Buffer {
  const header = Buffer.concat([
    number(width),
    number(height),
    Buffer.from([bits, colour, 0, 0, interlaced ? 1 : 0]),
  ]);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...chunks,
    chunk('IDAT', points ?? deflateSync(Buffer.alloc(Math.min(height, 64) * (width + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG segment. */
export const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), number(content.length + 2, 2), content]);

/** A JPEG with segments behind its beginning. */
export const withSegments = (jpeg: Buffer, ...segments: readonly Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

/** A GIF of frames of a declared size, with almost no pixel data. */
export function gif(
  width: number,
  height: number,
  frames: number,
  extra: Buffer = Buffer.alloc(0),
): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const frame = Buffer.concat([
    Buffer.from('21f904000a0000002c00000000', 'hex'),
    size,
    Buffer.from('0002024c0100', 'hex'),
  ]);
  return Buffer.concat([
    latin('GIF89a'),
    size,
    Buffer.from('800000ff00000000ff', 'hex'),
    extra,
    ...Array.from({ length: frames }, () => frame),
    latin(';'),
  ]);
}

/** A box of an MP4. @param size says another length than the true one */
export const box = (type: string, content: Buffer = Buffer.alloc(0), size?: number): Buffer =>
  Buffer.concat([number(size ?? content.length + 8), latin(type), content]);

/** Boxes within one another, so many deep. */
export function nested(type: string, deep: number): Buffer {
  const bytes = Buffer.alloc(deep * 8);
  for (let level = 0; level < deep; level += 1) {
    bytes.writeUInt32BE((deep - level) * 8, level * 8);
    bytes.write(type, level * 8 + 4, 'latin1');
  }
  return bytes;
}

/** An ordinary photograph. */
export const photograph = (width = 48, height = 32): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#7a3' } });
