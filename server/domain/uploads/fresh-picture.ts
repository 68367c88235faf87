import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MOST_PICTURE_POINTS } from '@contract/upload/upload-rules';
import type { PictureType } from './sniff';
import { createTurns } from './turns';

/** Pictures decoded at the same time; each needs up to 4 bytes a pixel. */
const AT_ONCE = 2;
/** s. A picture that takes longer was made to. */
const MOST_SECONDS = 20;
/** Pixels of the longer side of a stored picture: more than any screen that shows it. */
const LONGEST_SIDE = 4_096;
const JPEG_QUALITY = 85;

const AS_TYPE: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: JPEG_QUALITY }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
};

// The library reads forty formats, each with an attack surface; uploads are read by these three decoders only.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Nobody sends the same picture twice, and one picture must leave the other cores to the calls.
sharp.cache(false);
sharp.concurrency(1);

const inTurn = createTurns(AT_ONCE);

/** Why a picture is not stored. */
export type PictureViolation = 'broken' | 'tooManyPoints';

async function encode(sent: Buffer, type: PictureType): Promise<Buffer | PictureViolation> {
  const options = { failOn: 'error', animated: type === 'image/gif' } as const;
  try {
    // Reads the header only; of an animated picture all frames count.
    const header = await sharp(sent, { ...options, limitInputPixels: false }).metadata();
    if (header.width * header.height > MOST_PICTURE_POINTS) return 'tooManyPoints';
    const picture = sharp(sent, { ...options, limitInputPixels: MOST_PICTURE_POINTS })
      .autoOrient()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .timeout({ seconds: MOST_SECONDS });
    return await AS_TYPE[type](picture).toBuffer();
  } catch {
    return 'broken';
  }
}

/**
 * Encodes a picture again from its pixels alone, upright, in sRGB and at most {@link LONGEST_SIDE} pixels long: the
 * camera's metadata, and data hidden in or behind the pixels, are not part of it.
 */
export const freshPicture = (sent: Buffer, type: PictureType): Promise<Buffer | PictureViolation> =>
  inTurn(() => encode(sent, type));
