import { inflateSync } from 'node:zlib';

const SIGNATURE = '89504e470d0a1a0a';
/** Colour types of the PNG specification. */
const INDEXED = 3;
const RGBA = 6;
const OPAQUE = 255;

interface Parts {
  readonly width: number;
  readonly height: number;
  /** Bits of a sample. */
  readonly depth: number;
  readonly kind: number;
  /** Compressed rows. */
  readonly rows: Buffer;
  /** Colours RGB, and opacities of the first of them. */
  readonly palette: Buffer;
  readonly opacities: Buffer;
}

function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let index = 8; index + 8 <= png.length;) {
    const length = png.readUInt32BE(index);
    const kind = png.toString('latin1', index + 4, index + 8);
    const body = png.subarray(index + 8, index + 8 + length);
    chunks.set(kind, Buffer.concat([chunks.get(kind) ?? Buffer.alloc(0), body]));
    index += length + 12;
  }
  return chunks;
}

/** What a PNG of eight bits RGBA or with a palette consists of; null for anything else. */
function partsOf(png: Buffer): Parts | null {
  if (png.subarray(0, 8).toString('hex') !== SIGNATURE) return null;
  const chunks = chunksOf(png);
  const header = chunks.get('IHDR');
  const rows = chunks.get('IDAT');
  if (!header || !rows || header[12] !== 0) return null;
  const [depth = 0, kind = 0] = [header[8], header[9]];
  if (kind !== INDEXED && (kind !== RGBA || depth !== 8)) return null;
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const opacities = chunks.get('tRNS') ?? Buffer.alloc(0);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  return { width, height, depth, kind, rows, palette, opacities };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(guess - each)) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Rows without their filters. @param line bytes of a row; @param step bytes between samples of neighbours */
function unfiltered(rows: Buffer, line: number, step: number): Buffer {
  const raw = inflateSync(rows);
  const height = Math.floor(raw.length / (line + 1));
  const out = Buffer.alloc(line * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (line + 1)] ?? 0;
    for (let index = 0; index < line; index += 1) {
      const here = row * line + index;
      const left = index < step ? 0 : (out[here - step] ?? 0);
      const up = row === 0 ? 0 : (out[here - line] ?? 0);
      const corner = index < step || row === 0 ? 0 : (out[here - line - step] ?? 0);
      const added = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[here] = ((raw[row * (line + 1) + 1 + index] ?? 0) + added) & 255;
    }
  }
  return out;
}

/** Bytes RGBA of rows of indexes into a palette. */
function looked({ width, height, depth, palette, opacities }: Parts, rows: Buffer): Buffer {
  const line = rows.length / height;
  const out = Buffer.alloc(width * height * 4);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const bit = column * depth;
      const byte = rows[row * line + (bit >> 3)] ?? 0;
      const index = (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
      const to = (row * width + column) * 4;
      palette.copy(out, to, index * 3, index * 3 + 3);
      out[to + 3] = opacities[index] ?? OPAQUE;
    }
  return out;
}

/** Bytes RGBA of every pixel, row by row; null where the picture is of another kind. */
export function pixelsOf(png: Buffer): Buffer | null {
  const parts = partsOf(png);
  if (!parts) return null;
  const { width, depth, rows } = parts;
  if (parts.kind === RGBA) return unfiltered(rows, width * 4, 4);
  return looked(parts, unfiltered(rows, Math.ceil((width * depth) / 8), 1));
}

/** The opaque colour that most of a picture is drawn in, `#rrggbb`; null where there is none. */
export function inkOf(png: Buffer): string | null {
  const pixels = pixelsOf(png);
  const counts = new Map<string, number>();
  for (let index = 0; pixels && index < pixels.length; index += 4) {
    if (pixels[index + 3] !== OPAQUE) continue;
    const ink = `#${pixels.toString('hex', index, index + 3)}`;
    counts.set(ink, (counts.get(ink) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most ? most[0] : null;
}
