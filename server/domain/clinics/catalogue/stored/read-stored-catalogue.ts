import { escapeLiteral } from 'pg';
import type { PoolClient } from 'pg';
import { shanghaiText } from '@contract/time/shanghai-rules';
import type { Catalogue } from '../../../../catalogue/rows';
import * as columns from '../../../../db/catalogue-columns';
import { SHARES_WITH } from '../../../../shared/slots/group-of-products';
import type { Columns } from '../../../../db/insert';

type Client = Pick<PoolClient, 'query'>;

/** Rows of one round trip: one answer with all of a large table would be held in memory several times over. */
const AT_ONCE = 20_000;

/** Of a table: its columns, what is left out, the order of its rows, and what columns are read as if not as they are. */
interface Source<Row> {
  readonly table: string;
  readonly columns: Columns<Row>;
  readonly condition?: string;
  readonly order: string;
  readonly expressions?: Readonly<Record<string, string>>;
}

const camel = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Text of an instant as files and sample data write it. */
const published = (value: unknown): unknown =>
  value instanceof Date ? `${shanghaiText(value.getTime())}+08:00` : value;

/** Reads a table in order, some rows at a time. Within a transaction. */
async function readRows<Row>(client: Client, source: Source<Row>): Promise<Row[]> {
  const { table, columns: of, condition = 'true', order, expressions = {} } = source;
  const names = Object.entries(of).map(
    ([column, [type]]) => [column, camel(column), type === 'timestamptz'] as const,
  );
  const list = names
    .map(([column, field]) => `${expressions[column] ?? column} as "${field}"`)
    .join(', ');
  const instants = names.flatMap(([, field, isInstant]) => (isInstant ? [field] : []));
  await client.query(
    `declare stored_rows no scroll cursor for select ${list} from ${table} where ${condition} order by ${order}`,
  );
  const rows: Record<string, unknown>[] = [];
  for (;;) {
    const fetched = await client.query<Record<string, unknown>>(
      `FETCH ${AT_ONCE} from stored_rows`,
    );
    for (const row of fetched.rows) {
      for (const field of instants) row[field] = published(row[field]);
      rows.push(row);
    }
    if (fetched.rows.length < AT_ONCE) break;
  }
  await client.query('close stored_rows');
  return rows as Row[];
}

const sorted = (...names: string[]): string => names.map((name) => `${name} collate "C"`).join();

/** What orders and other rows point at stays when it is taken out of the catalogue. */
const IS_THERE = 'retired_at is null';

/** What groups of products are in files: named by those that are not retired. */
const NAMED = { group_code: 'named.products' };
const withNames = (table: string, condition = 'true'): string => `${table} left join (
  select g.depa_code, g.group_code, string_agg(g.product_id, '${SHARES_WITH}' order by g.product_id collate "C") as products
  from slot_group_products g join clinic_products o using (depa_code, product_id)
  where o.retired_at is null and ${condition} group by 1, 2
) named using (depa_code, group_code)`;

/** Of lots, those whose product the clinic still has. */
const IS_OFFERED = `exists (select from clinic_products c where c.depa_code = clinic_lots.depa_code
  and c.product_id = clinic_lots.product_id and c.retired_at is null)`;

/** Reads a table in order; without what a condition leaves out. */
type Read = <Row>(
  table: string,
  of: Columns<Row>,
  order: string,
  condition?: string,
  expressions?: Source<Row>['expressions'],
) => Promise<Row[]>;

const reading =
  (client: Client, depaCode: string | null): Read =>
  (table, of, order, condition, expressions) => {
    const ofClinic = depaCode === null ? null : `depa_code = ${escapeLiteral(depaCode)}`;
    const all = [condition, ofClinic].filter((each) => each).join(' and ');
    return readRows(client, {
      ...{ table, columns: of, order },
      ...(all !== '' && { condition: all }),
      ...(expressions && { expressions }),
    });
  };

const OF_PRODUCT = sorted('depa_code', 'product_id');

/** What belongs to clinics: of all of them, or of one. */
const readClinics = async (read: Read) => ({
  clinics: await read('departments', columns.DEPARTMENTS, sorted('depa_code'), IS_THERE),
  notices: await read(
    'department_notices',
    columns.NOTICES,
    `${sorted('depa_code')}, published_at, ${sorted('id')}`,
  ),
  clinicProducts: await read('clinic_products', columns.CLINIC_PRODUCTS, OF_PRODUCT, IS_THERE),
  // Of a group's periods, as of a clinic's exceptions, the order is that of the files: later ones win.
  schedules: await read(
    withNames('clinic_schedules'),
    columns.SCHEDULES,
    `${sorted('depa_code', 'named.products')}, id`,
    'named.products is not null',
    NAMED,
  ),
  exceptions: await read(
    // Nearly all are of whole clinics.
    withNames(
      'clinic_exceptions',
      '(g.depa_code, g.group_code) in (select depa_code, group_code from clinic_exceptions)',
    ),
    columns.EXCEPTIONS,
    `${sorted('depa_code')}, id`,
    '(named.products is not null or group_code is null)',
    NAMED,
  ),
});

const readHolidays = (client: Client) => reading(client, null)('holidays', columns.HOLIDAYS, 'day');

/**
 * Reads the catalogue that the database has, without what is retired; always in the same order. Within a transaction of
 * the caller’s.
 */
export async function readStoredCatalogue(client: Client): Promise<Catalogue> {
  const read = reading(client, null);
  return {
    holidays: await readHolidays(client),
    products: await read('products', columns.PRODUCTS, `sort, ${sorted('id')}`, IS_THERE),
    catalogs: await read('catalogs', columns.CATALOGS, `kind, sort, ${sorted('id')}`),
    catalogProducts: await read(
      'catalog_products',
      columns.CATALOG_PRODUCTS,
      sorted('catalog_id', 'product_id'),
    ),
    zones: await read('zones', columns.ZONES, `sort, ${sorted('id')}`),
    ...(await readClinics(read)),
    lots: await read(
      'clinic_lots',
      columns.LOTS,
      sorted('depa_code', 'product_id', 'lot'),
      IS_OFFERED,
    ),
    encyclopedia: await read('encyclopedia', columns.ENCYCLOPEDIA, sorted('id')),
    articles: await read('articles', columns.ARTICLES, `published_at, ${sorted('id')}`),
    videos: await read('videos', columns.VIDEOS, `published_at, ${sorted('id')}`),
  };
}

/**
 * Reads the part of the catalogue that is a clinic’s, with the holidays of all; of products, groups, lots and texts it has none.
 * Within a transaction of the caller’s.
 */
export const readClinicPart = async (client: Client, depaCode: string): Promise<Catalogue> => ({
  holidays: await readHolidays(client),
  products: [],
  catalogs: [],
  catalogProducts: [],
  zones: [],
  ...(await readClinics(reading(client, depaCode))),
  lots: [],
  encyclopedia: [],
  articles: [],
  videos: [],
});
