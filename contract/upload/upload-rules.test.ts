import { kindOf, UPLOAD_LIMITS, uploadViolation } from './upload-rules';

test.each([
  ['a.jpg', 'image'],
  ['a.JPEG', 'image'],
  ['照片.png', 'image'],
  ['a.gif', 'image'],
  ['a.mov', 'video'],
  ['a.mp4', 'video'],
  ['a.svg', undefined],
  ['a.jpg.exe', undefined],
  ['jpg', undefined],
])('%s is taken as %s', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

test('a file is taken up to its limit, and not above it', () => {
  const limit = UPLOAD_LIMITS.image;
  expect(uploadViolation({ name: 'a.png', bytes: limit }, 'image')).toBeNull();
  expect(uploadViolation({ name: 'a.png', bytes: limit + 1 }, 'image')).toBe('size');
  expect(uploadViolation({ name: 'a.png', bytes: 0 }, 'image')).toBe('empty');
});

test('a video is not taken for a picture', () => {
  expect(uploadViolation({ name: 'a.mp4', bytes: 10 }, 'image')).toBe('type');
});
