import type { Sharp } from 'sharp';
import { MOST_PICTURE_POINTS } from '@contract/upload/upload-rules';
import { aiMarkIn, xmpOf } from './ai-mark';
import type { AiMark } from '../../db/ai-mark';
import { decoder, inDecodeTurn, MOST_SECONDS } from './decoder';
import type { PictureType } from './sniff';

/** Pixels of the longer side of a stored picture: more than any screen that shows it. */
const LONGEST_SIDE = 4_096;
const JPEG_QUALITY = 85;

const AS_TYPE: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: JPEG_QUALITY }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
};

/** Why a picture is not stored. */
export type PictureViolation = 'broken' | 'tooManyPoints';

/** A picture as it is stored. */
export interface FreshPicture {
  readonly bytes: Buffer;
  /** Pixels; of an animated picture those of a frame. */
  readonly width: number;
  readonly height: number;
  /** What the sent file said about being made by AI. */
  readonly aiMark: AiMark | null;
}

async function encode(sent: Buffer, type: PictureType): Promise<FreshPicture | PictureViolation> {
  const options = { failOn: 'error', animated: type === 'image/gif' } as const;
  try {
    // Reads the header only; of an animated picture all frames count.
    const header = await decoder(sent, { ...options, limitInputPixels: false }).metadata();
    if (header.width * header.height > MOST_PICTURE_POINTS) return 'tooManyPoints';
    const aiMark = aiMarkIn(sent, header);
    const picture = decoder(sent, { ...options, limitInputPixels: MOST_PICTURE_POINTS })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .timeout({ seconds: MOST_SECONDS });
    const marked = aiMark ? picture.withXmp(xmpOf(aiMark)) : picture;
    const { data, info } = await AS_TYPE[type](marked).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, aiMark };
  } catch {
    return 'broken';
  }
}

/**
 * Encodes a picture again from its pixels alone, upright, in sRGB and at most {@link LONGEST_SIDE} pixels long: the
 * camera's metadata, and data hidden in or behind the pixels, are not part of it. Only a mark of AI-made content is
 * written back.
 */
export const freshPicture = (
  sent: Buffer,
  type: PictureType,
): Promise<FreshPicture | PictureViolation> => inDecodeTurn(() => encode(sent, type));
