import { productsOfGroup } from '../../../../../shared/slots/group-of-products';
import { EVERY_CLINIC } from '../rows/exceptions';
import { numberCell } from './cells';
import type { EXCEPTIONS } from '../tables/exceptions';
import type { ClinicProductRow, DepartmentRow, ExceptionRow } from '../../../../../catalogue/rows';
import type { Cells } from '../write-table';

type ExceptionCells = Cells<(typeof EXCEPTIONS)['columns']>;

const cellsOf = (row: ExceptionRow, clinic: string): ExceptionCells => ({
  clinic,
  product: row.groupCode ?? undefined,
  first_day: row.firstDay,
  last_day: row.lastDay === row.firstDay ? undefined : row.lastDay,
  kind: row.kind,
  from: row.startTime ?? undefined,
  to: row.endTime ?? undefined,
  as_weekday: numberCell(row.weekday),
  capacity:
    row.capacityPercent === null ? numberCell(row.capacity) : `${String(row.capacityPercent)}%`,
  reason_zh: row.reason.zh,
  reason_en: row.reason.en,
});

/** Neighbours that say the same of different clinics. */
function runsOf(rows: readonly ExceptionRow[]): ExceptionRow[][] {
  const runs: ExceptionRow[][] = [];
  let last = '';
  for (const row of rows) {
    const said = JSON.stringify(cellsOf(row, ''));
    if (said === last) runs.at(-1)?.push(row);
    else runs.push([row]);
    last = said;
  }
  return runs;
}

/** Clinics that `*` means: all of them, with products those that have them. */
function clinicsOfEvery(
  clinics: readonly DepartmentRow[],
  clinicProducts: readonly ClinicProductRow[],
): (group: string | null) => ReadonlySet<string> {
  const every = new Set(clinics.map(({ depaCode }) => depaCode));
  const byProduct = new Map<string, Set<string>>();
  for (const { depaCode, productId } of clinicProducts)
    byProduct.set(productId, (byProduct.get(productId) ?? new Set()).add(depaCode));
  return (group) => {
    if (group === null) return every;
    const products = productsOfGroup(group);
    return new Set(
      [...every].filter((code) => products.every((id) => byProduct.get(id)?.has(code))),
    );
  };
}

/**
 * The lines of exceptions, in their order. Neighbours that say the same of every clinic, or of every one that has their
 * product, become one line.
 */
export function exceptionCells(
  exceptions: readonly ExceptionRow[],
  clinics: readonly DepartmentRow[],
  clinicProducts: readonly ClinicProductRow[],
): ExceptionCells[] {
  const clinicsOf = clinicsOfEvery(clinics, clinicProducts);
  return runsOf(exceptions).flatMap((run) => {
    const [first] = run;
    const meant = clinicsOf(first?.groupCode ?? null);
    const codes = new Set(run.map(({ depaCode }) => depaCode));
    const areEvery =
      codes.size === run.length &&
      codes.size === meant.size &&
      [...codes].every((code) => meant.has(code));
    return first && areEvery && run.length > 1
      ? [cellsOf(first, EVERY_CLINIC)]
      : run.map((row) => cellsOf(row, row.depaCode));
  });
}
