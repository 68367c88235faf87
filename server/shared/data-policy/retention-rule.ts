import type { Period } from '@contract/personal/period-rules';

/** Rows that are deleted once they are old enough. */
export interface RetentionRule {
  /** SQL of the instant or day from which the period counts: a column of the row `t`, or an expression. */
  readonly since: string;
  readonly period: Period;
  /** SQL condition on the row `t`; default every row. */
  readonly when?: string;
  /** Most rows of a batch, where much else goes with each. */
  readonly batch?: number;
  /** The law or decision that the period comes from, where it is not the service's own choice. */
  readonly source?: string;
}
