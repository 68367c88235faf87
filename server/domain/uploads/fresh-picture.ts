import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MOST_PICTURE_POINTS } from '@contract/upload/upload-rules';
import type { PictureType } from './sniff';
import { createTurns } from './turns';

/** Pictures decoded at the same time; each needs up to 4 bytes a point while it is. */
const AT_ONCE = 2;
/** s. What takes longer was made to. */
const MOST_SECONDS = 20;
/** Points of the longer side of what is kept: more than any screen that shows it. */
const LONGEST_SIDE = 4_096;
const JPEG_QUALITY = 85;

const AS_TYPE: Readonly<Record<PictureType, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: JPEG_QUALITY }),
  'image/png': (picture) => picture.png(),
  'image/gif': (picture) => picture.gif(),
};

// The library reads forty formats, with as many readers to attack; of a file's own bytes only these three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
// Nobody sends the same picture twice, and one picture is to leave the other cores to the calls.
sharp.cache(false);
sharp.concurrency(1);

const inTurn = createTurns(AT_ONCE);

/** Why a picture is not kept. */
export type PictureViolation = 'broken' | 'tooManyPoints';

async function encode(sent: Buffer, type: PictureType): Promise<Buffer | PictureViolation> {
  const options = { failOn: 'error', animated: type === 'image/gif' } as const;
  try {
    // The header alone; of an animated picture all frames count.
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
 * Draws a picture anew from its points alone, upright, in sRGB and at most {@link LONGEST_SIDE} points long: what a
 * camera wrote beside the points, or somebody hid in them or behind them, is not part of it.
 */
export const freshPicture = (sent: Buffer, type: PictureType): Promise<Buffer | PictureViolation> =>
  inTurn(() => encode(sent, type));
