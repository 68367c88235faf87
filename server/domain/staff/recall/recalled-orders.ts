import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** A lot whose recipients are looked for. */
export interface RecalledLot {
  readonly productId: string;
  /** As it is stored. */
  readonly lot: string;
  /** Whose recipients; null: those of every clinic. */
  readonly depaCode: string | null;
}

/** SQL: an order `o` whose dose was of a lot. Literals, so that its index is used. */
export const isOfLot = ({ productId, lot, depaCode }: RecalledLot): RawBuilder<boolean> =>
  sql<boolean>`(o.status = 'DONE' and o.lot <> '' and o.product_id = ${productId} and o.lot = ${lot}
    and (${depaCode}::text is null or o.depa_code = ${depaCode}))`;

/** SQL: an order `o` whose dose was of the lot of a recall `r`, among those that it concerns. */
export const isOfRecall = sql<boolean>`(o.status = 'DONE' and o.lot <> '' and o.product_id = r.product_id and o.lot = r.lot
  and (r.depa_code is null or o.depa_code = r.depa_code))`;

/** SQL: somebody with an account has read one of the messages of a recipient `t`. */
export const isRead = sql<boolean>`exists (
  select from messages m where m.id = any(t.message_ids) and m.read_at is not null)`;

/** SQL: a recipient `t`, or nobody yet, is still to be called, as `isToBeCalled` has it. */
export const isUnreached = sql<boolean>`(t.outcome is distinct from 'reached' and not ${isRead})`;
