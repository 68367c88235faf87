import type * as rows from '../catalogue/rows';
import type { Columns } from './insert';

/** Columns of the catalogue’s tables. */
export const REGIONS: Columns<rows.RegionRow> = {
  code: ['text', (row) => row.code],
  parent_code: ['text', (row) => row.parentCode],
  level: ['smallint', (row) => row.level],
  name: ['text', (row) => row.name],
  short_name: ['text', (row) => row.shortName],
  pinyin: ['text', (row) => row.pinyin],
  initials: ['text', (row) => row.initials],
  latitude: ['float8', (row) => row.latitude],
  longitude: ['float8', (row) => row.longitude],
  is_hot: ['boolean', (row) => row.isHot],
};

export const PRODUCTS: Columns<rows.ProductRow> = {
  id: ['text', (row) => row.id],
  vaccine_code: ['text', (row) => row.vaccineCode],
  category: ['text', (row) => row.category],
  name: ['jsonb', (row) => row.name],
  short_name: ['jsonb', (row) => row.shortName],
  maker: ['jsonb', (row) => row.maker],
  diseases: ['jsonb', (row) => row.diseases],
  img_url: ['text', (row) => row.imgUrl],
  price_cents: ['integer', (row) => row.priceCents],
  service_fee_cents: ['integer', (row) => row.serviceFeeCents],
  sex_limit: ['smallint', (row) => row.sexLimit],
  min_age_days: ['integer', (row) => row.minAgeDays],
  max_age_days: ['integer', (row) => row.maxAgeDays],
  doses: ['jsonb', (row) => row.doses],
  content: ['jsonb', (row) => row.content],
  encyclopedia_id: ['text', (row) => row.encyclopediaId],
  medical: ['jsonb', (row) => row.medical],
  sort: ['integer', (row) => row.sort],
};

export const CATALOGS: Columns<rows.CatalogRow> = {
  id: ['text', (row) => row.id],
  kind: ['text', (row) => row.kind],
  name: ['jsonb', (row) => row.name],
  sort: ['integer', (row) => row.sort],
};

export const CATALOG_PRODUCTS: Columns<rows.CatalogProductRow> = {
  catalog_id: ['text', (row) => row.catalogId],
  product_id: ['text', (row) => row.productId],
};

export const ZONES: Columns<rows.ZoneRow> = {
  id: ['text', (row) => row.id],
  name: ['jsonb', (row) => row.name],
  summary: ['jsonb', (row) => row.summary],
  img_url: ['text', (row) => row.imgUrl],
  product_ids: ['jsonb', (row) => row.productIds],
  sort: ['integer', (row) => row.sort],
};

export const ENCYCLOPEDIA: Columns<rows.EncyclopediaRow> = {
  id: ['text', (row) => row.id],
  title: ['jsonb', (row) => row.title],
  content: ['jsonb', (row) => row.content],
  origin: ['jsonb', (row) => row.origin],
};

export const ARTICLES: Columns<rows.ArticleRow> = {
  id: ['text', (row) => row.id],
  channel: ['text', (row) => row.channel],
  zone_id: ['text', (row) => row.zoneId],
  title: ['jsonb', (row) => row.title],
  summary: ['jsonb', (row) => row.summary],
  blocks: ['jsonb', (row) => row.blocks],
  img_url: ['text', (row) => row.imgUrl],
  read_minutes: ['smallint', (row) => row.readMinutes],
  published_at: ['timestamptz', (row) => row.publishedAt],
  published_until: ['timestamptz', (row) => row.publishedUntil],
  origin: ['jsonb', (row) => row.origin],
};

export const VIDEOS: Columns<rows.VideoRow> = {
  id: ['text', (row) => row.id],
  title: ['jsonb', (row) => row.title],
  summary: ['jsonb', (row) => row.summary],
  transcript: ['jsonb', (row) => row.transcript],
  labels: ['jsonb', (row) => row.labels],
  img_url: ['text', (row) => row.imgUrl],
  video_url: ['text', (row) => row.videoUrl],
  duration_ms: ['integer', (row) => row.durationMs],
  published_at: ['timestamptz', (row) => row.publishedAt],
};

export const DEPARTMENTS: Columns<rows.DepartmentRow> = {
  depa_code: ['text', (row) => row.depaCode],
  region_code: ['text', (row) => row.regionCode],
  city_code: ['text', (row) => row.cityCode],
  name: ['jsonb', (row) => row.name],
  address: ['jsonb', (row) => row.address],
  introduction: ['jsonb', (row) => row.introduction],
  traffic: ['jsonb', (row) => row.traffic],
  licence: ['text', (row) => row.licence],
  phone: ['text', (row) => row.phone],
  img_url: ['text', (row) => row.imgUrl],
  images: ['jsonb', (row) => row.images],
  latitude: ['float8', (row) => row.latitude],
  longitude: ['float8', (row) => row.longitude],
  pay_way: ['text', (row) => row.payWay],
  hours: ['jsonb', (row) => row.hours],
  is_online: ['boolean', (row) => row.isOnline],
  offline_notice: ['jsonb', (row) => row.offlineNotice],
};

export const NOTICES: Columns<rows.DepartmentNoticeRow> = {
  id: ['text', (row) => row.id],
  depa_code: ['text', (row) => row.depaCode],
  title: ['jsonb', (row) => row.title],
  content: ['jsonb', (row) => row.content],
  published_at: ['timestamptz', (row) => row.publishedAt],
  published_until: ['timestamptz', (row) => row.publishedUntil],
};

export const CLINIC_PRODUCTS: Columns<rows.ClinicProductRow> = {
  depa_code: ['text', (row) => row.depaCode],
  product_id: ['text', (row) => row.productId],
  price_cents: ['integer', (row) => row.priceCents],
  service_fee_cents: ['integer', (row) => row.serviceFeeCents],
  in_stock: ['boolean', (row) => row.inStock],
  limited_by_stock: ['boolean', (row) => row.limitedByStock],
};

export const LOTS: Columns<rows.LotRow> = {
  depa_code: ['text', (row) => row.depaCode],
  product_id: ['text', (row) => row.productId],
  lot: ['text', (row) => row.lot],
  expiry: ['date', (row) => row.expiry],
  first_doses: ['integer', (row) => row.firstDoses],
};

export const HOLIDAYS: Columns<rows.HolidayRow> = {
  day: ['date', (row) => row.day],
  kind: ['text', (row) => row.kind],
  weekday: ['smallint', (row) => row.weekday],
  name: ['jsonb', (row) => row.name],
};

export const SCHEDULES: Columns<rows.ScheduleRow> = {
  depa_code: ['text', (row) => row.depaCode],
  group_code: ['text', (row) => row.groupCode],
  weekday: ['smallint', (row) => row.weekday],
  start_time: ['text', (row) => row.startTime],
  end_time: ['text', (row) => row.endTime],
  slot_minutes: ['smallint', (row) => row.slotMinutes],
  capacity: ['integer', (row) => row.capacity],
  valid_from: ['date', (row) => row.validFrom],
  valid_until: ['date', (row) => row.validUntil],
  release_days: ['smallint', (row) => row.releaseDays],
  release_time: ['text', (row) => row.releaseTime],
};

export const EXCEPTIONS: Columns<rows.ExceptionRow> = {
  depa_code: ['text', (row) => row.depaCode],
  group_code: ['text', (row) => row.groupCode],
  first_day: ['date', (row) => row.firstDay],
  last_day: ['date', (row) => row.lastDay],
  kind: ['text', (row) => row.kind],
  start_time: ['text', (row) => row.startTime],
  end_time: ['text', (row) => row.endTime],
  weekday: ['smallint', (row) => row.weekday],
  capacity: ['integer', (row) => row.capacity],
  capacity_percent: ['smallint', (row) => row.capacityPercent],
  reason: ['jsonb', (row) => row.reason],
};

export const SLOTS: Columns<rows.SlotRow> = {
  depa_code: ['text', (row) => row.depaCode],
  group_code: ['text', (row) => row.groupCode],
  day: ['date', (row) => row.day],
  start_time: ['text', (row) => row.startTime],
  end_time: ['text', (row) => row.endTime],
  capacity: ['integer', (row) => row.capacity],
  remaining: ['integer', (row) => row.remaining],
  release_at: ['timestamptz', (row) => row.releaseAt],
};
