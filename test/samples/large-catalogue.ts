import { addDays } from '@contract/time/day-rules';
import { regions } from '../../server/seed/regions';
import type { Catalogue, DepartmentRow, ScheduleRow } from '../../server/catalogue/rows';
import { groupOfProducts } from '../../server/shared/slots/group-of-products';
import {
  EMPTY_CATALOGUE,
  sampleClinic,
  sampleClinicProduct,
  sampleException,
  samplePeriod,
  sampleProduct,
} from './catalogue-rows';

/** How much a generated catalogue has. */
export interface Size {
  readonly clinics: number;
  readonly products: number;
  /** Of each clinic. */
  readonly productsOfClinic: number;
  /** Rows of the schedule, more or less. */
  readonly schedules: number;
  /** Of so many clinics one whose products share slots two by two, and one where all of them do; without it none do. */
  readonly sharing?: number;
}

/** A large group of clinics. */
export const LARGE: Size = {
  clinics: 3_000,
  products: 60,
  productsOfClinic: 30,
  schedules: 200_000,
  sharing: 10,
};

const REVIEW = { source: 'Leaflet', edition: '2026', reviewer: 'Dr Li', reviewedOn: '2026-01-05' };
const DOSE = {
  doseNo: 1,
  label: { zh: '第 1 剂', en: 'Dose 1' },
  minAgeDays: 180,
  maxAgeDays: null,
  ageMonths: 6,
  beforeMonths: null,
  minIntervalDays: 0,
  gapMonths: null,
  recommendedAge: { zh: '6 月龄以上', en: 'From 6 months' },
};
/** Days of the week on which clinics are open. */
const WEEKDAYS = 5;
const MORNING = { startTime: '08:00', endTime: '11:30', slotMinutes: 30 };

const dayOf = (index: number) => {
  const day = addDays('2026-11-23', index % 300);
  return { firstDay: day, lastDay: day };
};

const districts = regions.filter(({ level, code }) => level === 3 && code < '400000');

/** A morning on each of the first weekdays. Of each group others, so that a line of the file is for one of them. */
export const mornings = (
  depaCode: string,
  groupCode: string,
  seed: number,
  weekdays: number,
): ScheduleRow[] =>
  Array.from({ length: Math.min(weekdays, WEEKDAYS) }, (_, index) =>
    samplePeriod(depaCode, groupCode, {
      ...MORNING,
      weekday: 1 + index,
      capacity: 1 + ((seed + index) % 41),
    }),
  );

/** How many products of a clinic share slots. */
function sharers(clinic: number, { sharing, productsOfClinic }: Size): number {
  if (sharing === undefined || clinic % sharing > 1) return 1;
  return clinic % sharing === 0 ? 2 : productsOfClinic;
}

/** Of a clinic's products the schedules, by groups of so many. */
function schedulesOf(depaCode: string, clinic: number, productIds: readonly string[], size: Size) {
  const { schedules, clinics, productsOfClinic } = size;
  const [together, pairs] = [sharers(clinic, size), clinics * productsOfClinic];
  const upTo = (pair: number): number => Math.floor((pair * schedules) / pairs);
  return Array.from({ length: Math.ceil(productIds.length / together) }, (_, index) => {
    const first = index * together;
    const pair = clinic * productsOfClinic + first;
    return mornings(
      depaCode,
      groupOfProducts(productIds.slice(first, first + together)),
      pair,
      upTo(pair + together) - upTo(pair),
    );
  }).flat();
}

/** A clinic somewhere in the country, always at the same point. */
export function largeClinic(depaCode: string, index: number): DepartmentRow {
  const district = districts[(index * 7) % districts.length];
  return sampleClinic(depaCode, {
    licence: `L${index}`,
    regionCode: district?.code ?? '',
    cityCode: district?.parentCode ?? '',
    latitude: 30.123456 + (index % 100) / 100,
    longitude: 110.654321 + (index % 97) / 100,
  });
}

/** Clinics all over the country with products, prices, schedules and an exception each; always the same. */
export function largeCatalogue(size: Size): Catalogue {
  const { clinics, products, productsOfClinic } = size;
  const productIds = Array.from({ length: products }, (_, index) => `p${index + 1}`);
  const codes = Array.from({ length: clinics }, (_, index) => `C${100_000 + index}`);
  const productsOf = (clinic: number): string[] =>
    Array.from(
      { length: productsOfClinic },
      (_, index) => productIds[(clinic + index) % products] ?? '',
    );
  return {
    ...EMPTY_CATALOGUE,
    products: productIds.map((id, sort) =>
      sampleProduct(id, {
        sort,
        imgUrl: '/pictures/vaccines/flu.svg',
        medical: REVIEW,
        doses: [DOSE],
      }),
    ),
    clinics: codes.map(largeClinic),
    clinicProducts: codes.flatMap((code, clinic) =>
      productsOf(clinic).map((productId) => sampleClinicProduct(code, productId)),
    ),
    schedules: codes.flatMap((code, clinic) => schedulesOf(code, clinic, productsOf(clinic), size)),
    exceptions: codes.map((code, index) => sampleException(code, dayOf(index))),
  };
}
