import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Channel } from '@contract/article/endpoints';
import type { Int8, MaybeTimestamp, Timestamp, TimestampDefaultNow } from './column-types';
import type { Bilingual } from '../kernel/language';
import type { BeanTables } from './bean-tables';
import type { MedicalReview, TextOrigin } from '../catalogue/rows';
import type { CatalogueTables } from './catalogue-tables';
import type { CommunityTables } from './community-tables';
import type { DeviceColumns } from './device-columns';
import type { DeskTables } from './desk-tables';
import type { DoseLimits } from './dose-limits';
import type { Sealed } from '../sealed/field-cipher';
import type { ExportTables } from './export-tables';
import type { FollowUpTables } from './follow-up-tables';
import type { InteractionTables } from './interaction-tables';
import type { LinkmenTables } from './linkmen-table';
import type { LotteryTables } from './lottery-tables';
import type { MemberTables } from './member-tables';
import type { ModerationTables } from './moderation-tables';
import type { OrderPerson } from './order-person';
import type { OrderTables } from './order-tables';
import type { StockTables } from './stock-tables';
import type { OrderStatus } from '@contract/order/status-rules';
import type { PaymentTables } from './payment-tables';
import type { JobLeaderTable, ProgressTable } from './progress-tables';
import type { PersonalTables } from './personal-tables';
import type { QuestionnaireTables } from './questionnaire-tables';
import type { ServiceTables } from './service-tables';
import type { ReleaseTables } from './release-tables';
import type { SearchDocumentsTable } from './search-table';
import type { TelemetryTables } from './telemetry-tables';
import type { UsersTable } from './users-table';

type Json<T extends object> = JSONColumnType<T>;

/** Platforms with a user id of their own. */
export type IdentityPlatform = 'wx' | 'alipay' | 'weapp' | 'alipay-mini' | 'wx-union';

export interface IdentitiesTable {
  platform: IdentityPlatform;
  subject: string;
  user_id: string;
  created_at: TimestampDefaultNow;
}

export interface UsedNoncesTable {
  scope: string;
  nonce: string;
  expires_at: Timestamp;
}

export interface SessionsTable extends DeviceColumns {
  proven_at: MaybeTimestamp;
  token_hash: string;
  user_id: string;
  secret: Sealed;
  created_at: TimestampDefaultNow;
  expires_at: Timestamp;
}

export interface VerificationCodesTable {
  id: Int8;
  mobile_key: string;
  purpose: string;
  code_hash: string;
  attempts: Generated<number>;
  created_at: TimestampDefaultNow;
  expires_at: Timestamp;
  used_at: MaybeTimestamp;
  /** Hash of the requesting device, and keyed hash of its address; '' for codes from before this column. */
  asker_device: Generated<string>;
  asker_address: Generated<string>;
  for_known_device: Generated<boolean>;
  /** Guesses from the same address on another device. */
  nearby_attempts: Generated<number>;
}

export interface OutboxTable {
  id: Int8;
  mobile: string;
  body: string;
  created_at: TimestampDefaultNow;
}

export interface RegionsTable {
  code: string;
  parent_code: string | null;
  level: 1 | 2 | 3;
  name: string;
  short_name: string;
  pinyin: string;
  initials: string;
  latitude: number | null;
  longitude: number | null;
  is_hot: Generated<boolean>;
}

/** One dose of a product. */
export interface StoredDose extends DoseLimits {
  readonly label: Bilingual;
  readonly recommendedAge: Bilingual;
}

/** Long texts of a product in one language. */
export interface StoredContent {
  /** Trade name; none or '' where the product has none. */
  readonly brand?: string;
  readonly description: string;
  readonly contraindications: readonly string[];
  readonly adverseReactions: readonly string[];
  readonly precautions: readonly string[];
  readonly afterCare: readonly string[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
}

export interface ProductsTable {
  id: string;
  vaccine_code: string;
  category: 'free' | 'paid';
  name: Json<Bilingual>;
  short_name: Json<Bilingual>;
  maker: Json<Bilingual>;
  diseases: Json<Bilingual<readonly string[]>>;
  img_url: string;
  price_cents: number;
  service_fee_cents: number;
  sex_limit: 1 | 2 | null;
  min_age_days: number;
  max_age_days: number | null;
  doses: Json<readonly StoredDose[]>;
  content: Json<Bilingual<StoredContent>>;
  encyclopedia_id: string | null;
  medical: JSONColumnType<MedicalReview | null>;
  retired_at: MaybeTimestamp;
  sort: Generated<number>;
}

export interface CatalogsTable {
  id: string;
  kind: 'disease' | 'age' | 'category';
  name: Json<Bilingual>;
  sort: number;
}

export interface CatalogProductsTable {
  catalog_id: string;
  product_id: string;
}

export interface ZonesTable {
  id: string;
  name: Json<Bilingual>;
  summary: Json<Bilingual>;
  img_url: string;
  product_ids: Json<readonly string[]>;
  sort: number;
}

export interface EncyclopediaTable {
  id: string;
  title: Json<Bilingual>;
  content: Json<Bilingual<readonly object[]>>;
  origin: JSONColumnType<TextOrigin | null>;
}

/** Shown from `published_at` (null: a draft) until before `published_until` (null: for good). */
export interface ArticlesTable {
  id: string;
  channel: Channel;
  zone_id: string | null;
  title: Json<Bilingual>;
  summary: Json<Bilingual>;
  blocks: Json<Bilingual<readonly object[]>>;
  img_url: string;
  read_minutes: number;
  published_at: MaybeTimestamp;
  published_until: MaybeTimestamp;
  origin: JSONColumnType<TextOrigin | null>;
}

/** Opening hours of a weekday, 1 Monday … 7 Sunday; no periods: closed. */
export interface StoredHours {
  readonly weekday: number;
  readonly periods: readonly { readonly from: string; readonly to: string }[];
}

export interface DepartmentsTable {
  depa_code: string;
  region_code: string;
  city_code: string;
  name: Json<Bilingual>;
  address: Json<Bilingual>;
  introduction: Json<Bilingual>;
  traffic: Json<Bilingual>;
  licence: string;
  phone: string;
  img_url: string;
  images: Json<readonly string[]>;
  latitude: number;
  longitude: number;
  pay_way: string;
  hours: Json<readonly StoredHours[]>;
  is_online: Generated<boolean>;
  offline_notice: JSONColumnType<Bilingual | null>;
  retired_at: MaybeTimestamp;
}

export interface DepartmentNoticesTable {
  id: string;
  depa_code: string;
  title: Json<Bilingual>;
  content: Json<Bilingual>;
  published_at: MaybeTimestamp;
  published_until: MaybeTimestamp;
}

export interface ClinicProductsTable {
  depa_code: string;
  product_id: string;
  price_cents: number;
  service_fee_cents: number;
  in_stock: Generated<boolean>;
  /** Whether it is booked only as far as its doses reach. */
  limited_by_stock: Generated<boolean>;
  retired_at: MaybeTimestamp;
}

export interface SlotsTable {
  id: Int8;
  depa_code: string;
  group_code: string;
  day: string;
  start_time: string;
  end_time: string;
  capacity: number;
  remaining: number;
  /** Capacity that is neither remaining nor booked: held for a limited time. */
  held: Generated<number>;
  release_at: MaybeTimestamp;
  closed_at: MaybeTimestamp;
  close_reason: Generated<string>;
  passed_at: MaybeTimestamp;
  release_id: ColumnType<string | null, string | null | undefined, string | null>;
  /** The slot can only be booked with an admitted ticket of the release. */
  drawn: Generated<boolean>;
  /** It is over and stays, because somebody used it. */
  was_used: Generated<boolean>;
  /** What its schedule gives it where more places are taken; 0: none makes it any more. */
  scheduled_capacity: number | null;
}

/** A product and one of its doses, as an order stores them. */
export interface BookedDose {
  readonly productId: string;
  readonly vaccineCode: string;
  readonly doseNo: number;
}

export interface OrdersTable {
  id: string;
  reference: string;
  /** null together with `linkman_id`: a walk-in. */
  user_id: string | null;
  linkman_id: string | null;
  person_key: string;
  /** The account on whose word alone it rests, or '' (0140_proved_persons.sql). */
  claimant: Generated<string>;
  /** The caregiver who booked it for the owner, or '' (0190_caregivers.sql). */
  booked_by: Generated<string>;
  /** The resting entry of the caregiver's for which it was made (0182_merged_entries.sql). */
  merged_from: ColumnType<string | null, string | null | undefined, string | null>;
  /** The number of this booking among the person's; null for those made before there were any. */
  person_turn: ColumnType<number | null, number | null | undefined, number | null>;
  idempotency_key: string;
  depa_code: string;
  product_id: string;
  vaccine_code: string;
  dose_no: number;
  slot_id: number;
  day: string;
  start_time: string;
  end_time: string;
  status: OrderStatus;
  price_cents: number;
  service_fee_cents: number;
  mobile: Sealed;
  remark: Generated<string>;
  guideline_version: string;
  cancel_reason: Generated<string>;
  remaining_changes: number;
  /** The orders of one family booking share it. */
  visit_id: string | null;
  created_at: TimestampDefaultNow;
  updated_at: TimestampDefaultNow;
  removed_at: MaybeTimestamp;
  source: Generated<'online' | 'walk_in'>;
  /** A walk-in's from the start; of others as the family member was when the dose was given, null before. */
  person: JSONColumnType<OrderPerson | null, string | null, string | null>;
  lot: Generated<string>;
  /** What was booked, where another product was given; null otherwise. */
  booked: JSONColumnType<BookedDose | null, string | null | undefined, string | null>;
  paid_cents: Generated<number>;
  paid_at: MaybeTimestamp;
}

/** A dose entered by hand; `dose_no` null outside the programme. */
export interface OwnDosesTable {
  id: string;
  user_id: string;
  linkman_id: string;
  vaccine_code: string;
  dose_no: number | null;
  day: string;
  /** The day is the soonest that age and interval allow, as it is not remembered. */
  is_day_estimated: Generated<boolean>;
  lot: Generated<string>;
  /** Idempotency key of the bulk entry. */
  batch_key: ColumnType<string | null, string | null | undefined, string | null>;
  entered_at: Timestamp;
}

export interface DeclinedSuggestionsTable {
  user_id: string;
  linkman_id: string;
  code: string;
  declined_at: Timestamp;
}

/** Capacity of one slot that is held for an account; a hold over several slots has a row for each. */
export interface HoldsTable {
  id: string;
  part: Generated<number>;
  user_id: string;
  slot_id: number;
  places: number;
  kind: 'form' | 'offer';
  created_at: Timestamp;
  expires_at: Timestamp;
  ended_at: MaybeTimestamp;
  ended_how: 'booked' | 'released' | 'expired' | 'moved' | null;
  /** A product for each dose that it is held for; empty where the place is nobody's yet. */
  products: Generated<string[]>;
}

/** Every table of server/migrations. */
export interface Tables
  extends
    BeanTables,
    CatalogueTables,
    CommunityTables,
    DeskTables,
    ExportTables,
    FollowUpTables,
    InteractionTables,
    LinkmenTables,
    LotteryTables,
    MemberTables,
    ModerationTables,
    OrderTables,
    StockTables,
    PaymentTables,
    PersonalTables,
    QuestionnaireTables,
    ReleaseTables,
    ServiceTables,
    TelemetryTables {
  job_leader: JobLeaderTable;
  progress: ProgressTable;
  users: UsersTable;
  identities: IdentitiesTable;
  used_nonces: UsedNoncesTable;
  sessions: SessionsTable;
  verification_codes: VerificationCodesTable;
  outbox: OutboxTable;
  regions: RegionsTable;
  products: ProductsTable;
  catalogs: CatalogsTable;
  catalog_products: CatalogProductsTable;
  zones: ZonesTable;
  encyclopedia: EncyclopediaTable;
  articles: ArticlesTable;
  departments: DepartmentsTable;
  department_notices: DepartmentNoticesTable;
  clinic_products: ClinicProductsTable;
  slots: SlotsTable;
  orders: OrdersTable;
  self_reported_doses: OwnDosesTable;
  declined_suggestions: DeclinedSuggestionsTable;
  search_documents: SearchDocumentsTable;
  holds: HoldsTable;
}
