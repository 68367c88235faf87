import { pinyin } from 'pinyin-pro';
import { remembered } from './remembered';

/** A Han character, or a run of Latin letters or of digits: what a reader takes as one piece of a name. */
export interface Unit {
  /** Lower case. */
  readonly text: string;
  /** Where it stands in the text, UTF-16 units. */
  readonly at: number;
}

const PIECE = /\p{Script=Han}|[a-z]+|\d+/giu;
const HAN = /\p{Script=Han}/u;

export const isHan = (text: string): boolean => HAN.test(text);

/** The pieces of a text; blanks and punctuation are none. */
export const unitsOf = (text: string): Unit[] =>
  [...text.matchAll(PIECE)].map((found) => ({ text: found[0].toLowerCase(), at: found.index }));

/** Characters whose reading in names of vaccines is not the one that the dictionary takes. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { 重组: 'chong zu' };

/** Names of regions and makers come again and again while an index is made. */
const MOST_REMEMBERED = 2_000;

/** Pinyin of each unit, without tones, `v` for ü; what is not Chinese reads as it is written. */
export const readingsOf = remembered(
  (text): readonly string[] => (isHan(text) ? read(text) : unitsOf(text).map((unit) => unit.text)),
  MOST_REMEMBERED,
);

function read(text: string): string[] {
  const otherwise = new Map<number, string>();
  for (const [word, reading] of Object.entries(READ_OTHERWISE))
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      reading.split(' ').forEach((syllable, index) => otherwise.set(at + index, syllable));
  // One entry a character, those outside the basic plane included.
  const byPlace = new Map<number, string>();
  let place = 0;
  for (const { origin, pinyin: syllable } of pinyin(text, {
    toneType: 'none',
    type: 'all',
    v: true,
  })) {
    byPlace.set(place, syllable);
    place += origin.length;
  }
  return unitsOf(text).map(({ text: piece, at }) =>
    isHan(piece) ? (otherwise.get(at) ?? byPlace.get(at) ?? piece).toLowerCase() : piece,
  );
}

/** What stands for a unit among initials: the first letter of a character, all of a word or number. */
export const initialOf = (unit: Unit, reading: string): string =>
  isHan(unit.text) ? reading.charAt(0) : unit.text;

/** What stands for each unit of a text among initials, as one word. */
export function initialsOf(text: string): string {
  const readings = readingsOf(text);
  return unitsOf(text)
    .map((unit, at) => initialOf(unit, readings[at] ?? ''))
    .join('');
}

/** A text as searching sees it: its units without anything between. */
export const normalised = (text: string): string =>
  unitsOf(text.normalize('NFKC'))
    .map(({ text: piece }) => piece)
    .join('');
