import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Site } from '@contract/desk/dose-detail-rules';
import type { Reaction } from '@contract/order/observation-rules';
import type { OrderStatus } from '@contract/order/status-rules';
import type { Int8, MaybeTimestamp, Timestamp, TimestampDefaultNow } from './column-types';

/** The latest refund of an order. `paying`: its money is being sent; from then on it cannot be recalled. */
export interface RefundsTable {
  order_id: string;
  state: 'waiting' | 'paying' | 'paid' | 'failed' | 'recalled';
  started_by: 'user' | 'clinic' | 'system';
  /** Status of the order before, restored when the refund is recalled. */
  status_before: OrderStatus;
  refund_cents: number;
  charge_cents: number;
  requested_at: Timestamp;
  due_at: Timestamp;
  claimed_at: MaybeTimestamp;
  settled_at: MaybeTimestamp;
}

/** A note after a vaccination. */
export interface ObservationNotesTable {
  order_id: string;
  user_id: string;
  reactions: JSONColumnType<readonly Reaction[]>;
  text: string;
  saved_at: Timestamp;
}

/** What is recorded of a dose besides its lot. */
export interface DoseDetailsTable {
  order_id: string;
  /** `YYYY-MM-DD`. */
  expiry: string | null;
  site: Site | null;
  pack_code: string;
}

/** A certificate whose dose a clinic has taken back. */
export interface RevokedCertificatesTable {
  serial: string;
  revoked_at: Timestamp;
}

/** An availability alert. */
export interface UserWantsTable {
  id: string;
  user_id: string;
  product_id: string;
  region_code: string;
  asked_at: Timestamp;
  notified_at: MaybeTimestamp;
}

interface OrderEventsTable {
  id: Int8;
  order_id: string;
  at: TimestampDefaultNow;
  actor: 'user' | 'clinic' | 'system';
  kind: string;
  status_before: string | null;
  status_after: string;
  note: Generated<string>;
  /** The caregiver who did it for the owner. */
  acted_by: ColumnType<string | null, string | null | undefined, string | null>;
  staff_id: ColumnType<string | null, string | null | undefined, string | null>;
}

/** Tables of server/migrations/0001, 0005, 0123 and 0167. */
export interface OrderTables {
  order_events: OrderEventsTable;
  dose_details: DoseDetailsTable;
  revoked_certificates: RevokedCertificatesTable;
  refunds: RefundsTable;
  observation_notes: ObservationNotesTable;
  availability_alerts: UserWantsTable;
}
