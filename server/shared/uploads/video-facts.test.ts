import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { videoFacts } from './video-facts';

/** 640 × 360 pixels, 20 s. */
const VIDEO = readFileSync(join(__dirname, '../../videos/missed-dose.mp4'));
/** Units a second of its own clock. */
const SCALE = VIDEO.readUInt32BE(VIDEO.indexOf('mvhd') + 16);
/** Fixed-point 1 of a matrix. */
const ONE = 65_536;

/** The video with a number of 4 bytes in the content of its first box of a type. */
function changed(
  type: string,
  distance: number,
  value: number,
  video: Buffer = Buffer.from(VIDEO),
): Buffer {
  video.writeUInt32BE(value, video.indexOf(type, 0, 'latin1') + 4 + distance);
  return video;
}

/** The video with a box of its index under another name. */
function renamed(type: string, to: string): Buffer {
  const video = Buffer.from(VIDEO);
  video.write(to, video.indexOf(type, video.indexOf('moov'), 'latin1'), 'latin1');
  return video;
}

test('a video says how long it plays and how large it is shown', () => {
  expect(videoFacts(VIDEO)).toEqual({ width: 640, height: 360, duration: 20_000 });
});

test.each([
  ['the video’s header', changed('mvhd', 16, 120 * SCALE), 120_000],
  ['the samples, where the header says less', changed('mvhd', 16, SCALE), 20_000],
  ['an edit', changed('elst', 8, 90 * SCALE), 90_000],
  ['anything absurd', changed('stts', 12, 0xffff_ffff), 2_147_483_647],
])('its duration is the longest that is claimed: by %s', (_, video, duration) => {
  expect(videoFacts(video)?.duration).toBe(duration);
});

test('a video that was taken upright is shown upright', () => {
  const turned = changed('tkhd', 44, ONE, changed('tkhd', 40, 0));
  expect(videoFacts(turned)).toMatchObject({ width: 360, height: 640 });
});

test.each([
  ['in another codec', renamed('avc1', 'hvc1')],
  ['in fragments', renamed('udta', 'mvex')],
  ['without pictures', renamed('vide', 'soun')],
  ['without a clock', changed('mvhd', 12, 0)],
  ['without samples', renamed('stts', 'free')],
  ['without an index', renamed('moov', 'free')],
  ['of no box at all', Buffer.alloc(100)],
  ['that is cut off in its index', VIDEO.subarray(0, 200)],
])('a video %s says nothing', (_, video) => {
  expect(videoFacts(video)).toBeNull();
});
