import sharp from 'sharp';
import { createTurns } from './turns';

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

/** Pictures decoded at the same time; each needs up to 4 bytes a pixel. */
const AT_ONCE = 2;

/** s. A picture that takes longer was made to. */
export const MOST_SECONDS = 20;

/** Runs work that decodes a picture; the others wait. */
export const inDecodeTurn = createTurns(AT_ONCE);

/** The library, restricted to what uploads may be. */
export const decoder = sharp;
