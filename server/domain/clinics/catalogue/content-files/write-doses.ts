import { isDeepStrictEqual } from 'node:util';
import type { Bilingual, DoseRow } from '../../../../catalogue/rows';
import { ageWords, inDays, inMonths, intervalDays, spanWords } from './ages';
import type { Span } from './ages';
import { ageText } from './dose-texts';
import { doseRow } from './doses';
import type { Position, ProductAges } from './doses';
import type { DoseFields } from './product-fields';

/** The oldest age that a recommendation names, months. */
const MOST_MONTHS = 1_200;

/** The first of some forms to say a row that is read as this row; the last where none is. */
function firstThat<T>(forms: readonly [T, ...T[]], isRight: (form: T) => boolean): T {
  return forms.find(isRight) ?? (forms.at(-1) as T);
}

/** An age that is said as a recommendation in these words. */
function ageSaid(words: Bilingual): Span[] {
  for (let count = 0; count <= MOST_MONTHS; count += 1)
    if (isDeepStrictEqual(ageText(inMonths(count)), words)) return [inMonths(count)];
  return [];
}

function intervalOf({ gapMonths, minIntervalDays }: DoseRow): DoseFields {
  if (gapMonths === null) return { after: inDays(minIntervalDays) };
  const after = inMonths(gapMonths);
  return intervalDays(after) === minIntervalDays
    ? { after }
    : { after, afterDays: minIntervalDays };
}

/** The fields that are read as this row, as few as they can be. */
function fieldsOf(row: DoseRow, product: ProductAges, position: Position): DoseFields {
  const rowOf = (fields: DoseFields): DoseRow => doseRow(fields, product, position);
  const same = (fields: DoseFields, ...names: (keyof DoseRow)[]): boolean =>
    names.every((name) => isDeepStrictEqual(rowOf(fields)[name], row[name]));

  const numbered = firstThat<DoseFields>([{}, { doseNo: row.doseNo }], (form) =>
    same(form, 'doseNo'),
  );
  const spaced = position.previous === null ? numbered : { ...numbered, ...intervalOf(row) };
  const limited = firstThat<DoseFields>(
    [
      {},
      ...(row.beforeMonths === null ? [] : [{ before: inMonths(row.beforeMonths) }]),
      { before: row.maxAgeDays === null ? null : inDays(row.maxAgeDays + 1) },
    ].map((limit) => ({ ...spaced, ...limit })) as [DoseFields, ...DoseFields[]],
    (form) => same(form, 'maxAgeDays', 'beforeMonths'),
  );
  const labelled = same(limited, 'label') ? limited : { ...limited, label: row.label };

  const ages: DoseFields[] = [
    {},
    ...(row.ageMonths === null ? [] : [{ from: inMonths(row.ageMonths) }]),
    { from: inDays(row.minAgeDays) },
  ];
  const texts: DoseFields[] = [
    {},
    ...ageSaid(row.recommendedAge).map((recommendedAge) => ({ recommendedAge })),
    { recommendedAge: row.recommendedAge },
  ];
  const forms = texts.flatMap((said) => ages.map((from) => ({ ...labelled, ...from, ...said })));
  return firstThat(forms as [DoseFields, ...DoseFields[]], (form) =>
    same(form, 'minAgeDays', 'ageMonths', 'recommendedAge'),
  );
}

/** A dose as it is written in JSON. */
const inWords = ({
  doseNo,
  from,
  before,
  after,
  afterDays,
  label,
  recommendedAge,
}: DoseFields): object => ({
  doseNo,
  from: from && ageWords(from),
  before: before && ageWords(before),
  after: after && spanWords(after),
  afterDays,
  label,
  recommendedAge:
    recommendedAge && 'unit' in recommendedAge ? ageWords(recommendedAge) : recommendedAge,
});

/** The doses of a product as its file has them. */
export const writeDoses = (rows: readonly DoseRow[], product: ProductAges): object[] =>
  rows.map((row, index) =>
    inWords(
      fieldsOf(row, product, { index, count: rows.length, previous: rows[index - 1] ?? null }),
    ),
  );
