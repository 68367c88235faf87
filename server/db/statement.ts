/** What the engine needs of a `pg` pool. */
export interface StatementRunner {
  query(statement: {
    readonly name?: string;
    readonly text: string;
    readonly values: unknown[];
  }): Promise<{ readonly rows: unknown[] }>;
}

const SQLSTATE = {
  DATA_CLASS: '22',
  INTEGRITY_CLASS: '23',
  UNIQUE: '23505',
  DEADLOCK: '40P01',
  SERIALIZATION: '40001',
} as const;
const TRIES = 4;

const sqlState = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
};

/** Whether a row breaks a rule of a table, so that the same statement would fail again. */
export const breaksIntegrity = (error: unknown): boolean =>
  sqlState(error).startsWith(SQLSTATE.INTEGRITY_CLASS);

/** Whether the database refused the rows themselves: for a rule of a table, or for a value that no column takes. */
export const refusesRows = (error: unknown): boolean =>
  breaksIntegrity(error) || sqlState(error).startsWith(SQLSTATE.DATA_CLASS);

/** Whether a row broke a unique index. */
export const breaksUniqueness = (error: unknown): boolean => sqlState(error) === SQLSTATE.UNIQUE;

/** Runs a prepared statement; one that lost a deadlock left nothing behind and is run again. */
export async function runStatement<Row>(
  runner: StatementRunner,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  for (let tried = 1; ; tried += 1) {
    try {
      return (await runner.query({ name, text, values })).rows as Row[];
    } catch (error) {
      const state = sqlState(error);
      const again = state === SQLSTATE.DEADLOCK || state === SQLSTATE.SERIALIZATION;
      if (!again || tried === TRIES) throw error;
    }
  }
}
