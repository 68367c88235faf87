import { inflateSync } from 'node:zlib';

const SIGNATURE = '89504e470d0a1a0a';
const RGBA = 6;
const OPAQUE = 255;

interface Header {
  readonly width: number;
  readonly height: number;
}

/** Width, height and compressed rows of a PNG of eight bits RGBA; null for anything else. */
function partsOf(png: Buffer): (Header & { readonly rows: Buffer }) | null {
  if (png.subarray(0, 8).toString('hex') !== SIGNATURE) return null;
  const rows: Buffer[] = [];
  let header: Header | null = null;
  for (let at = 8; at + 8 <= png.length;) {
    const length = png.readUInt32BE(at);
    const kind = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (kind === 'IHDR') {
      if (body[8] !== 8 || body[9] !== RGBA || body[12] !== 0) return null;
      header = { width: body.readUInt32BE(0), height: body.readUInt32BE(4) };
    }
    if (kind === 'IDAT') rows.push(body);
    at += length + 12;
  }
  return header && { ...header, rows: Buffer.concat(rows) };
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

/** Bytes RGBA of every pixel, row by row; null where the picture is of another kind. */
export function pixelsOf(png: Buffer): Buffer | null {
  const parts = partsOf(png);
  if (!parts) return null;
  const raw = inflateSync(parts.rows);
  const line = parts.width * 4;
  const out = Buffer.alloc(line * parts.height);
  for (let row = 0; row < parts.height; row += 1) {
    const filter = raw[row * (line + 1)] ?? 0;
    for (let at = 0; at < line; at += 1) {
      const here = row * line + at;
      const left = at < 4 ? 0 : (out[here - 4] ?? 0);
      const up = row === 0 ? 0 : (out[here - line] ?? 0);
      const corner = at < 4 || row === 0 ? 0 : (out[here - line - 4] ?? 0);
      const added = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[here] = ((raw[row * (line + 1) + 1 + at] ?? 0) + added) & 255;
    }
  }
  return out;
}

/** The opaque colour that most of a picture is drawn in, `#rrggbb`; null where there is none. */
export function inkOf(png: Buffer): string | null {
  const pixels = pixelsOf(png);
  const counts = new Map<string, number>();
  for (let at = 0; pixels && at < pixels.length; at += 4) {
    if (pixels[at + 3] !== OPAQUE) continue;
    const ink = `#${pixels.toString('hex', at, at + 3)}`;
    counts.set(ink, (counts.get(ink) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most ? most[0] : null;
}
