import { pinyin } from 'pinyin-pro';
import { remembered } from './remembered';
import { simplifiedOf } from './traditional';

/** A Han character, or a run of Latin letters or of digits: one unit of a name. */
export interface Unit {
  /** Lower case, in simplified characters. */
  readonly text: string;
  /** Index in the text, UTF-16 units. */
  readonly offset: number;
}

const PIECE = /\p{Script=Han}|[a-z]+|\d+/giu;
const HAN = /\p{Script=Han}/u;

export const isHan = (text: string): boolean => HAN.test(text);

/** The units of a text, without blanks and punctuation. */
export const unitsOf = (text: string): Unit[] =>
  [...text.matchAll(PIECE)].map((found) => ({
    text: simplifiedOf(found[0].toLowerCase()),
    offset: found.index,
  }));

/** Words whose reading in names of vaccines differs from the dictionary's. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { 重组: 'chong zu' };

/** Most cached texts: names of regions and makers recur while the index is built. */
const MOST_REMEMBERED = 2_000;

/** Pinyin of each unit, without tones, `v` for ü; other units unchanged. */
export const readingsOf = remembered(
  (text): readonly string[] => (isHan(text) ? read(text) : unitsOf(text).map((unit) => unit.text)),
  MOST_REMEMBERED,
);

function read(text: string): string[] {
  const otherwise = new Map<number, string>();
  for (const [word, reading] of Object.entries(READ_OTHERWISE))
    for (let offset = text.indexOf(word); offset >= 0; offset = text.indexOf(word, offset + 1))
      reading.split(' ').forEach((syllable, index) => otherwise.set(offset + index, syllable));
  // One entry per character, including those outside the BMP.
  const byOffset = new Map<number, string>();
  let offset = 0;
  for (const { origin, pinyin: syllable } of pinyin(text, {
    toneType: 'none',
    type: 'all',
    v: true,
  })) {
    byOffset.set(offset, syllable);
    offset += origin.length;
  }
  return unitsOf(text).map(({ text: piece, offset: start }) =>
    isHan(piece) ? (otherwise.get(start) ?? byOffset.get(start) ?? piece).toLowerCase() : piece,
  );
}

/** A unit among initials: the first letter of a character, the whole of a word or number. */
export const initialOf = (unit: Unit, reading: string): string =>
  isHan(unit.text) ? reading.charAt(0) : unit.text;

/** The initials of a text as one word. */
export function initialsOf(text: string): string {
  const readings = readingsOf(text);
  return unitsOf(text)
    .map((unit, index) => initialOf(unit, readings[index] ?? ''))
    .join('');
}

/** A text for comparing: its units without separators. */
export const normalised = (text: string): string =>
  unitsOf(text.normalize('NFKC'))
    .map(({ text: piece }) => piece)
    .join('');
