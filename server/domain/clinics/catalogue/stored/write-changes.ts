import type { PoolClient } from 'pg';
import type { Catalogue, ExceptionRow, ScheduleRow } from '../../../../catalogue/rows';
import * as columns from '../../../../db/catalogue-columns';
import { insertRows, upsertRows } from '../../../../db/insert';
import type { Upsert } from '../../../../db/insert';
import { namedStatement } from '../../../../db/named-statement';
import { clinicProductEntryKey, keysOfGroup, lotEntryKey } from './catalogue-kinds';
import type { CatalogueKind } from './catalogue-kinds';
import { joinProducts } from './slot-groups/join-products';
import type { CatalogueChange } from './compare-catalogues';
import { lockLots, writeLots } from './write-lots';

type Client = Pick<PoolClient, 'query'>;

/** Keys of what changes, by kind. */
export interface ChangedKeys {
  /** Added or changed. */
  readonly written: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
}

/** The keys of the changes of a kind. */
export function keysOfKind(changes: readonly CatalogueChange[], kind: CatalogueKind): ChangedKeys {
  const own = changes.filter((change) => change.kind === kind);
  const keys = (isRemoved: boolean) =>
    own.flatMap(({ key, change }) => ((change === 'removed') === isRemoved ? [key] : []));
  return { written: new Set(keys(false)), removed: new Set(keys(true)) };
}

/** How the rows of a kind are written that are one row each. */
interface Writer<Row> extends Upsert<Row> {
  readonly kind: CatalogueKind;
  readonly rowsOf: (catalogue: Catalogue) => readonly Row[];
  readonly keyOf: (row: Row) => string;
}

type WriteKind = (client: Client, after: Catalogue, keys: ReadonlySet<string>) => Promise<void>;

const writing = <Row>(writer: Writer<Row>): readonly [CatalogueKind, WriteKind] => [
  writer.kind,
  (client, after, keys) =>
    upsertRows(
      client,
      writer,
      writer.rowsOf(after).filter((row) => keys.has(writer.keyOf(row))),
    ),
];

/** What comes back is no longer retired. */
const also = 'retired_at = null';
const byId = { key: ['id'], keyOf: ({ id }: { readonly id: string }) => id };

/** In the order in which one needs the other. */
const WRITERS: readonly (readonly [CatalogueKind, WriteKind])[] = [
  writing({
    kind: 'holiday',
    table: 'holidays',
    columns: columns.HOLIDAYS,
    key: ['day'],
    rowsOf: ({ holidays }) => holidays,
    keyOf: ({ day }) => day,
  }),
  writing({
    ...byId,
    kind: 'encyclopedia',
    table: 'encyclopedia',
    columns: columns.ENCYCLOPEDIA,
    rowsOf: ({ encyclopedia }) => encyclopedia,
  }),
  writing({
    ...byId,
    kind: 'product',
    table: 'products',
    columns: columns.PRODUCTS,
    also,
    rowsOf: ({ products }) => products,
  }),
  writing({
    ...byId,
    kind: 'catalog',
    table: 'catalogs',
    columns: columns.CATALOGS,
    rowsOf: ({ catalogs }) => catalogs,
  }),
  writing({
    ...byId,
    kind: 'zone',
    table: 'zones',
    columns: columns.ZONES,
    rowsOf: ({ zones }) => zones,
  }),
  writing({
    ...byId,
    kind: 'article',
    table: 'articles',
    columns: columns.ARTICLES,
    rowsOf: ({ articles }) => articles,
  }),
  writing({
    ...byId,
    kind: 'video',
    table: 'videos',
    columns: columns.VIDEOS,
    rowsOf: ({ videos }) => videos,
  }),
  writing({
    kind: 'clinic',
    table: 'departments',
    columns: columns.DEPARTMENTS,
    key: ['depa_code'],
    also,
    rowsOf: ({ clinics }) => clinics,
    keyOf: ({ depaCode }) => depaCode,
  }),
  writing({
    ...byId,
    kind: 'notice',
    table: 'department_notices',
    columns: columns.NOTICES,
    rowsOf: ({ notices }) => notices,
  }),
  writing({
    kind: 'clinicProduct',
    table: 'clinic_products',
    columns: columns.CLINIC_PRODUCTS,
    key: ['depa_code', 'product_id'],
    also,
    rowsOf: ({ clinicProducts }) => clinicProducts,
    keyOf: ({ depaCode, productId }) => clinicProductEntryKey(depaCode, productId),
  }),
];

const CLEAR_LINKS = namedStatement(
  '',
  'keys',
)`delete from catalog_products where catalog_id = any(:keys)`;
const CLEAR_SCHEDULES = namedStatement('', 'depaCodes productIds')`
delete from clinic_schedules s using unnest(:depaCodes::text[], :productIds::text[]) as gone (depa_code, product_id)
join slot_group_products g using (depa_code, product_id)
where s.depa_code = g.depa_code and s.group_code = g.group_code`;
const CLEAR_EXCEPTIONS = namedStatement(
  '',
  'keys',
)`delete from clinic_exceptions where depa_code = any(:keys)`;

/** Columns of keys that `clinicProductEntryKey` made. */
export function pairsOf(keys: Iterable<string>): { depaCodes: string[]; productIds: string[] } {
  const pairs = [...keys].map((key) => key.split(' '));
  return {
    depaCodes: pairs.map(([depaCode = '']) => depaCode),
    productIds: pairs.map(([, productId = '']) => productId),
  };
}

const all = ({ written, removed }: ChangedKeys): string[] => [...written, ...removed];

/** Removes the rows that change together with others of their kind. */
async function clearGroups(client: PoolClient, changes: readonly CatalogueChange[]): Promise<void> {
  await CLEAR_LINKS.run(client, { keys: all(keysOfKind(changes, 'catalog')) });
  const products = all(keysOfKind(changes, 'schedule')).flatMap(keysOfGroup);
  await CLEAR_SCHEDULES.run(client, pairsOf(products));
  await CLEAR_EXCEPTIONS.run(client, { keys: all(keysOfKind(changes, 'exceptions')) });
}

/** Clinics whose products may share slots with others than before. */
const clinicsOf = (changes: readonly CatalogueChange[]): ReadonlySet<string> =>
  new Set(
    changes
      .filter(
        ({ kind }) => kind === 'schedule' || kind === 'exceptions' || kind === 'clinicProduct',
      )
      .map(({ key }) => key.split(' ')[0] ?? ''),
  );

/** Inserts them anew, in the order of the files. */
async function insertGroups(
  client: PoolClient,
  changes: readonly CatalogueChange[],
  after: Catalogue,
): Promise<void> {
  const catalogs = keysOfKind(changes, 'catalog').written;
  const links = after.catalogProducts.filter(({ catalogId }) => catalogs.has(catalogId));
  await insertRows(client, 'catalog_products', columns.CATALOG_PRODUCTS, links);
  const scheduled = keysOfKind(changes, 'schedule').written;
  const schedules = after.schedules.filter(({ depaCode, groupCode }) =>
    scheduled.has(clinicProductEntryKey(depaCode, groupCode)),
  );
  const clinics = keysOfKind(changes, 'exceptions').written;
  const exceptions = after.exceptions.filter(({ depaCode }) => clinics.has(depaCode));
  const codeOf = await joinProducts(client, clinicsOf(changes), after);
  const stored = <Row extends ScheduleRow | ExceptionRow>(rows: readonly Row[]) =>
    rows.map((row) => ({
      ...row,
      groupCode: row.groupCode && codeOf(row.depaCode, row.groupCode),
    }));
  await insertRows(client, 'clinic_schedules', columns.SCHEDULES, stored(schedules));
  await insertRows(client, 'clinic_exceptions', columns.EXCEPTIONS, stored(exceptions));
}

/** Writes what is added or changed. Within a transaction. @param now of the change */
export async function writeChanges(
  client: PoolClient,
  changes: readonly CatalogueChange[],
  after: Catalogue,
  now: Date,
): Promise<void> {
  const ofLots = keysOfKind(changes, 'lot').written;
  const rows = after.lots.filter((row) => ofLots.has(lotEntryKey(row)));
  const lots = await lockLots(client, rows, now);
  await clearGroups(client, changes);
  for (const [kind, write] of WRITERS) {
    const { written } = keysOfKind(changes, kind);
    if (written.size > 0) await write(client, after, written);
  }
  await insertGroups(client, changes, after);
  await writeLots(client, lots, now);
}
