import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LotState, MovementKind } from '@contract/stock/stock-rules';
import type { RecallOutcome } from '@contract/stock/recall-rules';
import type { Bilingual } from '../kernel/language';
import type { Int8, MaybeTimestamp, Timestamp } from './column-types';

interface ClinicLotsTable {
  id: Int8;
  depa_code: string;
  product_id: string;
  lot: string;
  /** `YYYY-MM-DD`, the last valid day. */
  expiry: string;
  state: Generated<LotState>;
  reason: Generated<string>;
  first_doses: number;
  /** The sum of its movements; a trigger keeps it. */
  balance: ColumnType<number, never, never>;
}

/** Of limited products, what may still be booked: written by triggers and `recount_doses`. */
interface RemainingDosesTable {
  depa_code: string;
  product_id: string;
  /** `YYYY-MM-DD`, ascending. */
  from_days: string[];
  /** Of doses for each of `from_days` or later; below 0: booked already. */
  remaining: number[];
  recount_at: Timestamp;
}

interface LotPacksTable {
  pack_code: string;
  lot_id: number;
}

interface LotMovementsTable {
  id: Int8;
  lot_id: number;
  moved_at: Timestamp;
  kind: MovementKind;
  doses: number;
  order_id: ColumnType<string | null, string | null | undefined, never>;
  staff_id: string | null;
  note: Generated<string>;
  request_key: ColumnType<string | null, string | null | undefined, never>;
}

interface LotDeviationsTable {
  id: Int8;
  order_id: string;
  kind: 'expired' | 'quarantined' | 'recalled';
  lot: string;
  reason: string;
  recorded_at: Timestamp;
  staff_id: string;
}

interface LotRecallsTable {
  id: Int8;
  product_id: string;
  lot: string;
  depa_code: string | null;
  source: 'holder' | 'clinic';
  reason: string;
  message: JSONColumnType<Bilingual>;
  confirmed_by: string;
  started_at: Timestamp;
  started_by: string;
  ended_at: MaybeTimestamp;
  ended_by: ColumnType<string | null, string | null | undefined, string | null>;
  end_reason: Generated<string>;
}

interface RecallRecipientsTable {
  recall_id: number;
  order_id: string;
  notified_at: MaybeTimestamp;
  message_ids: ColumnType<unknown, number[] | null | undefined, number[] | null>;
  outcome: ColumnType<RecallOutcome | null, RecallOutcome | null | undefined, RecallOutcome | null>;
  marked_at: MaybeTimestamp;
  marked_by: ColumnType<string | null, string | null | undefined, string | null>;
  note: Generated<string>;
}

/** Tables of server/migrations/0181. */
export interface StockTables {
  clinic_lots: ClinicLotsTable;
  remaining_doses: RemainingDosesTable;
  lot_packs: LotPacksTable;
  lot_movements: LotMovementsTable;
  lot_deviations: LotDeviationsTable;
  lot_recalls: LotRecallsTable;
  recall_recipients: RecallRecipientsTable;
}
