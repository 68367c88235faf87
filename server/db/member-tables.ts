import type { Generated } from 'kysely';
import type { MemberPlan, Privilege, TermSource } from '@contract/member/member-rules';
import type { Language } from '../kernel/language';
import type { MaybeTimestamp, Timestamp } from './column-types';

export interface MemberTermsTable {
  id: string;
  user_id: string;
  source: TermSource;
  days: number;
  starts_at: Timestamp;
  ends_at: Timestamp;
  ended_at: MaybeTimestamp;
  beans: number | null;
  bean_entry_id: string | null;
  purchase_id: string | null;
  cents: number | null;
  idempotency_key: string;
  created_at: Timestamp;
}

/** A membership bought with money, or about to be. */
export interface MemberPurchasesTable {
  id: string;
  user_id: string;
  plan: MemberPlan;
  days: number;
  cents: number;
  agreement_version: string;
  /** `replaced`: another purchase took its place, or its account was deleted. */
  state: Generated<'open' | 'paid' | 'replaced'>;
  created_at: Timestamp;
  paid_at: MaybeTimestamp;
}

export interface MemberCodesTable {
  code_hash: string;
  days: number;
  valid_until: Timestamp;
  made_at: Timestamp;
  redeemed_at: MaybeTimestamp;
  user_id: string | null;
}

export interface PrivilegeUsesTable {
  user_id: string;
  privilege: Privilege;
  uses: Generated<number>;
  last_used_at: Timestamp;
}

export interface CalendarFeedsTable {
  user_id: string;
  secret_hash: string;
  language: Language;
  made_at: Timestamp;
}

/** Membership and its privileges. */
export interface MemberTables {
  member_terms: MemberTermsTable;
  member_purchases: MemberPurchasesTable;
  member_codes: MemberCodesTable;
  privilege_uses: PrivilegeUsesTable;
  calendar_feeds: CalendarFeedsTable;
}
