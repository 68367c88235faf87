import { addDays } from '@contract/time/day-rules';
import { regions } from '../../server/seed/regions';
import type { Catalogue, ScheduleRow } from '../../server/catalogue/rows';
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
}

/** A large group of clinics. */
export const LARGE: Size = {
  clinics: 3_000,
  products: 60,
  productsOfClinic: 30,
  schedules: 200_000,
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
const MORNING = { startTime: '08:00', endTime: '11:30', slotMinutes: 30 };

const dayOf = (index: number) => {
  const day = addDays('2026-11-23', index % 300);
  return { firstDay: day, lastDay: day };
};

const districts = regions.filter(({ level, code }) => level === 3 && code < '400000');

/** Of each product others, so that a line of the file is for one of them. */
function periodsOf(
  depaCode: string,
  productId: string,
  pair: number,
  count: number,
): ScheduleRow[] {
  return Array.from({ length: count }, (_, index) =>
    samplePeriod(depaCode, productId, {
      ...MORNING,
      weekday: 1 + index,
      capacity: 1 + ((pair + index) % 41),
    }),
  );
}

/** Clinics all over the country with products, prices, schedules and an exception each; always the same. */
export function largeCatalogue({
  clinics,
  products,
  productsOfClinic,
  schedules,
}: Size): Catalogue {
  const productIds = Array.from({ length: products }, (_, index) => `p${index + 1}`);
  const codes = Array.from({ length: clinics }, (_, index) => `C${100_000 + index}`);
  const pairs = codes.flatMap((code, clinic) =>
    Array.from({ length: productsOfClinic }, (_, index) => ({
      code,
      productId: productIds[(clinic + index) % products] ?? '',
    })),
  );
  const rowsOfPair = (index: number): number =>
    Math.floor(((index + 1) * schedules) / pairs.length) -
    Math.floor((index * schedules) / pairs.length);
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
    clinics: codes.map((code, index) => {
      const district = districts[(index * 7) % districts.length];
      return sampleClinic(code, {
        licence: `L${index}`,
        regionCode: district?.code ?? '',
        cityCode: district?.parentCode ?? '',
        latitude: 30.123456 + (index % 100) / 100,
        longitude: 110.654321 + (index % 97) / 100,
      });
    }),
    clinicProducts: pairs.map(({ code, productId }) => sampleClinicProduct(code, productId)),
    schedules: pairs.flatMap(({ code, productId }, index) =>
      periodsOf(code, productId, index, rowsOfPair(index)),
    ),
    exceptions: codes.map((code, index) => sampleException(code, dayOf(index))),
  };
}
