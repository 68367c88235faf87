import type { ClientBase } from 'pg';
import { migrationState } from './migrate';

/** A part of the check. */
export interface CheckedPart {
  readonly part: 'schema' | 'ledger' | 'doses' | 'foreign keys';
  readonly isOk: boolean;
  /** One sentence: counts and ids of slots, nothing of anybody. */
  readonly said: string;
}

/** Slots and constraints that are named. */
const NAMED = 10;

const few = (names: readonly unknown[]): string =>
  names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ', …' : '');

async function checkSchema(client: ClientBase, migrationsDir: string): Promise<CheckedPart> {
  const { newest, missing, unknown, changed } = await migrationState(client, migrationsDir);
  const wrong = [
    ...(missing.length > 0 ? [`missing: ${few(missing)}`] : []),
    ...(unknown.length > 0 ? [`of a newer version: ${few(unknown)}`] : []),
    ...(changed.length > 0 ? [`changed since: ${few(changed)}`] : []),
  ];
  const isOk = wrong.length === 0;
  return { part: 'schema', isOk, said: isOk ? `as of ${newest}` : wrong.join('; ') };
}

/** $1 statuses in which an order takes a place. */
const LEDGER = `
with booked as (
  select slot_id, count(*) as places from orders where status = any($1::text[]) group by slot_id
), holding as (
  select slot_id, sum(places) as places from holds where ended_at is null group by slot_id
)
select s.id from slots s left join booked b on b.slot_id = s.id left join holding h on h.slot_id = s.id
where s.capacity <> s.remaining + s.held + coalesce(b.places, 0) or s.held <> coalesce(h.places, 0)
order by s.id`;

async function checkLedger(
  client: ClientBase,
  holdingStatuses: readonly string[],
): Promise<CheckedPart> {
  const { rows } = await client.query<{ id: number }>(LEDGER, [holdingStatuses]);
  const { rows: all } = await client.query<{ count: number }>(
    'select count(*)::integer as count from slots',
  );
  const isOk = rows.length === 0;
  const count = all[0]?.count ?? 0;
  const said = isOk
    ? `${count} slots, each with capacity = remaining + held + booked`
    : `${rows.length} of ${count} slots do not add up: ${few(rows.map(({ id }) => id))}`;
  return { part: 'ledger', isOk, said };
}

const DOSES = `
select d.depa_code || ' ' || d.product_id as name, d.remaining <> counted_doses(d.depa_code, d.product_id, d.from_days) as wrong
from remaining_doses d order by 1`;

async function checkDoses(client: ClientBase): Promise<CheckedPart> {
  const { rows } = await client.query<{ name: string; wrong: boolean }>(DOSES);
  const wrong = rows.filter((row) => row.wrong).map(({ name }) => name);
  const isOk = wrong.length === 0;
  const said = isOk
    ? `${rows.length} products limited by their stock, each with lots = remaining + held + booked`
    : `${wrong.length} of ${rows.length} limited products do not add up: ${few(wrong)}`;
  return { part: 'doses', isOk, said };
}

interface ForeignKey {
  readonly name: string;
  readonly source: string;
  readonly target: string;
  readonly columns: readonly string[];
  readonly targets: readonly string[];
}

const FOREIGN_KEYS = `
select c.conname as name, c.conrelid::regclass::text as source, c.confrelid::regclass::text as target,
  array(select quote_ident(a.attname) from unnest(c.conkey) with ordinality k (n, place)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by place) as columns,
  array(select quote_ident(a.attname) from unnest(c.confkey) with ordinality k (n, place)
    join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by place) as targets
from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 2, 1`;

/** A row without the row that it points at; where a column is null it points at nothing. */
const orphanOf = ({ source, target, columns, targets }: ForeignKey): string =>
  `select exists (select from ${source} s where ${columns.map((column) => `s.${column} is not null`).join(' and ')}
    and not exists (select from ${target} t where ${columns.map((column, n) => `t.${targets[n]} = s.${column}`).join(' and ')})) as found`;

async function checkForeignKeys(client: ClientBase): Promise<CheckedPart> {
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  const broken: string[] = [];
  for (const key of keys) {
    const { rows } = await client.query<{ found: boolean }>(orphanOf(key));
    if (rows[0]?.found) broken.push(`${key.source}.${key.name}`);
  }
  const isOk = broken.length === 0;
  const said = isOk ? `${keys.length}, each row has its row` : `rows are missing: ${few(broken)}`;
  return { part: 'foreign keys', isOk, said };
}

/** Checks a database that nobody else has to stop for: all that is read is of one moment. */
export async function checkDatabase(
  client: ClientBase,
  options: { readonly migrationsDir: string; readonly holdingStatuses: readonly string[] },
): Promise<CheckedPart[]> {
  await client.query('begin isolation level repeatable read read only');
  try {
    // Whole tables are read, which the connections of calls avoid.
    await client.query('set local statement_timeout = 0');
    await client.query('set local enable_seqscan = on');
    const schema = await checkSchema(client, options.migrationsDir);
    // Without its tables there is nothing to look at.
    if (!schema.isOk) return [schema];
    return [
      schema,
      await checkLedger(client, options.holdingStatuses),
      await checkDoses(client),
      await checkForeignKeys(client),
    ];
  } finally {
    await client.query('rollback');
  }
}
