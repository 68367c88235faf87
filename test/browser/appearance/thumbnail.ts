import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pixels of a stored picture: a phone's page on a scale of 1:8. */
const WIDTH = 48;
const HEIGHT = 104;

/** Steps of grey (of 255) up to which two pixels are the same: anti-aliasing, a digit. */
const NOISE = 20;

/** A page's picture in grey, a byte a pixel. */
export const thumbnailOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(WIDTH, HEIGHT, { fit: 'fill' }).grayscale().raw().toBuffer();

/** As it is stored. */
export const packed = (thumbnail: Buffer): string =>
  deflateSync(thumbnail, { level: 9 }).toString('base64');

export const unpacked = (text: string): Buffer => inflateSync(Buffer.from(text, 'base64'));

/** Share of the pixels, 0 to 1, that differ by more than noise; 1 for pictures of different sizes. */
export function changedShare(stored: Buffer, seen: Buffer): number {
  if (stored.length !== seen.length) return 1;
  const changed = stored.filter((grey, index) => Math.abs(grey - (seen[index] ?? 0)) > NOISE);
  return changed.length / stored.length;
}
