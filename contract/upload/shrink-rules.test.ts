import { isSmallEnough, LONGEST_SIDE, mayBeLabelledAi, shrunkSize } from './shrink-rules';

test.each([
  [4032, 3024, 1920, 1440],
  [3024, 4032, 1440, 1920],
  [1920, 1080, 1920, 1080],
  [800, 600, 800, 600],
  [41_586, 3, 1920, 1],
])('%d × %d is drawn in %d × %d', (width, height, toWidth, toHeight) => {
  expect(shrunkSize({ width, height })).toEqual({ width: toWidth, height: toHeight });
});

test.each([
  ['a small photo', 'a.jpg', 400 * 1_024, LONGEST_SIDE, true],
  ['one byte more', 'a.jpg', 400 * 1_024 + 1, LONGEST_SIDE, false],
  ['one pixel more', 'a.jpg', 10, LONGEST_SIDE + 1, false],
  ['an animation of any size', 'a.GIF', 5_000_000, 3_000, true],
])('%s is left as it is: %s', (_, name, bytes, width, isLeft) => {
  expect(isSmallEnough({ name, bytes }, { width, height: 10 })).toBe(isLeft);
});

test.each([
  ['GB 45438 in XMP', 'xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/"', true],
  ['GB 45438 in an EXIF comment of 16-bit characters', '\0A\0I\0G\0C\0:', true],
  ['C2PA', 'jumbc2pa.claim', true],
  ['IPTC', 'digitalsourcetype/trainedAlgorithmicMedia', true],
  ['a camera', 'Exif II* Canon', false],
])('a label by %s is seen: %s', (_, bytes, isSeen) => {
  expect(mayBeLabelledAi(`\xff\xd8${bytes}\xff\xd9`)).toBe(isSeen);
});
