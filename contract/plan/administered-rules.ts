import { compareText } from '../text/order-rules';
import { addMonths } from '../time/day-rules';
import { DT_DOSE } from './earlier-rules';
import { SCHEDULE, seriesOf } from './schedule-rules';
import type { Series } from './schedule-rules';
import type { SeriesCode } from './schedule-code-rules';

/** An administered dose. */
export interface AdministeredDose {
  /** Id of the entry or the order. */
  readonly id: string;
  /** `own`: entered by hand; `order`: vaccinated through an order here. */
  readonly source: 'own' | 'order';
  /** The catalogue's vaccine code. */
  readonly code: string;
  /** Its number in that vaccine's course; null where unknown. */
  readonly doseNo: number | null;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Product, where it is known. */
  readonly product?: string | null;
}

interface Counted {
  readonly code: SeriesCode;
  readonly doseNo: number | null;
}

/** Doses of a series by their number. */
export type DoseNumbers = ReadonlyMap<number, AdministeredDose>;

/** Polio doses before the oral vaccine's own course, which begins with the third. */
const IPV_DOSES = 2;
/** Converts a dose number of the series into the number in the catalogue vaccine's own course. */
export const ownDoseNo = (code: string, doseNo: number): number =>
  code === 'bopv' ? doseNo - IPV_DOSES : doseNo;
/** Before this age in months a conjugate meningococcal vaccine counts as group A. */
const GROUP_A_UNTIL = 24;

/** What a dose counts as. Combined and paid vaccines count as the programme's doses with the same components. */
function countsAs({ code, doseNo, day }: AdministeredDose, birthday: string): readonly Counted[] {
  switch (code) {
    case 'bopv':
      return [{ code: 'polio', doseNo: doseNo === null ? null : doseNo + IPV_DOSES }];
    case 'dtap-ipv-hib':
      return [
        { code: 'dtap', doseNo },
        { code: 'polio', doseNo },
      ];
    case 'dtap-hib':
      return [{ code: 'dtap', doseNo }];
    case 'dt':
      return [{ code: 'dtap', doseNo: DT_DOSE }];
    case 'topv':
      return [{ code: 'polio', doseNo }];
    // Until 2019 the first dose against measles.
    case 'mr':
      return [{ code: 'mmr', doseNo: doseNo ?? 1 }];
    case 'mcv2':
    case 'mcv4':
    case 'mpsv4': {
      const isInfant = day < addMonths(birthday, GROUP_A_UNTIL);
      return [{ code: isInfant ? 'mpsv-a' : 'mpsv-ac', doseNo: null }];
    }
    case 'hpv4':
    case 'hpv9':
      return [{ code: 'hpv2', doseNo }];
    default: {
      const series = seriesOf(code);
      return series ? [{ code: series.code, doseNo }] : [];
    }
  }
}

/**
 * The doses of a series that are on record. Numbers rise with the days; a dose without a number, or with a used one,
 * gets the next; two on one day are one dose. A series is never restarted.
 */
export function doseNumbersOf(
  series: Series,
  taken: readonly AdministeredDose[],
  birthday: string,
): DoseNumbers {
  const own = taken
    .flatMap((dose) =>
      countsAs(dose, birthday)
        .filter(({ code }) => code === series.code)
        .map(({ doseNo }) => ({ dose, doseNo })),
    )
    .sort((a, b) => compareText(a.dose.day, b.dose.day));
  const slots = new Map<number, AdministeredDose>();
  let last = 0;
  let lastDay = '';
  for (const { dose, doseNo } of own) {
    if (dose.day === lastDay) continue;
    last = doseNo !== null && doseNo > last ? doseNo : last + 1;
    lastDay = dose.day;
    slots.set(last, dose);
  }
  return slots;
}

/** The series of a person's plan: of two forms of a vaccine the one already begun, else the usual one. */
export function seriesFor(taken: readonly AdministeredDose[]): readonly Series[] {
  const has = (code: string | undefined): boolean => taken.some((dose) => dose.code === code);
  const isChosen = ({ code, alternativeTo }: Series): boolean => has(code) && !has(alternativeTo);
  return SCHEDULE.filter((series) =>
    series.alternativeTo
      ? isChosen(series)
      : !SCHEDULE.some((other) => other.alternativeTo === series.code && isChosen(other)),
  );
}
