import type { Ranges } from '@contract/search/endpoints';
import { initialOf, unitsOf } from './units';
import type { Unit } from './units';

/** A text to look in; `readings` holds the pinyin of its units where it has any. */
export interface Looked {
  readonly text: string;
  readonly readings?: readonly string[];
}

/** How a token fits: lower is better. */
interface Fit {
  readonly rank: number;
  readonly range: readonly [from: number, to: number];
}

/** In order: the token is written at the beginning, inside; read from the beginning, inside; its initials likewise. */
const RANK = { WRITTEN: 0, READ: 2, INITIALS: 4, INSIDE: 1 } as const;
/** Found by something that is not shown. */
export const RANK_ELSEWHERE = 6;

/** First place where the token begins with a piece and goes on piece by piece; the last may be cut short. */
function along(
  token: string,
  units: readonly Unit[],
  pieces: readonly string[],
): readonly [number, number] | null {
  for (let start = 0; start < units.length; start += 1) {
    let matched = 0;
    for (let index = start; index < units.length; index += 1) {
      const piece = pieces[index] ?? '';
      const unit = units[index] as Unit;
      const rest = token.slice(matched);
      if (piece !== '' && piece.startsWith(rest)) {
        // A word or number is marked as far as it was typed, a character always as a whole.
        const shown = piece === unit.text ? rest.length : unit.text.length;
        return [(units[start] as Unit).at, unit.at + shown];
      }
      if (piece === '' || !rest.startsWith(piece)) break;
      matched += piece.length;
    }
  }
  return null;
}

/** Where and how well one token fits a text; null where it does not. */
export function fitOf(token: string, { text, readings }: Looked): Fit | null {
  const units = unitsOf(text);
  const first = units[0]?.at ?? 0;
  const ways: [rank: number, pieces: readonly string[]][] = [
    [RANK.WRITTEN, units.map((unit) => unit.text)],
  ];
  if (readings?.length === units.length) {
    ways.push([RANK.READ, readings]);
    ways.push([RANK.INITIALS, units.map((unit, at) => initialOf(unit, readings[at] ?? ''))]);
  }
  for (const [rank, pieces] of ways) {
    const range = along(token, units, pieces);
    if (range) return { rank: rank + (range[0] === first ? 0 : RANK.INSIDE), range };
  }
  return null;
}

/** Ranges in order, those that touch or overlap as one. */
export function joined(ranges: readonly (readonly [number, number])[]): Ranges {
  const result: Ranges = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
