import { reportAllDoubles } from './checks/all-doubles';
import { reportClosedClinics, reportUnscheduled } from './checks/idle';
import { codesOf } from './checks/references';
import { reportOutsideHours } from './checks/schedule-hours';
import { reportScheduleOverlaps } from './checks/schedule-overlaps';
import { reportSharedTwice } from './checks/shared-products';
import { withProducts } from './every-product';
import { reportReferences } from './checks/targets';
import { noProblems, readTables, unknownFiles } from './folder';
import { clinicRows } from './rows/clinics';
import { exceptionRows } from './rows/exceptions';
import { catalogProductRows, catalogRows, holidayRows, noticeRows, zoneRows } from './rows/lists';
import { openingHours } from './rows/opening-hours';
import { scheduleRows } from './rows/schedules';
import type { Problem } from '../problem';
import type { CatalogueContext, CsvCatalogue } from './context';
import type { Problems, Tables } from './folder';
import type { OpeningHours } from './rows/opening-hours';

/** Codes of the clinics that `*` means in exceptions.csv, in the order of their file. */
function clinicsOfEvery({
  clinics,
  clinicProducts,
}: Tables): (ids: readonly string[] | null) => string[] {
  const every = clinics?.lines.map(({ code }) => code) ?? [];
  const byProduct = new Map<string, Set<string>>();
  for (const { clinic, product } of clinicProducts?.lines ?? [])
    byProduct.set(product, (byProduct.get(product) ?? new Set()).add(clinic));
  return (ids) => every.filter((code) => ids?.every((id) => byProduct.get(id)?.has(code)) ?? true);
}

function rowsOf(
  tables: Tables,
  hours: OpeningHours,
  { regions }: CatalogueContext,
  problems: Problems,
): CsvCatalogue {
  return {
    clinics: clinicRows(tables.clinics?.lines ?? [], hours, regions, problems.clinics),
    clinicProducts: (tables.clinicProducts?.lines ?? []).map((line) => ({
      depaCode: line.clinic,
      productId: line.product,
      priceCents: line.price,
      serviceFeeCents: line.fee ?? 0,
      inStock: line.in_stock ?? true,
      limitedByStock: line.limited_by_stock ?? false,
    })),
    schedules: scheduleRows(tables.schedules?.lines ?? [], problems.schedules),
    exceptions: exceptionRows(
      tables.exceptions?.lines ?? [],
      clinicsOfEvery(tables),
      problems.exceptions,
    ),
    lots: (tables.stock?.lines ?? []).map((line) => ({
      depaCode: line.clinic,
      productId: line.product,
      lot: line.lot,
      expiry: line.expiry,
      firstDoses: line.doses,
    })),
    holidays: holidayRows(tables.holidays?.lines ?? [], problems.holidays),
    catalogs: catalogRows(tables.catalogs?.lines ?? []),
    catalogProducts: catalogProductRows(tables.catalogs?.lines ?? []),
    zones: zoneRows(tables.zones?.lines ?? []),
    notices: noticeRows(tables.notices?.lines ?? [], problems.notices),
  };
}

/** Rows of the CSV files, null where any of them has an error; every problem, in the order of the files. */
export interface ReadCatalogue {
  readonly catalogue: CsvCatalogue | null;
  readonly problems: Problem[];
}

/**
 * Reads the CSV files of an operator's catalogue folder and checks them, each and against each other.
 * @param files bytes by the name inside the folder; other kinds of files are left alone
 */
export function readCatalogueFiles(
  files: ReadonlyMap<string, Uint8Array>,
  context: CatalogueContext,
): ReadCatalogue {
  const problems = noProblems();
  const tables = withProducts(readTables(files, problems));
  reportAllDoubles(tables, problems);
  reportReferences(tables, context, problems);
  const hours = openingHours(tables.hours?.lines ?? [], problems.hours);
  const catalogue = rowsOf(tables, hours, context, problems);
  const schedules = tables.schedules?.lines ?? [];
  reportScheduleOverlaps(schedules, problems.schedules);
  reportSharedTwice(tables, clinicsOfEvery(tables), problems);
  // Of clinics whose hours are in doubt, nothing is said.
  const clinics = codesOf(tables.clinics, ({ code }) => code);
  if (tables.hours && !problems.hours.hasErrors)
    reportOutsideHours(schedules, hours, clinics, problems.schedules);
  reportClosedClinics(tables, hours, problems);
  reportUnscheduled(tables, problems);
  const lists = [...Object.values(problems), ...unknownFiles(files)];
  return {
    catalogue: lists.some(({ hasErrors }) => hasErrors) ? null : catalogue,
    problems: lists.flatMap((list) => list.list()),
  };
}
