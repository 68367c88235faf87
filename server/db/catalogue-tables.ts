import type { Generated, JSONColumnType } from 'kysely';
import type { Bilingual } from '../kernel/language';
import type { Int8, MaybeTimestamp, TimestampDefaultNow } from './column-types';

interface HolidaysTable {
  day: string;
  kind: 'closed' | 'working';
  weekday: number | null;
  name: JSONColumnType<Bilingual>;
}

interface ClinicSchedulesTable {
  id: Int8;
  depa_code: string;
  product_id: string;
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
  product_id: string | null;
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
  product_id: string;
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
  clinic_schedules: ClinicSchedulesTable;
  clinic_exceptions: ClinicExceptionsTable;
  stale_schedules: StaleSchedulesTable;
  catalogue_changes: CatalogueChangesTable;
}
