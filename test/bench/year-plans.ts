import type { Pool, PoolClient } from 'pg';

/** Rows from which on a table counts as large. */
const LARGE = 10_000;
/** Share of a large table from which on reading its rows counts as reading it whole. */
const WHOLE = 0.5;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement that PostgreSQL has run, those of triggers included. */
export interface Ran {
  readonly text: string;
  readonly ms: number;
  /** Indexes that it read. */
  readonly indexes: readonly string[];
  /** Large tables that it read whole: "orders 300000 of 340000 rows". */
  readonly whole: readonly string[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Rows that a node of a plan looked at. */
const rowsReadBy = (node: PlanNode): number =>
  ((node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)) *
  (node['Actual Loops'] ?? 0);

function wholeTables(nodes: readonly PlanNode[], sizes: ReadonlyMap<string, number>): string[] {
  return nodes.flatMap((node) => {
    const table = node['Relation Name'];
    if (table === undefined || node['Node Type'] === 'ModifyTable') return [];
    const size = sizes.get(table) ?? 0;
    const read = rowsReadBy(node);
    return size >= LARGE && read >= size * WHOLE ? [`${table} ${read} of ${size} rows`] : [];
  });
}

/** PostgreSQL's own report of a statement: https://www.postgresql.org/docs/current/auto-explain.html. */
const REPORT = /^duration: ([\d.]+) ms {2}plan:\n([\s\S]+)$/;

function readReport(message: string, sizes: ReadonlyMap<string, number>): Ran | null {
  const [, ms, json] = REPORT.exec(message) ?? [];
  if (json === undefined) return null;
  const report = JSON.parse(json) as { readonly 'Query Text': string; readonly Plan: PlanNode };
  const nodes = nodesOf(report.Plan);
  return {
    text: report['Query Text'],
    ms: Number(ms),
    indexes: [...new Set(nodes.flatMap(({ 'Index Name': index }) => index ?? []))],
    whole: wholeTables(nodes, sizes),
  };
}

/** Lets PostgreSQL report the plan of every statement of later connections to them. */
export async function reportPlans(pool: Pool): Promise<void> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    // Without the time of each node, which would cost more than it says.
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
    'auto_explain.log_nested_statements': 'on',
    client_min_messages: 'log',
  };
  await pool.query(`load 'auto_explain'`);
  for (const [name, value] of Object.entries(settings))
    await pool.query(`alter role current_user set ${name} = '${value}'`);
}

/** Rows of each table. */
export async function tableSizes(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ name: string; size: number }>(
    `select relname as name, reltuples::float8 as size from pg_class where relkind in ('r', 'p')`,
  );
  return new Map(rows.map(({ name, size }) => [name, size]));
}

/** Hears what a pool's new connections report. @param heard is told of each statement */
export function hearPlans(
  pool: Pool,
  sizes: ReadonlyMap<string, number>,
  heard: (ran: Ran) => void,
): void {
  pool.on('connect', (client: PoolClient) =>
    client.on('notice', ({ message }) => {
      const ran = readReport(message ?? '', sizes);
      if (ran) heard(ran);
    }),
  );
}
