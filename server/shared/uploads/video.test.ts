import { withoutMetadata } from './without-metadata';
import { isWholeVideo } from './video-structure';

const COORDINATES = '39.9087N 116.3975E';

const box = (type: string, ...content: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 8);
  return Buffer.concat([length, Buffer.from(type, 'latin1'), body]);
};

test.each(['udta', 'meta'])(
  'a video loses the place in its %s, and not a byte of its length',
  (type) => {
    const video = Buffer.concat([
      box('ftyp', 'qt  '),
      box('mdat', `udta stays in pictures`),
      box(
        'moov',
        box('mvhd', 'head'),
        box('trak', box('tkhd', 'track'), box(type, COORDINATES)),
        box(type, COORDINATES),
      ),
    ]);
    const once = withoutMetadata(video);
    expect(once.toString('latin1')).not.toContain(COORDINATES);
    expect(once.length).toBe(video.length);
    expect(once.toString('latin1')).toContain('udta stays in pictures');
    expect(once.toString('latin1')).toContain('track');
  },
);
test('a video is boxes one after the other, with a whole directory and pictures', () => {
  const video = Buffer.concat([box('ftyp', 'isom'), box('moov', 'x'), box('mdat', 'points')]);
  expect(isWholeVideo(video)).toBe(true);
  expect(isWholeVideo(video.subarray(0, -1))).toBe(false);
  expect(isWholeVideo(Buffer.concat([video, Buffer.alloc(5)]))).toBe(true);
  expect(isWholeVideo(Buffer.concat([box('ftyp', 'isom'), Buffer.alloc(1_000)]))).toBe(false);
  expect(isWholeVideo(Buffer.concat([box('ftyp', 'isom'), box('mdat', 'filler')]))).toBe(false);
});
