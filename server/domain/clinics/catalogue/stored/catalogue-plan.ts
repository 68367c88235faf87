import { slotsOfDay } from '../../../../shared/slots/schedule/slots-of-day';
import type {
  Catalogue,
  DepartmentRow,
  ExceptionRow,
  HolidayRow,
  ScheduleRow,
} from '../../../../catalogue/rows';
import { productsOfGroup } from '../../../../shared/slots/group-of-products';
import { clinicProductEntryKey } from './catalogue-kinds';

/** What decides the slots of a clinic’s product, whichever day it is. */
export interface ProductRules {
  readonly hours: DepartmentRow['hours'];
  /** Of the group that the product is in. */
  readonly groupCode: string;
  readonly schedules: readonly ScheduleRow[];
  /** Of the whole clinic. */
  readonly exceptions: readonly ExceptionRow[];
}

/** Which slots a catalogue makes. Days `YYYY-MM-DD`, clock times `HH:mm`. */
export interface CataloguePlan {
  /** Whether a clinic has a product in stock and takes bookings. */
  isBookable(depaCode: string, productId: string): boolean;
  hasSchedule(depaCode: string, productId: string): boolean;
  /** Capacities of a day by start time, of the slots that the product has or shares; empty where nothing can be booked. */
  capacities(depaCode: string, productId: string, day: string): ReadonlyMap<string, number>;
  /** What decides its slots; null where it has none: it has no schedule, or cannot be booked. */
  rulesOf(depaCode: string, productId: string): ProductRules | null;
  holidayOf(day: string): HolidayRow | null;
  /** Clinics of a city that have a product in stock and take bookings. */
  clinicsOf(cityCode: string, productId: string): readonly string[];
}

const NONE: ReadonlyMap<string, number> = new Map();

function byKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** Schedules by clinic and group, and the group of each product that has one. */
function schedulesOf(rows: readonly ScheduleRow[]) {
  const schedules = byKey(rows, ({ depaCode, groupCode }) =>
    clinicProductEntryKey(depaCode, groupCode),
  );
  const groups = new Map<string, string>();
  for (const [first] of schedules.values())
    if (first)
      for (const productId of productsOfGroup(first.groupCode))
        groups.set(clinicProductEntryKey(first.depaCode, productId), first.groupCode);
  return { schedules, groups };
}

/** What of a catalogue decides on slots, indexed. */
function indexed({ clinics, clinicProducts, schedules, exceptions, holidays }: Catalogue) {
  const ofClinic = new Map(clinics.map((clinic) => [clinic.depaCode, clinic]));
  const bookable = clinicProducts.filter(
    ({ depaCode, inStock }) => inStock && ofClinic.get(depaCode)?.isOnline === true,
  );
  return {
    clinics: ofClinic as ReadonlyMap<string, DepartmentRow>,
    bookable: new Set(
      bookable.map(({ depaCode, productId }) => clinicProductEntryKey(depaCode, productId)),
    ),
    inCity: byKey(
      bookable,
      ({ depaCode, productId }) => `${ofClinic.get(depaCode)?.cityCode ?? ''} ${productId}`,
    ),
    ...schedulesOf(schedules),
    exceptions: byKey<ExceptionRow>(exceptions, ({ depaCode }) => depaCode),
    holidays: new Map(holidays.map((holiday) => [holiday.day, holiday])),
  };
}

/** The slots that a catalogue makes, each day computed once. */
export function planOfCatalogue(catalogue: Catalogue): CataloguePlan {
  const { clinics, bookable, inCity, schedules, groups, exceptions, holidays } = indexed(catalogue);
  const days = new Map<string, ReadonlyMap<string, number>>();

  function rulesOf(depaCode: string, productId: string): ProductRules | null {
    const key = clinicProductEntryKey(depaCode, productId);
    const clinic = clinics.get(depaCode);
    const groupCode = groups.get(key);
    if (!clinic || groupCode === undefined || !bookable.has(key)) return null;
    return {
      hours: clinic.hours,
      groupCode,
      schedules: schedules.get(clinicProductEntryKey(depaCode, groupCode)) ?? [],
      exceptions: exceptions.get(depaCode) ?? [],
    };
  }

  const holidayOf = (day: string): HolidayRow | null => holidays.get(day) ?? null;

  function made(depaCode: string, productId: string, day: string): ReadonlyMap<string, number> {
    const rules = rulesOf(depaCode, productId);
    if (!rules) return NONE;
    const slots = slotsOfDay({ ...rules, day, holiday: holidayOf(day) });
    return new Map(slots.map(({ startTime, capacity }) => [startTime, capacity]));
  }

  return {
    isBookable: (depaCode, productId) => bookable.has(clinicProductEntryKey(depaCode, productId)),
    hasSchedule: (depaCode, productId) => groups.has(clinicProductEntryKey(depaCode, productId)),
    capacities(depaCode, productId, day) {
      const key = `${clinicProductEntryKey(depaCode, productId)} ${day}`;
      const found = days.get(key) ?? made(depaCode, productId, day);
      days.set(key, found);
      return found;
    },
    rulesOf,
    holidayOf,
    clinicsOf: (cityCode, productId) =>
      (inCity.get(`${cityCode} ${productId}`) ?? []).map(({ depaCode }) => depaCode),
  };
}
