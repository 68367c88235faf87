import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  box,
  chunk,
  gif,
  latin,
  nested,
  number,
  photograph,
  png,
  SECRET,
  segment,
  withSegments,
} from '../kit/hostile-bytes';

export interface HostileFile {
  readonly name: string;
  readonly bytes: Buffer;
  /** Nothing of it may be stored. */
  readonly refused?: true;
}

const named = (prefix: string, files: Readonly<Record<string, Buffer>>): HostileFile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name: `${prefix}: ${name}`, bytes }));
const refused = (prefix: string, files: Readonly<Record<string, Buffer>>): HostileFile[] =>
  named(prefix, files).map((file) => ({ ...file, refused: true }));

const FOREIGN = {
  'web page': `<!doctype html><html>${SECRET}alert(1)</script></html>`,
  archive: `PK\x03\x04${SECRET}`,
  PHP: `<?php system($_GET['c']); /*${SECRET}*/ ?>`,
  script: `/*${SECRET}*/alert(1)//`,
  PDF: `%PDF-1.7\n${SECRET}`,
  program: `\x7fELF\x02\x01\x01${SECRET}`,
  'web app': `CAFEBABE${SECRET}`,
  SVG: `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SECRET}</svg>`,
  shell: `#!/bin/sh\n# ${SECRET}`,
};

/** Pictures that are something else as well. */
function polyglots(jpeg: Buffer, moving: Buffer): HostileFile[] {
  const flat = png(8, 8);
  return Object.entries(FOREIGN).flatMap(([what, text]) => {
    const foreign = latin(text);
    return named(`polyglot with a ${what}`, {
      'behind a JPEG': Buffer.concat([jpeg, foreign]),
      'behind a PNG': Buffer.concat([flat, foreign]),
      'behind a GIF': Buffer.concat([moving, foreign]),
      'in a JPEG comment': withSegments(jpeg, segment(0xfe, foreign)),
      'in a PNG text': png(8, 8, { chunks: [chunk('tEXt', foreign)] }),
      'in a GIF comment': gif(
        8,
        8,
        1,
        Buffer.concat([Buffer.from([0x21, 0xfe, foreign.length]), foreign, Buffer.from([0])]),
      ),
    });
  });
}

/** Pictures that say where and with what they were taken. */
async function telling(jpeg: Buffer): Promise<HostileFile[]> {
  const gps = { GPSLatitude: '39/1 54/1 31/1', GPSLongitude: '116/1 23/1 51/1' };
  const exif = { IFD0: { Make: SECRET, Software: SECRET }, IFD3: gps };
  const turned = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
      const bytes = await photograph()
        .jpeg()
        .withMetadata({ orientation })
        .withExifMerge(exif)
        .toBuffer();
      return [`a place, orientation ${orientation}`, bytes] as const;
    }),
  );
  const segments = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15].map(
    (app) => [`APP${app}`, withSegments(jpeg, segment(0xe0 + app, latin(SECRET)))] as const,
  );
  const chunks = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'iCCP', 'prVt', 'caBX', 'tIME'].map(
    (type) => [`${type} chunk`, png(8, 8, { chunks: [chunk(type, latin(SECRET))] })] as const,
  );
  return [
    ...named('telling', Object.fromEntries([...turned, ...segments, ...chunks])),
    ...named('telling', {
      'XMP of a JPEG': await photograph()
        .jpeg()
        .withXmp(`<x:xmpmeta>${SECRET}</x:xmpmeta>`)
        .toBuffer(),
      'Exif of a PNG': await photograph().png().withExif(exif).toBuffer(),
      'XMP of a PNG': await photograph().png().withXmp(`<x>${SECRET}</x>`).toBuffer(),
    }),
  ];
}

/** Files that break off. */
async function truncated(): Promise<HostileFile[]> {
  const noise = { create: { width: 300, height: 200, channels: 3, background: '#000' } } as const;
  const noisy = sharp({
    ...noise,
    create: { ...noise.create, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
  const whole = {
    JPEG: await noisy.clone().jpeg().toBuffer(),
    'progressive JPEG': await noisy.clone().jpeg({ progressive: true }).toBuffer(),
    PNG: await noisy.clone().png().toBuffer(),
  };
  const parts = [0.002, 0.01, 0.05, 0.1, 0.25, 0.4, 0.6, 0.8, 0.95];
  return Object.entries(whole).flatMap(([type, bytes]) =>
    parts.flatMap((part) =>
      refused('truncated', {
        [`${type} after ${part * 100} %`]: bytes.subarray(0, Math.floor(bytes.length * part)),
      }),
    ),
  );
}

/** A photograph some of whose bytes were changed, the same ones in each run. */
async function damaged(): Promise<HostileFile[]> {
  const whole = await photograph(200, 150).jpeg().toBuffer();
  return Array.from({ length: 20 }, (_, run) => {
    const bytes = Buffer.from(whole);
    for (let index = 3 + run; index < bytes.length; index += 97 + run * 31)
      bytes[index] = (index * 151 + run) % 256;
    return { name: `damaged: JPEG ${run}`, bytes };
  });
}

/** What is not accepted, whatever it is called. */
async function wrongTypes(): Promise<HostileFile[]> {
  const picture = photograph();
  const svg = (content: string): Buffer =>
    latin(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`);
  return refused('wrong type', {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0xff]),
    'only a JPEG’s mark': Buffer.from('ffd8ff', 'hex'),
    'only a PNG’s mark': Buffer.from('89504e470d0a1a0a', 'hex'),
    'only a GIF’s mark': latin('GIF89a'),
    text: latin('hello'),
    JSON: latin('{"a":1}'),
    zeros: Buffer.alloc(100_000),
    WebP: await picture.clone().webp().toBuffer(),
    TIFF: await picture.clone().tiff().toBuffer(),
    AVIF: await picture.clone().avif().toBuffer(),
    BMP: Buffer.concat([latin('BM'), Buffer.alloc(60)]),
    icon: Buffer.from('00000100010010100000010020', 'hex'),
    PSD: latin('8BPS\0\x01'),
    HEIC: box('ftyp', latin('heic\0\0\0\0mif1heic')),
    'SVG with a script': svg('<script>alert(1)</script>'),
    'SVG with a handler': svg('<image href="x" onerror="alert(1)"/>'),
    'SVG with an entity': latin(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
    ),
    'SVG that reads a file': svg('<image href="file:///etc/passwd"/>'),
    'SVG that calls a server': svg('<image href="http://127.0.0.1:1/"/>'),
    'web page': latin('<html><script>alert(1)</script>'),
    PDF: latin('%PDF-1.7\n1 0 obj'),
    archive: latin('PK\x03\x04'),
    program: latin('MZ\x90\0'),
    'ImageMagick script': latin(
      'push graphic-context\nfill "url(https://x/|ls)"\npop graphic-context',
    ),
    PostScript: latin('%!PS\n(%pipe%ls) (r) file'),
    Matroska: Buffer.from('1a45dfa3934282886d6174726f736b61', 'hex'),
    AVI: latin('RIFF\0\0\0\0AVI LIST'),
    'Radiance picture': latin('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 2 +X 2\n'),
    'GIF’s mark and a web page': latin(`GIF89a<html>${SECRET}`),
    'JPEG’s mark and a web page': Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), latin(SECRET)]),
  });
}

/** Few bytes that want much memory or time. */
async function bombs(jpeg: Buffer): Promise<HostileFile[]> {
  const huge = (width: number, height: number): Buffer => {
    const bytes = Buffer.from(jpeg);
    const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    return bytes;
  };
  const inflating = deflateSync(Buffer.alloc(100_000_000), { level: 9 });
  const text = Buffer.concat([latin('x\0\0'), inflating]);
  const progressive = await photograph(600, 600).jpeg({ progressive: true }).toBuffer();
  const last = progressive.lastIndexOf(Buffer.from('ffda', 'hex'));
  const scan = progressive.subarray(last, -2);
  return [
    ...refused('bomb', {
      'PNG of 60,000 × 60,000': png(60_000, 60_000, { points: deflateSync(Buffer.alloc(100)) }),
      'PNG of 60,000 × 60,000 with points': png(60_000, 60_000, { points: inflating }),
      'interlaced PNG of 60,000 × 60,000': png(60_000, 60_000, {
        interlaced: true,
        points: inflating,
      }),
      'PNG of 16 bits and 20,000 × 20,000': png(20_000, 20_000, {
        bits: 16,
        colour: 6,
        points: inflating,
      }),
      'PNG of the widest line': png(2_147_483_647, 1, { points: inflating }),
      'PNG of the highest column': png(1, 2_147_483_647, { points: inflating }),
      'PNG without points': png(0, 0, { points: deflateSync(Buffer.alloc(1)) }),
      'PNG just above the limit': png(8_001, 5_000, { points: inflating }),
      'JPEG of 65,500 × 65,500': huge(65_500, 65_500),
      'JPEG of 0 × 0': huge(0, 0),
      'GIF of 65,535 × 65,535': gif(65_535, 65_535, 1),
      'GIF of many large frames': gif(4_000, 4_000, 200),
      'GIF of very many frames': gif(1_000, 1_000, 20_000),
    }),
    ...named('bomb', {
      'PNG text of 100 MB': png(8, 8, { chunks: [chunk('zTXt', text)] }),
      'PNG profile of 100 MB': png(8, 8, { chunks: [chunk('iCCP', text)] }),
      'PNG with 100 MB behind its last line': png(8, 8, { points: inflating }),
      'PNG of 40 million flat points': png(8_000, 5_000, {
        points: deflateSync(Buffer.alloc(5_000 * 8_001)),
      }),
      'JPEG of 3,000 scans': Buffer.concat([
        progressive.subarray(0, -2),
        ...Array.from({ length: 3_000 }, () => scan),
        progressive.subarray(-2),
      ]),
      'GIF of 300 small frames': gif(100, 100, 300),
    }),
  ];
}

/** Pictures in unusual colours. */
async function colours(jpeg: Buffer): Promise<HostileFile[]> {
  const profile = (content: Buffer): Buffer =>
    withSegments(jpeg, segment(0xe2, Buffer.concat([latin('ICC_PROFILE\0\x01\x01'), content])));
  return named('colours', {
    CMYK: await photograph().toColourspace('cmyk').jpeg().toBuffer(),
    'Display P3': await photograph().withIccProfile('p3').jpeg().toBuffer(),
    'a profile of zeros': profile(Buffer.alloc(3_000)),
    'a profile with a secret': profile(latin(SECRET.repeat(20))),
    'grey of 1 bit': png(8, 8, { bits: 1, points: deflateSync(Buffer.alloc(8 * 2)) }),
    'grey of 16 bits': png(8, 8, { bits: 16, points: deflateSync(Buffer.alloc(8 * 17)) }),
    transparency: png(8, 8, { colour: 6, points: deflateSync(Buffer.alloc(8 * 33)) }),
    'a palette that is missing': png(8, 8, { colour: 3 }),
    'a colour type that does not exist': png(8, 8, { colour: 5 }),
  });
}

/** Videos whose boxes lie. */
function videos(): HostileFile[] {
  const head = box('ftyp', latin('isom\0\0\0\0isom'));
  const data = box('mdat', latin('points'));
  const index = (content: Buffer = Buffer.alloc(0)): Buffer => box('moov', content);
  const whole = Buffer.concat([head, index(), data]);
  const long = Buffer.concat([number(1), latin('moov'), number(0xffffffff), number(0xffffffff)]);
  return [
    ...refused('film', {
      'only its first box': head,
      'without an index': Buffer.concat([head, data]),
      'without data': Buffer.concat([head, index()]),
      'of an unknown brand': Buffer.concat([box('ftyp', latin('evil\0\0\0\0')), index(), data]),
      'with a box longer than the file': Buffer.concat([
        head,
        box('moov', latin('x'), 0x7fffffff),
        data,
      ]),
      'with a box shorter than its head': Buffer.concat([head, box('moov', latin('x'), 3), data]),
      'with a box of 2^64 bytes': Buffer.concat([head, long, data]),
      'that is a web page': Buffer.concat([head, latin(FOREIGN['web page'])]),
      'that breaks off in its data': whole.subarray(0, -3),
      'that breaks off in its index': whole.subarray(0, 22),
      'of filler': Buffer.concat([head, Buffer.alloc(100_000)]),
    }),
    ...named('film', {
      'with a place': Buffer.concat([head, index(box('udta', latin(SECRET))), data]),
      'with a place in a track': Buffer.concat([
        head,
        index(box('trak', box('meta', latin(SECRET)))),
        data,
      ]),
      'with a place next to its index': Buffer.concat([
        head,
        index(),
        box('meta', latin(SECRET)),
        data,
      ]),
      'with boxes 100,000 deep': Buffer.concat([head, nested('moov', 100_000), data]),
      'with tracks 1,000,000 deep': Buffer.concat([head, index(nested('trak', 1_000_000)), data]),
      'with 1,000,000 tracks in a row': Buffer.concat([
        head,
        index(Buffer.alloc(8_000_000, box('trak'))),
        data,
      ]),
      'with 200,000 boxes': Buffer.concat([
        head,
        index(Buffer.concat(Array.from({ length: 200_000 }, () => box('free')))),
        data,
      ]),
      'with an inner box longer than the outer': Buffer.concat([
        head,
        index(box('trak', latin('x'), 9_999)),
        data,
      ]),
    }),
  ];
}

/** 200 files and more that nobody sends by accident. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const jpeg = await photograph().jpeg().toBuffer();
  const lists = await Promise.all([
    telling(jpeg),
    truncated(),
    damaged(),
    wrongTypes(),
    bombs(jpeg),
    colours(jpeg),
  ]);
  return [...polyglots(jpeg, gif(8, 8, 3)), ...lists.flat(), ...videos()];
}
