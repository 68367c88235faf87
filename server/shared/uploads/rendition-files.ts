import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Pixels of the widths in which pictures are shown; smaller ones are not enlarged. */
export const RENDITION_WIDTH = { feed: 720, full: 1_600 } as const;
export type RenditionSize = keyof typeof RENDITION_WIDTH;

/** Media types by extension. */
export const RENDITION_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type RenditionFormat = keyof typeof RENDITION_TYPES;

export const isRenditionSize = (value: unknown): value is RenditionSize =>
  value === 'feed' || value === 'full';

/** Directory of the pictures as they are shown, created if missing. Its files can be made again. */
export function renditionsIn(dataDir: string): string {
  const directory = join(dataDir, 'renditions');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return directory;
}

/** Name of the file of a picture at a width, in a format. */
export const renditionName = (
  fileId: string,
  size: RenditionSize,
  format: RenditionFormat,
): string => `${fileId}.${size}.${format}`;

/** Names of all files that may have been made of a picture. */
export const renditionNames = (fileId: string): string[] =>
  (Object.keys(RENDITION_WIDTH) as RenditionSize[]).flatMap((size) =>
    (Object.keys(RENDITION_TYPES) as RenditionFormat[]).map((format) =>
      renditionName(fileId, size, format),
    ),
  );

/** The picture of which a file of that name was made; null for a name that none has. */
export function pictureOf(name: string): string | null {
  const [fileId = ''] = name.split('.');
  return renditionNames(fileId).includes(name) ? fileId : null;
}
