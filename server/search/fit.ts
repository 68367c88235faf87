import type { Ranges } from '@contract/search/endpoints';
import { remembered } from './remembered';
import { initialOf, isHan, unitsOf } from './units';
import type { Unit } from './units';

/** A text to search in; `readings` returns the pinyin of its units, if any, and is only called when needed. */
export interface Looked {
  readonly text: string;
  readonly readings?: () => readonly string[];
}

/** Match of a token: a lower rank is better. */
interface Fit {
  readonly rank: number;
  readonly range: readonly [from: number, to: number];
}

/**
 * Rank by how the token matches: as written, as pinyin, as shortened pinyin; each at the beginning, else plus `INSIDE`.
 */
const RANK = { WRITTEN: 0, READ: 2, SHORTENED: 4, INSIDE: 1 } as const;
/** Matched by a text that is not shown. */
export const RANK_ELSEWHERE = 6;

/** What a unit may be typed as. */
type Forms = readonly string[];

/** Matches the token from a unit on: the unit in which it ends, and how many characters of that unit were typed. */
function endOf(
  token: string,
  forms: readonly Forms[],
  index: number,
): { readonly index: number; readonly form: string; readonly typed: number } | null {
  for (const form of forms[index] ?? []) {
    if (form === '') continue;
    if (form.startsWith(token)) return { index: index, form, typed: token.length };
    const end = token.startsWith(form) ? endOf(token.slice(form.length), forms, index + 1) : null;
    if (end) return end;
  }
  return null;
}

/** Range of the first match: the token begins at a unit and continues unit by unit; the last may be incomplete. */
function fitWithin(
  token: string,
  units: readonly Unit[],
  forms: readonly Forms[],
): readonly [number, number] | null {
  for (const [start, { offset }] of units.entries()) {
    const end = endOf(token, forms, start);
    if (!end) continue;
    const last = units[end.index] as Unit;
    // A word or number is highlighted as far as it was typed, a Han character always as a whole.
    return [offset, last.offset + (end.form === last.text ? end.typed : last.text.length)];
  }
  return null;
}

const shortened = (unit: Unit, reading: string): Forms =>
  isHan(unit.text)
    ? [unit.text, reading, /^[zcs]h/.exec(reading)?.[0] ?? '', initialOf(unit, reading)]
    : [unit.text];

/** Typed forms of a text, in the order in which they are tried. */
type Readings = readonly (readonly [rank: number, forms: readonly Forms[]])[];

interface Prepared {
  readonly units: readonly Unit[];
  readonly written: Readings;
  spoken?: Readings;
}

/** Most prepared texts in the cache, as every search compares with the same names. */
const MOST_PREPARED = 3_000;

const preparedOf = remembered((text): Prepared => {
  const units = unitsOf(text);
  return { units, written: [[RANK.WRITTEN, units.map((unit) => [unit.text])]] };
}, MOST_PREPARED);

function spokenReadings(units: readonly Unit[], readings: readonly string[]): Readings {
  if (readings.length !== units.length) return [];
  return [
    [RANK.READ, readings.map((reading) => [reading])],
    [RANK.SHORTENED, units.map((unit, index) => shortened(unit, readings[index] ?? ''))],
  ];
}

function fitAmong(token: string, units: readonly Unit[], readings: Readings): Fit | null {
  for (const [rank, forms] of readings) {
    const range = fitWithin(token, units, forms);
    if (range) return { rank: rank + (range[0] === units[0]?.offset ? 0 : RANK.INSIDE), range };
  }
  return null;
}

/** The match of one token in a text; null where there is none. */
export function fitOf(token: string, { text, readings }: Looked): Fit | null {
  const prepared = preparedOf(text);
  const { units, written } = prepared;
  const asWritten = fitAmong(token, units, written);
  if (asWritten || !readings) return asWritten;
  prepared.spoken ??= spokenReadings(units, readings());
  return fitAmong(token, units, prepared.spoken);
}

/** Ranges in order; those that touch or overlap are merged. */
export function joined(ranges: readonly (readonly [number, number])[]): Ranges {
  const result: Ranges = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
