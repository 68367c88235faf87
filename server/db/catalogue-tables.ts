import type { Generated, JSONColumnType } from 'kysely';
import type { Bilingual } from '../kernel/language';
import type { Int8, MaybeTimestamp, TimestampDefaultNow } from './column-types';

interface HolidaysTable {
  day: string;
  kind: 'closed' | 'working';
  weekday: number | null;
  name: JSONColumnType<Bilingual>;
}

/** Products of a clinic that share slots. A group without products is one that they have left. */
interface SlotGroupsTable {
  depa_code: string;
  /** Of the clinic's groups; not a product's id, even where it reads like one. */
  code: string;
}

/** The one group that each product of a clinic is in. */
interface SlotGroupProductsTable {
  depa_code: string;
  product_id: string;
  group_code: string;
}

interface ClinicSchedulesTable {
  id: Int8;
  depa_code: string;
  group_code: string;
  weekday: number;
  start_time: string;
  end_time: string;
  slot_minutes: number;
  capacity: number;
  valid_from: string | null;
  valid_until: string | null;
  release_days: number | null;
  release_time: string | null;
}

interface ClinicExceptionsTable {
  id: Int8;
  depa_code: string;
  /** null: every group of the clinic. */
  group_code: string | null;
  first_day: string;
  last_day: string;
  kind: 'closed' | 'extra' | 'capacity';
  start_time: string | null;
  end_time: string | null;
  weekday: number | null;
  capacity: number | null;
  capacity_percent: number | null;
  reason: JSONColumnType<Bilingual>;
}

interface StaleSchedulesTable {
  depa_code: string;
  group_code: string;
  since: Generated<MaybeTimestamp>;
}

interface CatalogueChangesTable {
  id: Int8;
  applied_at: TimestampDefaultNow;
  applied_by: string;
  digest: string;
  summary: string;
}

/** What an operator's catalogue files say beside clinics, products and prices, and how it was changed. */
export interface CatalogueTables {
  holidays: HolidaysTable;
  slot_groups: SlotGroupsTable;
  slot_group_products: SlotGroupProductsTable;
  clinic_schedules: ClinicSchedulesTable;
  clinic_exceptions: ClinicExceptionsTable;
  stale_schedules: StaleSchedulesTable;
  catalogue_changes: CatalogueChangesTable;
}
