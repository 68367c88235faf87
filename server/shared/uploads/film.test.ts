import { bareFilm } from './bare-film';
import { isWholeFilm } from './film-structure';

const PLACE = '39.9087N 116.3975E';

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
    const once = bareFilm(film);
    expect(once.toString('latin1')).not.toContain(PLACE);
    expect(once.length).toBe(film.length);
    expect(once.toString('latin1')).toContain('udta stays in pictures');
    expect(once.toString('latin1')).toContain('track');
  },
);
test('a film is boxes one after the other, with a whole directory and pictures', () => {
  const film = Buffer.concat([box('ftyp', 'isom'), box('moov', 'x'), box('mdat', 'points')]);
  expect(isWholeFilm(film)).toBe(true);
  expect(isWholeFilm(film.subarray(0, -1))).toBe(false);
  expect(isWholeFilm(Buffer.concat([film, Buffer.alloc(5)]))).toBe(true);
  expect(isWholeFilm(Buffer.concat([box('ftyp', 'isom'), Buffer.alloc(1_000)]))).toBe(false);
  expect(isWholeFilm(Buffer.concat([box('ftyp', 'isom'), box('mdat', 'filler')]))).toBe(false);
});
