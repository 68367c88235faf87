import { compareText } from '@contract/text/order-rules';
import { shanghaiText } from '@contract/time/shanghai-rules';
import { productsOfGroup } from '../../../../shared/slots/group-of-products';
import type * as rows from '../../../../catalogue/rows';
import { scheduleTerms } from '../schedule-terms';

/** What a catalogue consists of, in the order in which changes are told and written. */
export const CATALOGUE_KINDS = [
  'holiday',
  'encyclopedia',
  'product',
  'catalog',
  'zone',
  'article',
  'video',
  'clinic',
  'notice',
  'clinicProduct',
  'schedule',
  'exceptions',
  'lot',
] as const;

export type CatalogueKind = (typeof CATALOGUE_KINDS)[number];

/** One thing of a catalogue: a row, or the rows that change together (a product's schedule at a clinic). */
export interface CatalogueEntry {
  readonly key: string;
  /** For people; empty where the key says it. */
  readonly name: string;
  /** What is compared, field by field. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Key of what belongs to a product of a clinic. */
export const clinicProductEntryKey = (depaCode: string, productId: string): string =>
  `${depaCode} ${productId}`;

/** The keys of the products of a schedule's key, which has the group that they are. */
export function keysOfGroup(key: string): string[] {
  const [depaCode = '', group = ''] = key.split(' ');
  return productsOfGroup(group).map((productId) => clinicProductEntryKey(depaCode, productId));
}

/** Key of a lot of a clinic. */
export const lotEntryKey = ({
  depaCode,
  productId,
  lot,
}: Pick<rows.LotRow, 'depaCode' | 'productId' | 'lot'>): string =>
  `${clinicProductEntryKey(depaCode, productId)} ${lot}`;

/** The same instant in the same words, whatever offset it was written with. */
const instant = (text: string): string => `${shanghaiText(Date.parse(text))}+08:00`;

/** Weekdays that are open, in order: a closed day may be written or left out. */
const openDays = (hours: readonly rows.HoursOfDay[]): rows.HoursOfDay[] =>
  hours
    .filter(({ periods }) => periods.length > 0)
    .sort((one, other) => one.weekday - other.weekday);

const inOrder = <Row>(list: readonly Row[], textOf: (row: Row) => string): Row[] =>
  list
    .map((row) => [textOf(row), row] as const)
    .sort(([one], [other]) => compareText(one, other))
    .map(([, row]) => row);

/** Rows by key, each key's in an order of their own. */
function grouped<Row>(
  list: readonly Row[],
  keyOf: (row: Row) => string,
  textOf: (row: Row) => string,
): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of list) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  for (const [key, group] of groups) if (group.length > 1) groups.set(key, inOrder(group, textOf));
  return groups;
}

const scheduleText = (row: rows.ScheduleRow): string => `${row.weekday} ${scheduleTerms(row)}`;

const exceptionText = (row: rows.ExceptionRow): string =>
  JSON.stringify([
    row.firstDay,
    row.lastDay,
    row.kind,
    row.startTime,
    row.endTime,
    row.groupCode,
    row.weekday,
    row.capacity,
    row.capacityPercent,
    row.reason.zh,
    row.reason.en,
  ]);

const named = <Row extends object>(row: Row, key: string, name: string): CatalogueEntry => ({
  key,
  name,
  fields: row as Readonly<Record<string, unknown>>,
});

function catalogEntries({ catalogs, catalogProducts }: rows.Catalogue): CatalogueEntry[] {
  const products = grouped(
    catalogProducts,
    ({ catalogId }) => catalogId,
    ({ productId }) => productId,
  );
  return catalogs.map((row) => {
    const productIds = (products.get(row.id) ?? []).map(({ productId }) => productId);
    return named({ ...row, productIds }, row.id, row.name.en);
  });
}

function scheduleEntries({ schedules }: rows.Catalogue): CatalogueEntry[] {
  const keyOf = ({ depaCode, groupCode }: rows.ScheduleRow) =>
    clinicProductEntryKey(depaCode, groupCode);
  return [...grouped(schedules, keyOf, scheduleText)].map(([key, periods]) =>
    named({ periods }, key, ''),
  );
}

function exceptionEntries({ exceptions }: rows.Catalogue): CatalogueEntry[] {
  return [...grouped(exceptions, ({ depaCode }) => depaCode, exceptionText)].map(([key, days]) =>
    named({ days }, key, ''),
  );
}

/** The times of a text in the same words; null stays. */
const timed = <Row extends { publishedAt: string | null; publishedUntil: string | null }>(
  row: Row,
): Row => ({
  ...row,
  publishedAt: row.publishedAt === null ? null : instant(row.publishedAt),
  publishedUntil: row.publishedUntil === null ? null : instant(row.publishedUntil),
});

const published = <Row extends { publishedAt: string }>(row: Row): Row => ({
  ...row,
  publishedAt: instant(row.publishedAt),
});

const ENTRIES: Readonly<Record<CatalogueKind, (catalogue: rows.Catalogue) => CatalogueEntry[]>> = {
  holiday: ({ holidays }) => holidays.map((row) => named(row, row.day, row.name.en)),
  encyclopedia: ({ encyclopedia }) => encyclopedia.map((row) => named(row, row.id, row.title.en)),
  product: ({ products }) => products.map((row) => named(row, row.id, row.name.en)),
  catalog: catalogEntries,
  zone: ({ zones }) => zones.map((row) => named(row, row.id, row.name.en)),
  article: ({ articles }) => articles.map((row) => named(timed(row), row.id, row.title.en)),
  video: ({ videos }) => videos.map((row) => named(published(row), row.id, row.title.en)),
  clinic: ({ clinics }) =>
    clinics.map((row) =>
      named({ ...row, hours: openDays(row.hours) }, row.depaCode, row.name.en || row.name.zh),
    ),
  notice: ({ notices }) => notices.map((row) => named(timed(row), row.id, row.title.en)),
  clinicProduct: ({ clinicProducts }) =>
    clinicProducts.map((row) => named(row, clinicProductEntryKey(row.depaCode, row.productId), '')),
  schedule: scheduleEntries,
  exceptions: exceptionEntries,
  lot: ({ lots }) => lots.map((row) => named(row, lotEntryKey(row), '')),
};

/** What a catalogue has of a kind, by key. */
export const entriesOf = (
  catalogue: rows.Catalogue,
  kind: CatalogueKind,
): Map<string, CatalogueEntry> =>
  new Map(ENTRIES[kind](catalogue).map((entry) => [entry.key, entry]));
