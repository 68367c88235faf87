import { CompiledQuery } from 'kysely';
import type { Db } from './database';
import type { StatementRunner } from './statement';

/** Runs named statements inside the caller's transaction, planned anew each time. */
export const transactionRunner = (trx: Db): StatementRunner => ({
  query: ({ text, values }) => trx.executeQuery(CompiledQuery.raw(text, values)),
});
