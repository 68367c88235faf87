import type { StatementWorld } from './statement-world';

/** The plan of a statement, as lines of text; the statement is not run. */
export async function planOf(
  world: StatementWorld,
  text: string,
  values: readonly unknown[],
): Promise<string> {
  const rows = await world.run<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values]);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
