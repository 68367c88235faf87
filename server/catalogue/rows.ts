/** A value in both languages of the product. */
export interface Bilingual<T = string> {
  zh: T;
  en: T;
}

/** Row of `regions`. `parentCode` is null for provinces; coordinates in degrees, null where unknown. */
export interface RegionRow {
  code: string;
  parentCode: string | null;
  level: 1 | 2 | 3;
  name: string;
  shortName: string;
  pinyin: string;
  initials: string;
  latitude: number | null;
  longitude: number | null;
  isHot: boolean;
}

/**
 * One dose: ages in days since birth, `minIntervalDays` in days since the previous dose; months where ages are meant in
 * months.
 */
export interface DoseRow {
  doseNo: number;
  label: Bilingual;
  minAgeDays: number;
  maxAgeDays: number | null;
  ageMonths: number | null;
  beforeMonths: number | null;
  minIntervalDays: number;
  gapMonths: number | null;
  recommendedAge: Bilingual;
}

/** Long texts of a product in one language. */
export interface ProductContent {
  /** Trade name; none where the product has none. */
  brand?: string;
  description: string;
  contraindications: string[];
  adverseReactions: string[];
  precautions: string[];
  afterCare: string[];
  faq: { question: string; answer: string }[];
}

/** Who answers for a product's ages, intervals and contraindications. `reviewedOn`: `YYYY-MM-DD`. */
export interface MedicalReview {
  source: string;
  edition: string;
  reviewer: string;
  reviewedOn: string;
}

/** Row of `products` (money in cents, per dose). */
export interface ProductRow {
  id: string;
  vaccineCode: string;
  category: 'free' | 'paid';
  name: Bilingual;
  shortName: Bilingual;
  maker: Bilingual;
  diseases: Bilingual<string[]>;
  imgUrl: string;
  priceCents: number;
  serviceFeeCents: number;
  sexLimit: 1 | 2 | null;
  minAgeDays: number;
  maxAgeDays: number | null;
  doses: DoseRow[];
  content: Bilingual<ProductContent>;
  encyclopediaId: string | null;
  medical: MedicalReview | null;
  sort: number;
}

/** Row of `catalogs`. */
export interface CatalogRow {
  id: string;
  kind: 'disease' | 'age' | 'category';
  name: Bilingual;
  sort: number;
}

/** Row of `catalog_products`. */
export interface CatalogProductRow {
  catalogId: string;
  productId: string;
}

/** Row of `zones`. */
export interface ZoneRow {
  id: string;
  name: Bilingual;
  summary: Bilingual;
  imgUrl: string;
  productIds: string[];
  sort: number;
}

/** Structured text, never markup. */
export type Block =
  | { type: 'h' | 'p' | 'tip'; text: string }
  | { type: 'list'; items: string[] }
  | { type: 'link'; text: string; url: string }
  /** Leads to the vaccines of a class, `catalogs.id`. */
  | { type: 'vaccines'; text: string; catalogId: string };

/** What a text was written from. `url`: a page of it, null where it is none. */
export interface TextSource {
  title: string;
  url: string | null;
}

/** Who wrote and reviewed a text, and from what; null and empty where its files do not say. `reviewedOn`: `YYYY-MM-DD`. */
export interface TextOrigin {
  author: Bilingual | null;
  reviewer: Bilingual | null;
  reviewedOn: string | null;
  sources: Bilingual<TextSource[]>;
}

/** Row of `encyclopedia`. `origin` is null where nothing of it is said. */
export interface EncyclopediaRow {
  id: string;
  title: Bilingual;
  content: Bilingual<Block[]>;
  origin: TextOrigin | null;
}

export type Channel = 'familyHealth' | 'healthFacts' | 'knowledge';

/**
 * Row of `articles`. Shown from `publishedAt`, null for a draft, until before `publishedUntil`, null for good: ISO instants
 * with the offset of Asia/Shanghai.
 */
export interface ArticleRow {
  id: string;
  channel: Channel;
  zoneId: string | null;
  title: Bilingual;
  summary: Bilingual;
  blocks: Bilingual<Block[]>;
  imgUrl: string;
  readMinutes: number;
  publishedAt: string | null;
  publishedUntil: string | null;
  origin: TextOrigin | null;
}

/** Row of `videos`. `publishedAt` is an ISO instant with the offset of Asia/Shanghai. */
export interface VideoRow {
  id: string;
  title: Bilingual;
  summary: Bilingual;
  transcript: Bilingual<string[]>;
  labels: Bilingual<string[]>;
  imgUrl: string;
  videoUrl: string;
  durationMs: number;
  publishedAt: string;
}

/** Opening hours of a weekday, 1 Monday … 7 Sunday; no periods means closed. Clock times `HH:mm`. */
export interface HoursOfDay {
  weekday: number;
  periods: { from: string; to: string }[];
}

/** Row of `departments`. */
export interface DepartmentRow {
  depaCode: string;
  regionCode: string;
  cityCode: string;
  name: Bilingual;
  address: Bilingual;
  introduction: Bilingual;
  traffic: Bilingual;
  licence: string;
  phone: string;
  imgUrl: string;
  images: string[];
  latitude: number;
  longitude: number;
  payWay: string;
  hours: HoursOfDay[];
  isOnline: boolean;
  offlineNotice: Bilingual | null;
}

/** Row of `holidays`. `weekday` (1 Monday … 7 Sunday): whose schedule a swapped working day follows; null where closed. */
export interface HolidayRow {
  day: string;
  kind: 'closed' | 'working';
  weekday: number | null;
  name: Bilingual;
}

/**
 * Row of `clinic_schedules`, without its id. Days `YYYY-MM-DD` and both included, clock times `HH:mm` (Asia/Shanghai): slots
 * of `slotMinutes` from `startTime`, the last of them ends at `endTime` at the latest. Bookable from `releaseTime` on
 * `releaseDays` before the slot's day; both null: at once. `groupCode` says which products share the slots: in catalogue files and
 * their rows as `groupOfProducts` has it, in the database the code of their group.
 */
export interface ScheduleRow {
  depaCode: string;
  groupCode: string;
  weekday: number;
  startTime: string;
  endTime: string;
  slotMinutes: number;
  capacity: number;
  validFrom: string | null;
  validUntil: string | null;
  releaseDays: number | null;
  releaseTime: string | null;
}

/**
 * Row of `clinic_exceptions`, without its id. `closed`: the days, or what of them lies between `startTime` and `endTime`;
 * `extra`: open as on `weekday`; `capacity`: that of each slot, or so many per cent of it, rounded down. `groupCode` as of
 * a {@link ScheduleRow}; null: every product of the clinic.
 */
export interface ExceptionRow {
  depaCode: string;
  groupCode: string | null;
  firstDay: string;
  lastDay: string;
  kind: 'closed' | 'extra' | 'capacity';
  startTime: string | null;
  endTime: string | null;
  weekday: number | null;
  capacity: number | null;
  capacityPercent: number | null;
  reason: Bilingual;
}

/** Row of `department_notices`. Its times are those of an article. */
export interface DepartmentNoticeRow {
  id: string;
  depaCode: string;
  title: Bilingual;
  content: Bilingual;
  publishedAt: string | null;
  publishedUntil: string | null;
}

/** Row of `clinic_products`. */
export interface ClinicProductRow {
  depaCode: string;
  productId: string;
  priceCents: number;
  serviceFeeCents: number;
  inStock: boolean;
  /** Whether it is booked only as far as the doses of its lots reach. */
  limitedByStock: boolean;
}

/**
 * Row of `clinic_lots`, as far as files say it. `expiry`: the last valid day, `YYYY-MM-DD`; `firstDoses`: with which it was
 * entered, not what is left of it.
 */
export interface LotRow {
  depaCode: string;
  productId: string;
  lot: string;
  expiry: string;
  firstDoses: number;
}

/** Row of `slots` as it is inserted; the database gives the id. `releaseAt` is an ISO instant or null. */
export interface SlotRow {
  depaCode: string;
  groupCode: string;
  day: string;
  startTime: string;
  endTime: string;
  capacity: number;
  remaining: number;
  releaseAt: string | null;
}

/** Everything that an operator's catalogue files say. */
export interface Catalogue {
  holidays: readonly HolidayRow[];
  products: readonly ProductRow[];
  catalogs: readonly CatalogRow[];
  catalogProducts: readonly CatalogProductRow[];
  zones: readonly ZoneRow[];
  clinics: readonly DepartmentRow[];
  notices: readonly DepartmentNoticeRow[];
  clinicProducts: readonly ClinicProductRow[];
  schedules: readonly ScheduleRow[];
  exceptions: readonly ExceptionRow[];
  lots: readonly LotRow[];
  encyclopedia: readonly EncyclopediaRow[];
  articles: readonly ArticleRow[];
  videos: readonly VideoRow[];
}
