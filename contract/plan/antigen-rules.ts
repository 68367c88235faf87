import { CHINA } from '../doses/schedule/china';
import type { Association } from '../doses/tables';

const NONE: readonly Association[] = [];
const associationsOf = (code: string): readonly Association[] =>
  CHINA.associations.get(code) ?? NONE;

/** Codes of the vaccines that the tables have. */
const CODES: readonly string[] = [...CHINA.associations.keys()];

/** Antigens that a vaccine counts for. */
export const antigensOf = (code: string): readonly string[] =>
  associationsOf(code).map(({ antigen }) => antigen);

/** Whether a vaccine is given for an antigen, not one that it only counts for as well. */
export const isGivenFor = (code: string, antigen: string): boolean =>
  associationsOf(code).some((each) => each.antigen === antigen && !each.isOther);

const givenFor = (code: string): readonly string[] =>
  antigensOf(code).filter((antigen) => isGivenFor(code, antigen));

/** Whether a dose of one vaccine may count for another. */
export const sharesAntigen = (one: string, other: string): boolean =>
  one === other || antigensOf(one).some((antigen) => antigensOf(other).includes(antigen));

/** Vaccines that a combination is given for as well: all their antigens are among its own, which are more; by its code. */
const PARTS: ReadonlyMap<string, readonly string[]> = new Map(
  CODES.map((code) => {
    const all = givenFor(code);
    const isPart = (own: readonly string[]): boolean =>
      own.length > 0 && own.length < all.length && own.every((each) => all.includes(each));
    return [code, CODES.filter((other) => isPart(givenFor(other)))];
  }),
);
/** Vaccines that a combination is a dose of each of. */
export const partsOf = (code: string): readonly string[] => PARTS.get(code) ?? [];

const RELATED: ReadonlyMap<string, readonly string[]> = new Map(
  CODES.map((code) => {
    const near = CHINA.conflicts.get(code);
    return [code, CODES.filter((other) => sharesAntigen(code, other) || near?.has(other) === true)];
  }),
);
/** Vaccines that share an antigen with one, or may not be near it, and itself: what may count for a dose of it. */
export const relatedTo = (code: string): readonly string[] => RELATED.get(code) ?? [code];
