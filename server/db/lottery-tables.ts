import type { JSONColumnType } from 'kysely';
import type { BeaconSource, PrizeState } from '@contract/lottery/lottery-rules';
import type { Bilingual } from '../kernel/language';
import type { Sealed } from '../sealed/field-cipher';
import type { MaybeTimestamp, Timestamp } from './column-types';

/** A prize of an activity; stock in units, value in cents. */
export interface StoredPrize {
  readonly name: Bilingual;
  readonly stock: number;
  readonly valueCents: number;
}

/** A part of the rules as published. */
export interface StoredRule {
  readonly heading: Bilingual;
  readonly text: Bilingual;
}

export interface LotteryActivitiesTable {
  id: string;
  title: JSONColumnType<Bilingual>;
  summary: JSONColumnType<Bilingual>;
  organiser: JSONColumnType<Bilingual>;
  prizes: JSONColumnType<readonly StoredPrize[]>;
  rules: JSONColumnType<readonly StoredRule[]>;
  opens_at: Timestamp;
  closes_at: Timestamp;
  draw_at: Timestamp;
  ticket_beans: number | null;
  bean_tickets: number;
  claim_days: number;
  winners: number;
  published_at: Timestamp;
  seed: string;
  seed_hash: string;
  holder_key: string;
  source: BeaconSource;
  closed_at: MaybeTimestamp;
  list_hash: string | null;
  tickets: number | null;
  round: number | null;
  public_value: string | null;
  drawn_at: MaybeTimestamp;
  void_at: MaybeTimestamp;
}

export interface LotteryTicketsTable {
  id: string;
  activity_id: string;
  holder: string;
  free_day: string | null;
  at: Timestamp;
}

export interface LotteryTicketOwnersTable {
  ticket_id: string;
  activity_id: string;
  user_id: string;
  idempotency_key: string;
  bean_entry_id: string | null;
  at: Timestamp;
}

export interface LotteryWinnersTable {
  activity_id: string;
  position: number;
  ticket_id: string;
  shown_as: string;
  state: PrizeState;
  unit: number | null;
  claim_until: MaybeTimestamp;
  claimed_at: MaybeTimestamp;
  sent_at: MaybeTimestamp;
  forfeited_at: MaybeTimestamp;
}

export interface LotteryDeliveriesTable {
  id: string;
  user_id: string;
  ticket_id: string;
  name: Sealed;
  mobile: Sealed;
  region_code: string;
  address: Sealed;
  at: Timestamp;
}

/** Lottery activities. */
export interface LotteryTables {
  lottery_activities: LotteryActivitiesTable;
  lottery_tickets: LotteryTicketsTable;
  lottery_ticket_owners: LotteryTicketOwnersTable;
  lottery_winners: LotteryWinnersTable;
  lottery_deliveries: LotteryDeliveriesTable;
}
