import fc from 'fast-check';
import { bare } from './bare';
import { bareJpeg } from './bare-jpeg';
import { barePng } from './bare-png';

const PLACE = '39.9087N 116.3975E';
const segment = (kind: number, content: Buffer | string): Buffer => {
  const body = Buffer.from(content as string, 'latin1');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from([0xff, kind]), length, body]);
};
const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);
const JFIF = segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
const TABLES = segment(0xdb, 'quantization');
/** Coded data with a stuffed 0xff and a restart between. */
const SCAN = Buffer.concat([
  segment(0xda, '\x01\x01\0\0\x3f\0'),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
]);
const picture = (...beside: Buffer[]): Buffer =>
  Buffer.concat([START, JFIF, ...beside, TABLES, SCAN, END]);

/** Exif as cameras write it: the orientation among other entries, and a place. */
function exif(held: number, order: 'II' | 'MM'): Buffer {
  const tiff = Buffer.alloc(60);
  const short = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(order, 0, 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  short(0x010f, 10);
  short(0x0112, 22);
  short(3, 24);
  long(1, 26);
  short(held, 30);
  tiff.write(PLACE, 40, 'latin1');
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]));
}

describe('a photograph', () => {
  test.each([
    ['Exif', exif(1, 'II')],
    ['XMP', segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${PLACE}`)],
    ['more pictures', segment(0xe2, `MPF\0${PLACE}`)],
    ['IPTC', segment(0xed, `Photoshop 3.0\0${PLACE}`)],
    ['a comment', segment(0xfe, PLACE)],
    ['a preview', segment(0xe0, `JFXX\0${PLACE}`)],
  ])('loses %s and stays the same picture', (_, beside) => {
    expect(bareJpeg(picture(beside))).toEqual(picture());
  });

  test('loses what stands behind its end, e.g. the film of a live photograph', () => {
    expect(bareJpeg(Buffer.concat([picture(), Buffer.from(PLACE)]))).toEqual(picture());
  });

  test('keeps what its colours depend on, and every scan of it', () => {
    const colours = [
      segment(0xe2, 'ICC_PROFILE\0\x01\x01…'),
      segment(0xee, 'Adobe\0\x64\0\0\0\0\x01'),
    ];
    const progressive = Buffer.concat([START, ...colours, TABLES, SCAN, TABLES, SCAN, END]);
    expect(bareJpeg(progressive)).toEqual(progressive);
  });

  test.each(['II', 'MM'] as const)('that was taken sideways still stands upright (%s)', (order) => {
    const once = bareJpeg(picture(exif(6, order)));
    expect(once?.toString('latin1')).not.toContain(PLACE);
    expect(once).not.toEqual(picture());
    // The orientation that stays is found again.
    expect(once && bareJpeg(once)).toEqual(once);
    expect(once).toEqual(bareJpeg(picture(exif(6, order === 'II' ? 'MM' : 'II'))));
  });

  test('of any bytes is bare or refused, never an accident', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(150), (noise, at) => {
        const whole = picture(exif(6, 'MM'));
        const broken = Buffer.concat([
          whole.subarray(0, at),
          Buffer.from(noise),
          whole.subarray(at),
        ]);
        const once = bareJpeg(broken);
        if (once) expect(bareJpeg(once)).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });
});

const chunk = (type: string, content: string): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(type + content, 'latin1'), Buffer.alloc(4)]);
};
const drawing = (...beside: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', '0123456789abc'),
    ...beside,
    chunk('IDAT', 'points'),
    chunk('IEND', ''),
  ]);

test.each(['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'])('a PNG loses its %s', (type) => {
  expect(barePng(drawing(chunk(type, PLACE)))).toEqual(drawing());
  expect(barePng(Buffer.concat([drawing(), Buffer.from(PLACE)]))).toEqual(drawing());
});

test('pictures that break off are refused', () => {
  expect(bare(drawing().subarray(0, 40), 'image/png')).toBeNull();
  expect(bare(picture().subarray(0, 30), 'image/jpeg')).toBeNull();
});

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 8);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), body]);
};

test.each(['udta', 'meta'])(
  'a film loses the place in its %s, and not a byte of its length',
  (type) => {
    const film = Buffer.concat([
      box('ftyp', 'qt  '),
      box('mdat', `udta stays in pictures`),
      box(
        'moov',
        box('mvhd', 'head'),
        box('trak', box('tkhd', 'track'), box(type, PLACE)),
        box(type, PLACE),
      ),
    ]);
    const once = bare(film, 'video/quicktime');
    expect(once?.toString('latin1')).not.toContain(PLACE);
    expect(once?.length).toBe(film.length);
    expect(once?.toString('latin1')).toContain('udta stays in pictures');
    expect(once?.toString('latin1')).toContain('track');
  },
);
