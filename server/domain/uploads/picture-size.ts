import type { UploadedFile } from '@contract/upload/endpoints';

/** What a picture says of its own size, in points. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

type Reader = (bytes: Buffer) => PictureSize | null;

/** The first chunk is the header, and there are points. */
const ofPng: Reader = (bytes) =>
  bytes.length >= 33 && bytes.toString('latin1', 12, 16) === 'IHDR' && bytes.includes('IDAT', 33)
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

const GIF_END = 0x3b;

const ofGif: Reader = (bytes) =>
  bytes.length >= 14 && bytes.includes(GIF_END, 13)
    ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
    : null;

/** Markers of a frame's header: all of 0xc0 to 0xcf but tables and extensions. */
const isFrame = (kind: number): boolean =>
  kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
const SCAN = 0xda;

const ofJpeg: Reader = (bytes) => {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(kind))
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (kind === SCAN) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

const READERS: Partial<Record<UploadedFile['type'], Reader>> = {
  'image/png': ofPng,
  'image/gif': ofGif,
  'image/jpeg': ofJpeg,
};

/** Size of a picture, read from its header without decoding a point; null for what has none, films too. */
export const pictureSize = (bytes: Buffer, type: UploadedFile['type']): PictureSize | null =>
  READERS[type]?.(bytes) ?? null;
