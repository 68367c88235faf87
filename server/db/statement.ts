/** The part of a `pg` pool that statements use. */
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
  LOCK_NOT_AVAILABLE: '55P03',
} as const;
const TRIES = 4;

const sqlState = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
};

/** Whether a row violates a constraint, so that the same statement would fail again. */
export const breaksIntegrity = (error: unknown): boolean =>
  sqlState(error).startsWith(SQLSTATE.INTEGRITY_CLASS);

/** Whether the database refused the rows themselves: for a constraint, or for a value that no column accepts. */
export const refusesRows = (error: unknown): boolean =>
  breaksIntegrity(error) || sqlState(error).startsWith(SQLSTATE.DATA_CLASS);

/** Whether a row violated a unique index. */
export const breaksUniqueness = (error: unknown): boolean => sqlState(error) === SQLSTATE.UNIQUE;

/** Whether a statement waited for a lock longer than it may. */
export const lacksLock = (error: unknown): boolean =>
  sqlState(error) === SQLSTATE.LOCK_NOT_AVAILABLE;

/** Makes a call that the database may end for a deadlock: all of its work was taken back then, and it is repeated. */
export async function repeatAborted<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      const state = sqlState(error);
      const again = state === SQLSTATE.DEADLOCK || state === SQLSTATE.SERIALIZATION;
      if (!again || tried === TRIES) throw error;
    }
  }
}

/** Runs a prepared statement; one that was aborted by a deadlock changed nothing and is repeated. */
export const runStatement = <Row>(
  runner: StatementRunner,
  name: string,
  text: string,
  values: unknown[],
): Promise<Row[]> =>
  repeatAborted(async () => (await runner.query({ name, text, values })).rows as Row[]);
