import type { UploadedFile } from '@contract/upload/endpoints';
import { bareFilm } from './bare-film';
import { bareJpeg } from './bare-jpeg';
import { barePng } from './bare-png';

const BARE: Readonly<Record<UploadedFile['type'], (bytes: Buffer) => Buffer | null>> = {
  'image/jpeg': bareJpeg,
  'image/png': barePng,
  // A GIF has no place for where it was taken.
  'image/gif': (bytes) => bytes,
  'video/mp4': bareFilm,
  'video/quicktime': bareFilm,
};

/** A file without what its camera tells of where and with what it was taken. Null where it cannot be read. */
export const bare = (bytes: Buffer, type: UploadedFile['type']): Buffer | null => BARE[type](bytes);
