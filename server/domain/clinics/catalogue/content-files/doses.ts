import { fewestDays } from '@contract/vaccine/age-rules';
import type { DoseRow } from '../../../../catalogue/rows';
import { intervalDays, lastDay, leastDays, monthsOf } from './ages';
import type { Span } from './ages';
import { ageText, fromText, intervalText, labelText } from './dose-texts';
import type { DoseFields } from './product-fields';

/** Ages of a product, which its doses have where they say none. */
export interface ProductAges {
  readonly from: Span;
  readonly before: Span | null;
}

/** A dose in its course: its index, the number of doses, and the row of the dose before. */
export interface Position {
  readonly index: number;
  readonly count: number;
  readonly previous: DoseRow | null;
}

function recommendedAgeOf(fields: DoseFields, product: ProductAges, { previous }: Position) {
  const { recommendedAge, from, after } = fields;
  if (recommendedAge && 'zh' in recommendedAge) return recommendedAge;
  const age = recommendedAge ?? from;
  if (age) return ageText(age);
  if (previous === null || after === undefined) return fromText(product.from);
  return intervalText(after, previous.doseNo);
}

/** Days since the dose before, at least. */
function minIntervalOf({ after, afterDays }: DoseFields, { previous }: Position): number {
  if (previous === null) return 0;
  return afterDays ?? (after === undefined ? 0 : intervalDays(after));
}

/**
 * The row of a dose. Its least age is its own, or that of the dose before and the interval where this is more; the
 * first dose has the product's where it says none.
 */
export function doseRow(fields: DoseFields, product: ProductAges, position: Position): DoseRow {
  const { index, count, previous } = position;
  const doseNo = fields.doseNo ?? (previous?.doseNo ?? 0) + 1;
  const from = fields.from ?? (index === 0 ? product.from : undefined);
  const before = fields.before === undefined ? product.before : fields.before;
  const minIntervalDays = minIntervalOf(fields, position);
  const soonest = previous === null ? 0 : previous.minAgeDays + minIntervalDays;
  const minAgeDays = Math.max(from === undefined ? 0 : leastDays(from), soonest);
  const months = from === undefined ? null : monthsOf(from);
  return {
    doseNo,
    label: fields.label ?? labelText(doseNo, count),
    minAgeDays,
    maxAgeDays: before === null ? null : lastDay(before),
    ageMonths: months !== null && minAgeDays === fewestDays(months) ? months : null,
    beforeMonths: before === null ? null : monthsOf(before),
    minIntervalDays,
    gapMonths: previous === null || fields.after === undefined ? null : monthsOf(fields.after),
    recommendedAge: recommendedAgeOf(fields, product, position),
  };
}

/** The rows of a course. */
export function doseRows(doses: readonly DoseFields[], product: ProductAges): DoseRow[] {
  const rows: DoseRow[] = [];
  for (const [index, fields] of doses.entries()) {
    const position = { index, count: doses.length, previous: rows[index - 1] ?? null };
    rows.push(doseRow(fields, product, position));
  }
  return rows;
}

/** What is wrong with the doses of a product, each with the index of the dose and the field. */
export function doseProblems(
  doses: readonly DoseFields[],
  product: ProductAges,
): { index: number; field: string; message: string }[] {
  const rows = doseRows(doses, product);
  return doses.flatMap(({ after, afterDays }, index) => {
    const row = rows[index];
    const found: { index: number; field: string; message: string }[] = [];
    const add = (field: string, message: string): void =>
      void found.push({ index, field, message });
    if (index > 0 && after === undefined)
      add('after', 'is missing: write the least interval since the dose before, such as "28 days"');
    if (index === 0 && (after ?? afterDays) !== undefined)
      add(
        'after',
        'is an interval since the dose before, which the first dose has not; leave it out',
      );
    if (row && row.maxAgeDays !== null && row.minAgeDays > row.maxAgeDays)
      add(
        'before',
        `nobody is old enough and young enough: it is given from ${String(row.minAgeDays)} to ${String(row.maxAgeDays)} days of life`,
      );
    const previous = rows[index - 1];
    if (row && previous && row.doseNo <= previous.doseNo)
      add('doseNo', 'is not above that of the dose before');
    return found;
  });
}
