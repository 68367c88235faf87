import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Distance of two colours that still count as one, of black from white being 1: what a palette and a rasterizer round. */
const SAME_COLOUR = 0.06;
/** Most pixels that may differ: fewer than a digit or a 1-px line changes. */
const MOST = 8;
const CHANNELS = 4;
/** Of a baseline's palette, 1 to 100: with less, up to a hundred pixels of a screenshot are too far from their own colours. */
const QUALITY = 100;

/** How a screenshot differs from its baseline. */
export interface Difference {
  /** Count of differing pixels. */
  readonly pixels: number;
  /** What contains them, px from the top left corner, or why they were not counted. */
  readonly where: string;
  /** A PNG with the differing pixels in red; null where the sizes differ. */
  readonly picture: Buffer | null;
}

interface Raster {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function decode(png: Buffer): Promise<Raster> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The rectangle of the pixels that the mask has drawn. */
function boundsOf(mask: Buffer, width: number): string {
  const drawn = [...Array(mask.length / CHANNELS).keys()].filter(
    (index) => mask[index * CHANNELS + CHANNELS - 1] !== 0,
  );
  const columns = drawn.map((index) => index % width);
  const rows = drawn.map((index) => Math.floor(index / width));
  const range = (all: readonly number[]): string => {
    const [least, most] = all.reduce(([a, b], one) => [Math.min(a, one), Math.max(b, one)], [
      Infinity,
      0,
    ] as readonly number[] as [number, number]);
    return `${least}–${most}`;
  };
  return `x ${range(columns)}, y ${range(rows)}`;
}

/**
 * Compares two PNGs pixel by pixel. Anti-aliased edges do not count.
 * @returns null where they show the same
 */
export async function compareScreenshots(
  expected: Buffer,
  actual: Buffer,
): Promise<Difference | null> {
  const [before, after] = await Promise.all([decode(expected), decode(actual)]);
  const { width, height } = before;
  if (after.width !== width || after.height !== height)
    return {
      pixels: Math.abs(width * height - after.width * after.height),
      where: `${after.width} × ${after.height} px instead of ${width} × ${height}`,
      picture: null,
    };
  const mask = Buffer.alloc(before.data.length);
  const compare = (output: Buffer, diffMask: boolean): number =>
    pixelmatch(before.data, after.data, output, width, height, {
      threshold: SAME_COLOUR,
      diffMask,
    });
  const pixels = compare(mask, true);
  if (pixels <= MOST) return null;
  const picture = Buffer.alloc(before.data.length);
  compare(picture, false);
  return {
    pixels,
    where: boundsOf(mask, width),
    picture: await sharp(picture, { raw: { width, height, channels: CHANNELS } })
      .png()
      .toBuffer(),
  };
}

/** A screenshot as it is committed: a PNG of few colours. */
export const asBaseline = (png: Buffer): Promise<Buffer> =>
  sharp(png)
    .png({ palette: true, quality: QUALITY, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
