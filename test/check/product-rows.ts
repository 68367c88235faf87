import { duration } from '@contract/doses/day-number-rules';
import type { Duration } from '@contract/doses/day-number-rules';
import { CHINA_GROUPS } from '@contract/doses/schedule/china';
import type { DoseText, SeriesText, VaccineText } from '@contract/doses/schedule/file';

/** A row of the schedule's tables by which a product is booked. */
export interface ProductRowText {
  readonly group: string;
  readonly series: SeriesText;
  readonly dose: DoseText;
  readonly vaccine: VaccineText;
}

const codesOf = ({ vaccines, allowable }: DoseText): readonly VaccineText[] => [
  ...vaccines,
  ...(allowable ?? []),
];

function rowsIn(group: string, series: SeriesText, code: string, id: string): ProductRowText[] {
  return series.doses.flatMap((dose) =>
    dose.vaccines
      .filter((each) => each.code === code && (each.product ?? id) === id)
      .map((vaccine) => ({ group, series, dose, vaccine })),
  );
}

/**
 * Rows by which a product is booked today, in the order of the tables: those of each group's usual series, without series of
 * risk groups, of earlier years and for evaluation only.
 */
export const rowsOfProduct = (code: string, id: string): readonly ProductRowText[] =>
  CHINA_GROUPS.flatMap(({ group, series }) => {
    const fitting = series.filter(
      (each) =>
        (each.kind ?? 'standard') === 'standard' &&
        each.bornBefore === undefined &&
        rowsIn(group, each, code, id).length > 0,
    );
    const usual = fitting.find(({ isDefault }) => isDefault) ?? fitting[0];
    return usual ? rowsIn(group, usual, code, id) : [];
  });

/** All rows of the groups that a vaccine counts in. */
export const rowsOfGroups = (code: string): readonly DoseText[] =>
  CHINA_GROUPS.map(({ series }) => series.flatMap(({ doses }) => doses))
    .filter((doses) => doses.some((dose) => codesOf(dose).some((each) => each.code === code)))
    .flat();

/** Codes of the vaccines that the tables have products of, by product. */
export const tableProducts: ReadonlyMap<string, string> = new Map(
  CHINA_GROUPS.flatMap(({ series }) =>
    series.flatMap(({ doses }) =>
      doses
        .flatMap(codesOf)
        .flatMap(({ code, product }) => (product === undefined ? [] : [[product, code] as const])),
    ),
  ),
);

/** Codes of the tables' vaccines without a product of their own, such as all of one code. */
export const tableCodes: ReadonlySet<string> = new Set(
  CHINA_GROUPS.flatMap(({ series }) =>
    series.flatMap(({ doses }) => doses.flatMap(codesOf).map(({ code }) => code)),
  ),
);

export const time = (words: string | undefined): Duration | null =>
  words === undefined ? null : duration(words);

/** For comparisons only: about the days of a duration. */
export const lengthOf = ({ months, days }: Duration): number => months * 30.4375 + days;

/** The longest, or shortest, of some durations; null: there is none. */
export const extreme = (
  which: 'longest' | 'shortest',
  durations: readonly (Duration | null)[],
): Duration | null => {
  const known = durations.filter((each) => each !== null);
  const sorted = [...known].sort((a, b) => lengthOf(a) - lengthOf(b));
  return (which === 'longest' ? sorted.at(-1) : sorted[0]) ?? null;
};
