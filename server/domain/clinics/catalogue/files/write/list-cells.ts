import { shanghaiText } from '@contract/time/shanghai-rules';
import { DRAFT } from '../fields/times';
import { zonePicture } from '../rows/pictures';
import { numberCell } from './cells';
import type { CATALOGS } from '../tables/catalogs';
import type { HOLIDAYS } from '../tables/holidays';
import type { NOTICES } from '../tables/notices';
import type { ZONES } from '../tables/zones';
import type {
  CatalogProductRow,
  CatalogRow,
  DepartmentNoticeRow,
  HolidayRow,
  ZoneRow,
} from '../../../../../catalogue/rows';
import type { Cells } from '../write-table';

/** The line of a holiday. */
export const holidayCells = (row: HolidayRow): Cells<(typeof HOLIDAYS)['columns']> => ({
  day: row.day,
  kind: row.kind,
  as_weekday: numberCell(row.weekday),
  name_zh: row.name.zh,
  name_en: row.name.en,
});

/** The lines of catalogs, each with its products. */
export function catalogCells(
  catalogs: readonly CatalogRow[],
  catalogProducts: readonly CatalogProductRow[],
): Cells<(typeof CATALOGS)['columns']>[] {
  const products = new Map<string, string[]>();
  for (const { catalogId, productId } of catalogProducts)
    products.set(catalogId, [...(products.get(catalogId) ?? []), productId]);
  return catalogs.map((row) => ({
    id: row.id,
    kind: row.kind,
    name_zh: row.name.zh,
    name_en: row.name.en,
    products: products.get(row.id)?.join(' '),
  }));
}

/** The line of a zone. */
export const zoneCells = (row: ZoneRow): Cells<(typeof ZONES)['columns']> => ({
  id: row.id,
  name_zh: row.name.zh,
  name_en: row.name.en,
  summary_zh: row.summary.zh,
  summary_en: row.summary.en,
  products: row.productIds.join(' '),
  picture: row.imgUrl === zonePicture(row.id) ? undefined : row.imgUrl,
});

/** An instant as a day and time of Asia/Shanghai; midnight as the day alone, whole minutes without seconds. */
const instantCell = (instant: string): string =>
  shanghaiText(Date.parse(instant))
    .replace('T', ' ')
    .replace(/:00$/, '')
    .replace(/ 00:00$/, '');

/** The line of a notice. */
export const noticeCells = (row: DepartmentNoticeRow): Cells<(typeof NOTICES)['columns']> => ({
  id: row.id,
  clinic: row.depaCode,
  title_zh: row.title.zh,
  title_en: row.title.en,
  content_zh: row.content.zh,
  content_en: row.content.en,
  published_at: row.publishedAt === null ? DRAFT : instantCell(row.publishedAt),
  published_until: row.publishedUntil === null ? undefined : instantCell(row.publishedUntil),
});
