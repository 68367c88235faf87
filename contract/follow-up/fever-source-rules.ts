import {
  ALLERGY_HOURS,
  BABY_FEVER,
  FEVER_ADVICE,
  GIVE_FROM,
  HIGH_FEVER,
  TOO_COLD,
} from './fever-advice-rules';
import type { SourceName } from './source-rules';

/** A figure of the advice about fever, and where it comes from. */
export interface FeverRow {
  readonly of: string;
  readonly says: string;
  readonly source: SourceName;
  /** What no text at hand confirms. */
  readonly unconfirmed?: string;
  /** Name and day of the clinician who compared it with its source; without: nobody has. */
  readonly reviewed?: string;
}

const { newborn, youngest, older } = BABY_FEVER;

/** The figures of `fever-advice-rules`, in their order. */
export const FEVER_ROWS: readonly FeverRow[] = [
  {
    of: 'FEVER_ADVICE',
    says: `from ${FEVER_ADVICE.degrees} °C, or longer than ${FEVER_ADVICE.days} days: the clinic or a doctor`,
    source: 'cautious',
  },
  {
    of: 'HIGH_FEVER',
    says: `from ${HIGH_FEVER.sameDay} °C a doctor the same day, from ${HIGH_FEVER.callNow} °C 120`,
    source: 'cautious',
    unconfirmed: `NICE has ${HIGH_FEVER.sameDay} °C for babies from 3 to 6 months only`,
  },
  {
    of: 'BABY_FEVER.newborn',
    says: `below ${newborn.underMonths} months from ${newborn.degrees} °C: a doctor the same day`,
    source: 'imci',
  },
  {
    of: 'BABY_FEVER.youngest',
    says: `below ${youngest.underMonths} months from ${youngest.degrees} °C: a doctor the same day`,
    source: 'nice',
  },
  {
    of: 'BABY_FEVER.older',
    says: `below ${older.underMonths} months from ${older.degrees} °C: a doctor the same day`,
    source: 'nice',
  },
  {
    of: 'TOO_COLD',
    says: `below ${TOO_COLD.degrees} °C and ${TOO_COLD.underMonths} months: a doctor the same day`,
    source: 'imci',
  },
  {
    of: 'TOO_COLD.anybody',
    says: `anybody below ${TOO_COLD.allAges} °C: a doctor the same day`,
    source: 'cold',
  },
  {
    of: 'ALLERGY_HOURS',
    says: `a rash all over within ${ALLERGY_HOURS} hours may begin anaphylaxis`,
    source: 'aefi',
  },
  {
    of: 'GIVE_FROM',
    says: `paracetamol from ${GIVE_FROM.paracetamol} months, ibuprofen from ${GIVE_FROM.ibuprofen}, water from ${GIVE_FROM.water}`,
    source: 'cautious',
    unconfirmed:
      'medicine: what a paediatrician said for the State Council’s mechanism on 2022-12-13, and leaflets; water: WHO',
  },
];
