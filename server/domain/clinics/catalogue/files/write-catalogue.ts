import { compareText } from '@contract/text/order-rules';
import { tableText } from './write-table';
import { catalogCells, holidayCells, noticeCells, zoneCells } from './write/list-cells';
import { clinicCells, clinicProductCells, hourCells, lotCells } from './write/clinic-cells';
import { exceptionCells } from './write/exception-cells';
import { scheduleCells } from './write/schedule-cells';
import { FILES } from './tables/files';
import type { CsvCatalogue } from './context';

/** Copies rows in the order of a key. */
const sorted = <T>(rows: readonly T[], keyOf: (row: T) => string): T[] =>
  [...rows].sort((a, b) => compareText(keyOf(a), keyOf(b)));

/** Copies rows in the order in which they are shown. */
const bySort = <T extends { readonly sort: number }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => a.sort - b.sort);

/**
 * Writes the CSV files of a catalogue, by name; reading them gives the same rows. Lines of clinics, products and schedules
 * are in the order of their codes, exceptions in their own, as later ones count more.
 */
export function writeCatalogueFiles(catalogue: CsvCatalogue): Map<string, string> {
  const clinics = sorted(catalogue.clinics, ({ depaCode }) => depaCode);
  const clinicProducts = sorted(
    catalogue.clinicProducts,
    ({ depaCode, productId }) => `${depaCode} ${productId}`,
  );
  const lots = sorted(
    catalogue.lots,
    ({ depaCode, productId, lot }) => `${depaCode} ${productId} ${lot}`,
  );
  return new Map([
    [FILES.clinics.name, tableText(FILES.clinics, clinics.map(clinicCells))],
    [FILES.hours.name, tableText(FILES.hours, clinics.flatMap(hourCells))],
    [
      FILES.clinicProducts.name,
      tableText(FILES.clinicProducts, clinicProducts.map(clinicProductCells)),
    ],
    [
      FILES.schedules.name,
      tableText(FILES.schedules, scheduleCells(catalogue.schedules, clinicProducts)),
    ],
    [
      FILES.exceptions.name,
      tableText(FILES.exceptions, exceptionCells(catalogue.exceptions, clinics, clinicProducts)),
    ],
    [FILES.stock.name, tableText(FILES.stock, lots.map(lotCells))],
    [
      FILES.holidays.name,
      tableText(FILES.holidays, sorted(catalogue.holidays, ({ day }) => day).map(holidayCells)),
    ],
    [
      FILES.catalogs.name,
      tableText(
        FILES.catalogs,
        catalogCells(bySort(catalogue.catalogs), catalogue.catalogProducts),
      ),
    ],
    [FILES.zones.name, tableText(FILES.zones, bySort(catalogue.zones).map(zoneCells))],
    [
      FILES.notices.name,
      tableText(FILES.notices, sorted(catalogue.notices, ({ id }) => id).map(noticeCells)),
    ],
  ]);
}
