import { isWholeFilm } from './film-structure';
import { pictureSize } from './picture-size';

const png = (width: number, height: number): Buffer => {
  const bytes = Buffer.alloc(60);
  bytes.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.write('IDAT', 41, 'latin1');
  return bytes;
};

test('a PNG tells its size in its header, however few bytes it has', () => {
  expect(pictureSize(png(60_000, 60_000), 'image/png')).toEqual({ width: 60_000, height: 60_000 });
  expect(pictureSize(png(1, 1).subarray(0, 40), 'image/png')).toBeNull();
});

test.each([0xc0, 0xc2])('a JPEG tells it in its frame %i, behind other segments', (frame) => {
  const jpeg = Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xff,
    frame,
    0,
    11,
    8,
    0x0b,
    0xd0,
    0x0f,
    0xc0,
    1,
    0,
    0,
  ]);
  expect(pictureSize(jpeg, 'image/jpeg')).toEqual({ width: 4_032, height: 3_024 });
});

test('a JPEG without a frame is none', () => {
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2, 1, 2, 3, 4, 5, 6, 0xff, 0xd9]);
  expect(pictureSize(jpeg, 'image/jpeg')).toBeNull();
});

test('a GIF tells it behind its name', () => {
  const gif = Buffer.from('GIF89a\x10\x00\x20\x00\x00\x00\x00;', 'latin1');
  expect(pictureSize(gif, 'image/gif')).toEqual({ width: 16, height: 32 });
  expect(pictureSize(gif.subarray(0, 13), 'image/gif')).toBeNull();
});

const box = (type: string, content = ''): Buffer => {
  const bytes = Buffer.from(`0000${type}${content}`, 'latin1');
  bytes.writeUInt32BE(bytes.length);
  return bytes;
};

test('a film is boxes one after the other, with a whole directory and pictures', () => {
  const film = Buffer.concat([box('ftyp', 'isom'), box('moov', 'x'), box('mdat', 'points')]);
  expect(isWholeFilm(film)).toBe(true);
  expect(isWholeFilm(film.subarray(0, -1))).toBe(false);
  expect(isWholeFilm(Buffer.concat([film, Buffer.alloc(5)]))).toBe(true);
  expect(isWholeFilm(Buffer.concat([box('ftyp', 'isom'), Buffer.alloc(1_000)]))).toBe(false);
  expect(isWholeFilm(Buffer.concat([box('ftyp', 'isom'), box('mdat', 'filler')]))).toBe(false);
});
