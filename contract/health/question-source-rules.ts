import type { Sourced } from '../doses/schedule/file';
import { BLOOD_MONTHS, OVERDUE_DAYS, PREGNANCY_AGES, PREGNANCY_DAYS } from './profile-rules';
import type { HealthQuestion } from './profile-rules';

/** What each question of the health profile changes, and where that comes from. */
export const QUESTION_ROWS: Readonly<Record<HealthQuestion, Sourced>> = {
  lowWeight: {
    source: 'NIP2021',
    says: 'born below 2,000 g: one dose of hepatitis B more where the mother has HBsAg, or it is not known',
  },
  hbsagMother: {
    source: 'NIP2021',
    says: 'asked of those born below 2,000 g only',
  },
  hivMother: {
    source: 'NIP2026',
    says: 'the mother has HIV: no live polio, JE and hepatitis A vaccine',
  },
  hiv: {
    source: 'NIP2026',
    says: 'HIV infection: no BCG; live vaccines by a doctor’s judgement',
  },
  immunodeficiency: {
    source: 'NIP2026',
    says: 'immune deficiency or its treatment: live vaccines by a doctor’s judgement',
  },
  immunoglobulin: {
    source: 'NIP2026',
    says: `immunoglobulin, blood or plasma of the last ${BLOOD_MONTHS} months: most injected live vaccines ${BLOOD_MONTHS} months later, JE-I one`,
  },
  pregnancy: {
    source: 'INSERT',
    says: `live vaccines and HPV vaccine not in pregnancy; asked from ${PREGNANCY_AGES.from} to ${PREGNANCY_AGES.to} years; it ends within ${PREGNANCY_DAYS} days, or ${OVERDUE_DAYS} after the day expected`,
    unconfirmed: 'the ages: fertile age, 15 to 49, with a margin; 42 weeks at most',
  },
};
