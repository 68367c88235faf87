import { randomBytes } from 'node:crypto';
import { access, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_PICTURE_POINTS } from '@contract/upload/upload-rules';
import { xmpOf } from './ai-mark';
import type { AiMark } from '../../db/ai-mark';
import { decoder, inDecodeTurn, MOST_SECONDS } from './decoder';
import { RENDITION_WIDTH, renditionName, renditionsIn } from './rendition-files';
import type { RenditionFormat, RenditionSize } from './rendition-files';
import { uploadsIn } from './uploads-in';

const QUALITY = { webp: 80, jpg: 82 } as const;

/** Format that a client takes, by its `Accept` header. WebP is sent to who names it. */
export const acceptedFormat = (accept: string | undefined): RenditionFormat =>
  /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept ?? '') ? 'webp' : 'jpg';

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
  const name = renditionName(picture.fileId, size, format);
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
  const name = renditionName(picture.fileId, size, format);
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
