import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Channel } from '@contract/article/endpoints';
import type { OrderStatus } from '@contract/order/status-rules';

/** A bilingual text column. */
export interface Bilingual<T = string> {
  readonly zh: T;
  readonly en: T;
}

type Json<T extends object> = JSONColumnType<T>;
type Timestamp = ColumnType<Date, Date, Date>;
type TimestampDefaultNow = ColumnType<Date, Date | undefined, Date>;
type MaybeTimestamp = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Int8 = Generated<number>;

export interface UsersTable {
  id: string;
  mobile: string;
  password_hash: string | null;
  nick_name: string;
  region_code: Generated<string>;
  wx_subscribed: Generated<0 | 1>;
  member_status: Generated<0 | 1 | 2>;
  u_from: Generated<string>;
  created_at: TimestampDefaultNow;
  deleted_at: MaybeTimestamp;
}

export interface SessionsTable {
  token_hash: string;
  user_id: string;
  secret: string;
  created_at: TimestampDefaultNow;
  expires_at: Timestamp;
}

export interface VerificationCodesTable {
  id: Int8;
  mobile: string;
  purpose: string;
  code_hash: string;
  attempts: Generated<number>;
  created_at: TimestampDefaultNow;
  expires_at: Timestamp;
  used_at: MaybeTimestamp;
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

/** One dose; ages in days since birth, interval in days since the previous dose. */
export interface StoredDose {
  readonly doseNo: number;
  readonly label: Bilingual;
  readonly minAgeDays: number;
  readonly maxAgeDays: number | null;
  readonly minIntervalDays: number;
  readonly recommendedAge: Bilingual;
}

/** Long texts of a product in one language. */
export interface StoredContent {
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
}

export interface ArticlesTable {
  id: string;
  channel: Channel;
  zone_id: string | null;
  title: Json<Bilingual>;
  summary: Json<Bilingual>;
  blocks: Json<Bilingual<readonly object[]>>;
  img_url: string;
  read_minutes: number;
  published_at: Timestamp;
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
}

export interface DepartmentNoticesTable {
  id: string;
  depa_code: string;
  title: Json<Bilingual>;
  content: Json<Bilingual>;
  published_at: Timestamp;
}

export interface OffersTable {
  depa_code: string;
  product_id: string;
  price_cents: number;
  service_fee_cents: number;
  in_stock: Generated<boolean>;
}

export interface SlotsTable {
  id: Int8;
  depa_code: string;
  product_id: string;
  day: string;
  start_time: string;
  end_time: string;
  capacity: number;
  remaining: number;
  release_at: MaybeTimestamp;
  closed_at: MaybeTimestamp;
}

export interface StoredGuardian {
  readonly name: string;
  readonly mobile: string;
  readonly relation: 'father' | 'mother' | 'grandparent' | 'other';
}

export interface LinkmenTable {
  id: string;
  user_id: string;
  name: string;
  document_kind: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  document_number: string;
  sex: 1 | 2;
  birthday: string;
  relation_type: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  is_default: Generated<boolean>;
  mobile: string;
  region_code: string | null;
  address: Generated<string>;
  occupation: Generated<string>;
  guardian: JSONColumnType<StoredGuardian | null, string | null, string | null>;
  consent_at: Timestamp;
  created_at: TimestampDefaultNow;
  deleted_at: MaybeTimestamp;
}

export interface OrdersTable {
  id: string;
  reference: string;
  user_id: string;
  linkman_id: string;
  person_key: string;
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
  mobile: string;
  remark: Generated<string>;
  guideline_version: string;
  cancel_reason: Generated<string>;
  changes_left: number;
  created_at: TimestampDefaultNow;
  updated_at: TimestampDefaultNow;
  removed_at: MaybeTimestamp;
}

export interface OrderEventsTable {
  id: Int8;
  order_id: string;
  at: TimestampDefaultNow;
  actor: 'user' | 'clinic' | 'system';
  kind: string;
  status_before: string | null;
  status_after: string;
  note: Generated<string>;
}

export interface ProgressTable {
  key: string;
  value: string;
}

/** A dose entered by hand; `dose_no` null outside the programme. */
export interface OwnDosesTable {
  id: string;
  user_id: string;
  linkman_id: string;
  vaccine_code: string;
  dose_no: number | null;
  day: string;
  lot: Generated<string>;
  entered_at: Timestamp;
}

/** Every table of server/migrations. */
export interface Tables {
  progress: ProgressTable;
  users: UsersTable;
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
  offers: OffersTable;
  slots: SlotsTable;
  linkmen: LinkmenTable;
  orders: OrdersTable;
  order_events: OrderEventsTable;
  own_doses: OwnDosesTable;
}
