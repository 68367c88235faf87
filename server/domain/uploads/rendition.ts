import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_PICTURE_POINTS } from '@contract/upload/upload-rules';
import { xmpOf } from './ai-mark';
import type { AiMark } from '../../db/ai-mark';
import { decoder, inDecodeTurn, MOST_SECONDS } from './decoder';
import { uploadsIn } from './uploads-in';

/** Pixels of the widths in which pictures are shown; smaller ones are not enlarged. */
export const RENDITION_WIDTH = { feed: 720, full: 1_600 } as const;
export type RenditionSize = keyof typeof RENDITION_WIDTH;

/** Media types by extension. */
export const RENDITION_TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const;
export type RenditionFormat = keyof typeof RENDITION_TYPES;

const QUALITY = { webp: 80, jpg: 82 } as const;

export const isRenditionSize = (value: unknown): value is RenditionSize =>
  value === 'feed' || value === 'full';

/** Format that a client takes, by its `Accept` header. WebP is sent to who names it. */
export const acceptedFormat = (accept: string | undefined): RenditionFormat =>
  /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept ?? '') ? 'webp' : 'jpg';

/** Directory of the pictures as they are shown, created if missing. Its files can be made again. */
export function renditionsIn(dataDir: string): string {
  const directory = join(dataDir, 'renditions');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return directory;
}

const nameOf = (fileId: string, size: RenditionSize, format: RenditionFormat): string =>
  `${fileId}.${size}.${format}`;

/** Names of all files that may have been made of a picture. */
export const renditionNames = (fileId: string): string[] =>
  (Object.keys(RENDITION_WIDTH) as RenditionSize[]).flatMap((size) =>
    (Object.keys(RENDITION_TYPES) as RenditionFormat[]).map((format) =>
      nameOf(fileId, size, format),
    ),
  );

/** A stored picture. */
export interface ShownPicture {
  readonly fileId: string;
  readonly type: string;
  readonly aiMark: AiMark | null;
}

async function draw(
  bytes: Buffer,
  { type, aiMark }: ShownPicture,
  size: RenditionSize,
  format: RenditionFormat,
): Promise<Buffer> {
  // JPEG cannot move: who takes no WebP sees the first frame.
  const animated = type === 'image/gif' && format === 'webp';
  const picture = decoder(bytes, { animated, limitInputPixels: MOST_PICTURE_POINTS })
    .resize({ width: RENDITION_WIDTH[size], withoutEnlargement: true })
    .timeout({ seconds: MOST_SECONDS });
  const marked = aiMark ? picture.withXmp(xmpOf(aiMark)) : picture;
  const quality = QUALITY[format];
  return format === 'webp'
    ? marked.webp({ quality }).toBuffer()
    : marked.flatten({ background: '#fff' }).jpeg({ quality }).toBuffer();
}

/** Files that are being made, so that readers who arrive together make one. */
const inWork = new Map<string, Promise<string | null>>();

async function make(
  dataDir: string,
  picture: ShownPicture,
  size: RenditionSize,
  format: RenditionFormat,
): Promise<string | null> {
  const name = nameOf(picture.fileId, size, format);
  const bytes = await readFile(join(uploadsIn(dataDir), picture.fileId)).catch(() => null);
  if (bytes === null) return null;
  const drawn = await draw(bytes, picture, size, format);
  const directory = renditionsIn(dataDir);
  const temporary = join(directory, `${name}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await writeFile(temporary, drawn, { mode: 0o600, flag: 'wx' });
    await rename(temporary, join(directory, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return name;
}

/**
 * Name of the file of a picture at one of its widths, in {@link renditionsIn}; it is made on first use.
 * @returns null where the picture's file is gone
 */
export async function renditionOf(
  dataDir: string,
  picture: ShownPicture,
  size: RenditionSize,
  format: RenditionFormat,
): Promise<string | null> {
  const name = nameOf(picture.fileId, size, format);
  const path = join(renditionsIn(dataDir), name);
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    return name;
  const running =
    inWork.get(path) ??
    inDecodeTurn(() => make(dataDir, picture, size, format)).finally(() => inWork.delete(path));
  inWork.set(path, running);
  return running;
}
