import { dayNumber, dayText, plus } from '@contract/doses/day-number-rules';
import type { HealthAnswers } from '@contract/health/profile-rules';
import { planOf } from '@contract/plan/plan-rules';
import type { PlannedDose } from '@contract/plan/planned-dose';
import type { Outcome } from './plan-cases';

/** A person's plan with what a family answered about their health. */
const planWith = (birthday: string, today: string, health: HealthAnswers): readonly PlannedDose[] =>
  planOf({ birthday, sex: 2, health }, [], today);

/** "four doses at 0, 1, 2, 7 months": for a newborn with these answers. */
function birthDoses(fact: string): Outcome {
  const [, ages = ''] = /at ([\d, ]+) months/.exec(fact) ?? [];
  const born = '2026-06-30';
  const doses = planWith(born, born, {
    answers: { lowWeight: 'yes', hbsagMother: 'yes' },
    days: {},
  }).filter(({ series }) => series === 'hepb');
  const got = doses.map(({ ageMonths }) => ageMonths).join(', ');
  return got === ages ? null : `at ${got} months`;
}

const SERIES: Readonly<Record<string, string>> = {
  MMR: 'mmr-1',
  'JE-L': 'je-l-1',
  'HepA-L': 'hepa-l-1',
};

/** "in the last 3 months: MMR, JE-L, HepA-L wait": for a child who has had none of them, until that long after the day. */
function deferred(fact: string): Outcome {
  const [, months = '', names = ''] = /last (\d+) months: (.+) wait/.exec(fact) ?? [];
  const [today, day] = ['2026-11-28', '2026-11-01'];
  const first = dayText(plus(dayNumber(day), { months: Number(months), days: 0 }));
  const plan = planWith('2025-01-10', today, {
    answers: { immunoglobulin: 'yes' },
    days: { immunoglobulin: day },
  });
  const misses = names.split(', ').flatMap((name) => {
    const dose = plan.find(({ id }) => id === SERIES[name]);
    return dose?.bookFrom === first && dose.reason === 'waitBlood'
      ? []
      : [`${name} ${dose?.bookFrom ?? 'absent'} ${dose?.reason ?? ''}`];
  });
  return misses.length === 0 ? null : misses.join('; ');
}

/** Runs a case about what the product can take into account, by the words of its fact; undefined: no way to run it. */
export function capability({ fact }: Readonly<Record<string, unknown>>): Outcome | undefined {
  const words = String(fact);
  if (/HBsAg.*doses at/.test(words)) return birthDoses(words);
  if (/immunoglobulin.*wait/.test(words)) return deferred(words);
  return undefined;
}
