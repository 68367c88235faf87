import { letterOf, lookalikeOf } from './lookalikes';

const IGNORED = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const MARKS = /\p{M}+/gu;
const BETWEEN = /[^\p{L}\p{N}]+/gu;

const each = (text: string, change: (sign: string) => string): string =>
  Array.from(text, change).join('');

/**
 * A text as its reader takes it: signs that draw nothing and marks over letters are dropped; forms of letters, digits and
 * characters (wide, circled, radicals), letters of other scripts that look like Latin ones and traditional characters are
 * the plain ones. Small letters, signs between words as they are.
 */
export const legible = (text: string): string =>
  each(
    each(text, letterOf).normalize('NFKD').replace(IGNORED, '').replace(MARKS, '').normalize('NFC'),
    lookalikeOf,
  ).toLowerCase();

/** The readings of a text in which words are looked for. */
export interface Reading {
  /** Without anything but letters, characters and digits. */
  readonly close: string;
  /** One blank where signs or blanks are, none within letters that are spelt out: `k.e.f.u` is `kefu`. */
  readonly apart: string;
}

const SPELT = /(?<![\p{Script=Latin}])[a-z](?: [a-z])+(?![\p{Script=Latin}])/gu;

const readingOf = (read: string): Reading => ({
  close: read.replace(BETWEEN, ''),
  apart: read
    .replace(BETWEEN, ' ')
    .trim()
    .replace(SPELT, (letters) => letters.replaceAll(' ', '')),
});

/** @see Reading */
export const plainReading = (text: string): Reading => readingOf(legible(text));

const AS_LETTER: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
  '¡': 'i',
  '|': 'i',
};
const WITH_DIGITS = /[a-z0134$@!¡|5]*[a-z][a-z0134$@!¡|5]*/gu;

const shaped = (read: string): string =>
  read
    .replace(WITH_DIGITS, (word) => each(word, (sign) => AS_LETTER[sign] ?? sign))
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm');

/** The same with digits and signs as the letters that they look like; `l` is `i` and `rn` is `m`, also in the words to find. */
export const shapedReading = (text: string): Reading => readingOf(shaped(legible(text)));

/** A Latin word as {@link shapedReading} would have it. */
export const shapedWord = (word: string): string => shaped(word);
