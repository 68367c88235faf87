import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filmFacts } from './film-facts';

/** 640 × 360 pixels, 20 s. */
const FILM = readFileSync(join(__dirname, '../../videos/missed-dose.mp4'));
/** Units a second of its own clock. */
const SCALE = FILM.readUInt32BE(FILM.indexOf('mvhd') + 16);
/** Fixed-point 1 of a matrix. */
const ONE = 65_536;

/** The film with a number of 4 bytes in the content of its first box of a type. */
function changed(
  type: string,
  distance: number,
  value: number,
  film: Buffer = Buffer.from(FILM),
): Buffer {
  film.writeUInt32BE(value, film.indexOf(type, 0, 'latin1') + 4 + distance);
  return film;
}

/** The film with a box of its index under another name. */
function renamed(type: string, to: string): Buffer {
  const film = Buffer.from(FILM);
  film.write(to, film.indexOf(type, film.indexOf('moov'), 'latin1'), 'latin1');
  return film;
}

test('a film says how long it plays and how large it is shown', () => {
  expect(filmFacts(FILM)).toEqual({ width: 640, height: 360, duration: 20_000 });
});

test.each([
  ['the film’s header', changed('mvhd', 16, 120 * SCALE), 120_000],
  ['the samples, where the header says less', changed('mvhd', 16, SCALE), 20_000],
  ['an edit', changed('elst', 8, 90 * SCALE), 90_000],
  ['anything absurd', changed('stts', 12, 0xffff_ffff), 2_147_483_647],
])('its duration is the longest that is claimed: by %s', (_, film, duration) => {
  expect(filmFacts(film)?.duration).toBe(duration);
});

test('a film that was taken upright is shown upright', () => {
  const turned = changed('tkhd', 44, ONE, changed('tkhd', 40, 0));
  expect(filmFacts(turned)).toMatchObject({ width: 360, height: 640 });
});

test.each([
  ['in another codec', renamed('avc1', 'hvc1')],
  ['in fragments', renamed('udta', 'mvex')],
  ['without pictures', renamed('vide', 'soun')],
  ['without a clock', changed('mvhd', 12, 0)],
  ['without samples', renamed('stts', 'free')],
  ['without an index', renamed('moov', 'free')],
  ['of no box at all', Buffer.alloc(100)],
  ['that is cut off in its index', FILM.subarray(0, 200)],
])('a film %s says nothing', (_, film) => {
  expect(filmFacts(film)).toBeNull();
});
