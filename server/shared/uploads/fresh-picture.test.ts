import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { MOST_PICTURE_POINTS } from '@contract/upload/upload-rules';
import { chunk, png } from '../../../test/server/kit/hostile-bytes';
import { freshPicture } from './fresh-picture';

const SECRET = '39.9087N 116.3975E';

/** A picture of two halves, red on the left and blue on the right. */
const halves = (width = 40, height = 20): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: '#00f' },
      },
      left: width / 2,
      top: 0,
    },
  ]);

const fresh = async (...asked: Parameters<typeof freshPicture>): Promise<Buffer> => {
  const made = await freshPicture(...asked);
  if (typeof made === 'string') throw new Error(made);
  return made.bytes;
};
/** Colour of a pixel, and the size. */
async function diagnose(picture: Buffer, left: number, top: number) {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const index = (top * info.width + left) * info.channels;
  const [red = 0, , blue = 0] = data.subarray(index, index + 3);
  return { width: info.width, height: info.height, colour: red > blue ? 'red' : 'blue' };
}

const lines = (width: number, height: number): Buffer => Buffer.alloc(height * (width + 1));

describe('a photograph', () => {
  test('tells neither where it was taken nor with what, and stands upright', async () => {
    const sent = await halves()
      .jpeg()
      .withExif({ IFD0: { Make: SECRET }, IFD3: { GPSLatitude: '39/1 54/1 31/1' } })
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Make: SECRET }, IFD3: { GPSLatitude: '39/1 54/1 31/1' } })
      .toBuffer();
    expect(sent.toString('latin1')).toContain(SECRET);
    const made = await fresh(sent, 'image/jpeg');
    expect(made.toString('latin1')).not.toMatch(/39\.9087|Exif|GPS|ICC_PROFILE|http:/);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 20, height: 40 });
    expect((await sharp(made).metadata()).orientation).toBeUndefined();
    // Turned 90° to the right, its left half is on top.
    expect(await diagnose(made, 10, 5)).toMatchObject({ colour: 'red' });
    expect(await diagnose(made, 10, 35)).toMatchObject({ colour: 'blue' });
  });

  test('loses comments, and what stands behind its end', async () => {
    const sent = await halves().jpeg().toBuffer();
    const comment = Buffer.from(
      `\xff\xfe\0${String.fromCharCode(SECRET.length + 2)}${SECRET}`,
      'latin1',
    );
    const video = Buffer.concat([
      sent.subarray(0, 2),
      comment,
      sent.subarray(2),
      Buffer.from(SECRET),
    ]);
    expect((await fresh(video, 'image/jpeg')).toString('latin1')).not.toContain('39.9');
  });

  test('with colours that nothing can read is still shown', async () => {
    const sent = await halves().jpeg().toBuffer();
    const name = 'ICC_PROFILE\0\x01\x01';
    const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.alloc(300, 7)]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(body.length + 2);
    const wrong = Buffer.concat([
      sent.subarray(0, 2),
      Buffer.from([0xff, 0xe2]),
      length,
      body,
      sent.subarray(2),
    ]);
    const made = await fresh(wrong, 'image/jpeg');
    expect(await diagnose(made, 5, 5)).toEqual({ width: 40, height: 20, colour: 'red' });
  });

  test('larger than a screen is as large as a screen needs it', async () => {
    const sent = await sharp({
      create: { width: 5_000, height: 100, channels: 3, background: '#f00' },
    })
      .jpeg()
      .toBuffer();
    const made = await fresh(sent, 'image/jpeg');
    expect(await diagnose(made, 9, 9)).toEqual({ width: 4_096, height: 82, colour: 'red' });
  });
});

describe('a PNG', () => {
  test('loses what is hidden in its points, beside them and behind its end', async () => {
    // The pixel stream continues after the last line, which no decoder shows.
    const points = deflateSync(Buffer.concat([lines(8, 8), Buffer.from(SECRET)]), { level: 0 });
    const text = chunk('tEXt', Buffer.from(`Comment\0${SECRET}`));
    const sent = Buffer.concat([png(8, 8, { points, chunks: [text] }), Buffer.from(SECRET)]);
    const made = await fresh(sent, 'image/png');
    expect(made.toString('latin1')).not.toContain(SECRET);
    const bare = Buffer.concat([png(8, 8, { chunks: [text] }), Buffer.from(SECRET)]);
    const again = await fresh(bare, 'image/png');
    expect(again.toString('latin1')).not.toMatch(/39\.9|tEXt/);
    expect(await diagnose(again, 1, 1)).toMatchObject({ width: 8, height: 8 });
  });

  test('that is a web page or an archive as well is only a picture afterwards', async () => {
    const page = `<html><script>alert(1)</script></html>PK\x03\x04`;
    const chunkOf = chunk('zTXt', Buffer.from(`x\0\0${page}`, 'latin1'));
    const sent = Buffer.concat([png(8, 8, { chunks: [chunkOf] }), Buffer.from(page, 'latin1')]);
    const made = await fresh(sent, 'image/png');
    expect(made.toString('latin1')).not.toMatch(/script|PK/);
  });

  test('of more points than a telephone takes is not decoded, however few bytes it has', async () => {
    const wide = png(60_000, 60_000, { points: deflateSync(Buffer.alloc(100_000)) });
    expect(await freshPicture(wide, 'image/png')).toBe('tooManyPoints');
    const most = png(MOST_PICTURE_POINTS / 4_000 + 1, 4_000, {
      points: deflateSync(Buffer.alloc(9)),
    });
    expect(await freshPicture(most, 'image/png')).toBe('tooManyPoints');
  });

  test('that breaks off, or whose points do, is broken', async () => {
    const whole = png(64, 64, { points: deflateSync(lines(64, 64), { level: 0 }) });
    expect(typeof (await freshPicture(whole, 'image/png'))).toBe('object');
    expect(await freshPicture(whole.subarray(0, 40), 'image/png')).toBe('broken');
    expect(await freshPicture(whole.subarray(0, 900), 'image/png')).toBe('broken');
    expect(
      await freshPicture(png(64, 64, { points: deflateSync(lines(64, 20)) }), 'image/png'),
    ).toBe('broken');
  });
});

describe('a GIF', () => {
  const moving = (): Promise<Buffer> =>
    sharp(Buffer.concat([10, 90, 200].map((grey) => Buffer.alloc(16 * 16 * 3, grey))), {
      raw: { width: 16, height: 48, channels: 3, pageHeight: 16 },
    })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();

  /** Frames of the declared size, with almost no pixel data. */
  function frames(count: number, width: number, height: number): Buffer {
    const size = Buffer.alloc(4);
    size.writeUInt16LE(width, 0);
    size.writeUInt16LE(height, 2);
    const frame = Buffer.concat([
      Buffer.from('21f904000a000000' + '2c00000000', 'hex'),
      size,
      Buffer.from('0002024c0100', 'hex'),
    ]);
    return Buffer.concat([
      Buffer.from('GIF89a', 'latin1'),
      size,
      Buffer.from('800000' + 'ff00000000ff', 'hex'),
      ...Array.from({ length: count }, () => frame),
      Buffer.from(';'),
    ]);
  }

  test('keeps every frame of a moving picture', async () => {
    const sent = await moving();
    const made = await fresh(Buffer.concat([sent, Buffer.from(SECRET)]), 'image/gif');
    expect(await sharp(made, { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      pages: 3,
      delay: [100, 100, 100],
    });
    expect(made.toString('latin1')).not.toContain(SECRET);
  });

  test('counts all its frames', async () => {
    expect(await freshPicture(frames(1, 4_000, 4_000), 'image/gif')).not.toBe('tooManyPoints');
    expect(await freshPicture(frames(5, 4_000, 4_000), 'image/gif')).toBe('tooManyPoints');
  });
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'],
  ['PDF', '%PDF-1.4'],
  ['TIFF', 'II*\0\x08\0\0\0'],
])('%s is read by nothing here, whatever it is sent as', async (_, content) => {
  expect(await freshPicture(Buffer.from(content, 'latin1'), 'image/png')).toBe('broken');
});
