import type { UploadedFile } from '@contract/upload/endpoints';

export type PictureType = Extract<UploadedFile['type'], `image/${string}`>;
type VideoType = Exclude<UploadedFile['type'], PictureType>;

/** Type of a file. */
export type Sniffed =
  | { readonly kind: 'image'; readonly type: PictureType }
  | { readonly kind: 'video'; readonly type: VideoType };

const image = (type: PictureType): Sniffed => ({ kind: 'image', type });
const begins = (bytes: Buffer, hex: string): boolean =>
  bytes.subarray(0, hex.length / 2).equals(Buffer.from(hex, 'hex'));

const QUICKTIME = 'qt  ';
/** Brands of MP4 files that phones and browsers write. */
const MP4_BRANDS = /^(isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|3gp[4-9])$/;

/**
 * The type of a file by its own bytes, whatever its declared type; null for what may not be uploaded (specification
 * §5).
 */
export function sniff(bytes: Buffer): Sniffed | null {
  if (begins(bytes, 'ffd8ff')) return image('image/jpeg');
  if (begins(bytes, '89504e470d0a1a0a')) return image('image/png');
  if (/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return image('image/gif');
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = bytes.toString('latin1', 8, 12);
  if (brand === QUICKTIME) return { kind: 'video', type: 'video/quicktime' };
  return MP4_BRANDS.test(brand) ? { kind: 'video', type: 'video/mp4' } : null;
}
