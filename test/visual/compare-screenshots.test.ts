import sharp from 'sharp';
import { asBaseline, compareScreenshots } from './compare-screenshots';

const SIZE = 120;
const PAPER = '#ffffff';
const INK = '#1f2933';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const BUTTON: Box = { x: 10, y: 80, width: 100, height: 30, colour: '#0b7a75' };
const LABEL: Box = { x: 20, y: 20, width: 40, height: 9, colour: INK };

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How much of the pixel from `at` a stretch covers, 0 to 1. */
const covered = (at: number, from: number, length: number): number =>
  Math.max(0, Math.min(at + 1, from + length) - Math.max(at, from));

/** A screen of these boxes, their edges smoothed as a browser does. */
function screen(boxes: readonly Box[], size = SIZE): Promise<Buffer> {
  const pixels = Array.from({ length: size * size }, (_, at) =>
    boxes.reduce((below, { x, y, width, height, colour }) => {
      const share = covered(at % size, x, width) * covered(Math.floor(at / size), y, height);
      return channels(colour).map((value, n) =>
        Math.round(value * share + (below[n] ?? 0) * (1 - share)),
      );
    }, channels(PAPER)),
  );
  return sharp(Buffer.from(pixels.flat()), { raw: { width: size, height: size, channels: 3 } })
    .png()
    .toBuffer();
}

const baseline = async (): Promise<Buffer> => asBaseline(await screen([BUTTON, LABEL]));
const compared = async (boxes: readonly Box[]) =>
  compareScreenshots(await baseline(), await screen(boxes));
const dot = (pixels: number): Box => ({ x: 70, y: 20, width: pixels, height: 1, colour: INK });

test('the same screen is the same, though its baseline has fewer colours', async () => {
  expect(await compared([BUTTON, LABEL])).toBeNull();
});

test('eight pixels pass, nine do not', async () => {
  expect(await compared([BUTTON, LABEL, dot(8)])).toBeNull();
  const difference = await compared([BUTTON, LABEL, dot(9)]);
  expect(difference).toMatchObject({ pixels: 9, where: 'x 70–78, y 20–20' });
});

test('an edge that is drawn half a pixel further passes, a label moved by one pixel does not', async () => {
  expect(await compared([BUTTON, { ...LABEL, x: 20.3 }])).toBeNull();
  expect(await compared([BUTTON, { ...LABEL, y: 21 }])).not.toBeNull();
});

test('a button of the next tone does not pass, nor a missing icon', async () => {
  expect(await compared([{ ...BUTTON, colour: '#0c7b76' }, LABEL])).toBeNull();
  const toned = await compared([{ ...BUTTON, colour: '#1a8c86' }, LABEL]);
  expect(toned).toMatchObject({ pixels: 3000, where: 'x 10–109, y 80–109' });
  expect(await compared([BUTTON])).toMatchObject({ pixels: 360 });
});

test('a difference is shown in a picture of the same size', async () => {
  const difference = await compared([BUTTON]);
  expect(await sharp(difference?.picture ?? undefined).metadata()).toMatchObject({
    width: SIZE,
    height: SIZE,
  });
});

test('another size is said as such', async () => {
  const difference = await compareScreenshots(await baseline(), await screen([BUTTON], SIZE + 1));
  expect(difference).toMatchObject({ where: '121 × 121 px instead of 120 × 120', picture: null });
});
