import type { ColumnType, Generated } from 'kysely';
import type { ReleaseState } from '@contract/release/release-rules';
import type { MaybeTimestamp, Timestamp } from './column-types';

/** A ticket's state in the database; whether it has a position is another column. */
export type StoredTicketState = 'waiting' | 'admitted' | 'used' | 'lapsed' | 'left' | 'soldOut';

export interface ReleasesTable {
  id: string;
  depa_code: string;
  product_id: string;
  release_at: Timestamp;
  entry_at: Timestamp;
  seats: number;
  first_day: string;
  last_day: string;
  /** Secret until the draw. */
  seed: string;
  seed_hash: string;
  state: Generated<ReleaseState>;
  drawn_at: MaybeTimestamp;
  /** From then on entries go to the end. */
  draw_began_at: MaybeTimestamp;
  /** Positions that the draw has given. */
  positions_given: Generated<number>;
  present: Generated<number>;
  last_position: Generated<number>;
  ended_at: MaybeTimestamp;
}

export interface ReleaseTicketsTable {
  id: string;
  release_id: string;
  user_id: string;
  people: number;
  places: ColumnType<number | null, number | null | undefined, number | null>;
  state: Generated<StoredTicketState>;
  position: ColumnType<number | null, number | null | undefined, number | null>;
  entered_at: Timestamp;
  admitted_at: MaybeTimestamp;
  admitted_until: MaybeTimestamp;
  ended_at: MaybeTimestamp;
  /** The lot by which the draw ordered it (0140_proved_persons.sql); null where it was not in it. */
  lot: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface ReleasePeopleTable {
  ticket_id: string;
  release_id: string;
  person_key: string;
  /** Hash of the document and the name of the member when they entered (`person_name_key` of 0131_united_people_in_queues.sql). */
  name_key: string;
  /** As of orders. */
  claimant: Generated<string>;
  /** The person's in the draw, on whichever tickets they are. */
  lot: string;
  linkman_id: string;
  dose_no: number;
  is_open: Generated<boolean>;
}

export interface ReleaseTables {
  releases: ReleasesTable;
  release_tickets: ReleaseTicketsTable;
  release_people: ReleasePeopleTable;
}
