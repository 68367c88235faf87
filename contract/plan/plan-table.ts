import { planOf } from './plan-rules';
import type { PlanPerson } from './planned-dose';
import type { AdministeredDose } from './administered-dose';

/*
 * Computed by hand, one line a case: today | administered doses | dose, status, reason and, for open doses, first day.
 * An administered dose is code#number=day.
 */

/** Doses on record, parsed from `code#number=day`. */
export const parseAdministered = (text: string): AdministeredDose[] =>
  text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word, index) => {
      const [, code = '', number = '', day = ''] = /^([\w-]+)#(\d*)=(.+)$/.exec(word) ?? [];
      return {
        id: `t${index}`,
        source: 'own',
        code,
        doseNo: number === '' ? null : Number(number),
        day,
      };
    });

/** Born on 15 January 2024: every dose on its first day, so that one series can be tested alone. */
const ON_TIME = `hepb#1=2024-01-15 hepb#2=2024-02-15 hepb#3=2024-07-15 bcg#1=2024-01-15
  polio#1=2024-03-15 polio#2=2024-04-15 bopv#1=2024-05-15 bopv#2=2028-01-15
  dtap#1=2024-03-15 dtap#2=2024-05-15 dtap#3=2024-07-15 dtap#4=2025-07-15 dtap#5=2030-01-15
  mmr#1=2024-09-15 mmr#2=2025-07-15 je-l#1=2024-09-15 je-l#2=2026-01-15
  mpsv-a#1=2024-07-15 mpsv-a#2=2024-10-15 mpsv-ac#1=2027-01-15 mpsv-ac#2=2030-01-15
  hepa-l#1=2025-07-15 hpv2#1=2037-01-15 hpv2#2=2037-07-15`;

/** The doses of `ON_TIME` without those of some vaccines. */
export const others = (...codes: readonly string[]): AdministeredDose[] =>
  parseAdministered(ON_TIME).filter(({ code }) => !codes.includes(code));

function check(person: PlanPerson, base: readonly AdministeredDose[], line: string): void {
  const [today = '', taken = '', wanted = ''] = line.split('|').map((part) => part.trim());
  const [id, status, reason, from] = wanted.split(/\s+/);
  const plan = planOf(person, [...base, ...parseAdministered(taken)], today);
  const dose = plan.find((each) => each.id === id);
  if (status === 'absent') {
    expect(dose).toBeUndefined();
    return;
  }
  const isOpen = ['due', 'overdue', 'upcoming'].includes(status ?? '');
  expect({ ...dose, bookFrom: dose?.bookFrom }).toMatchObject({
    status,
    reason,
    bookFrom: isOpen ? (from ?? today) : null,
  });
}

/** One test for each line. */
export function table(
  title: string,
  person: PlanPerson,
  base: readonly AdministeredDose[],
  text: string,
): void {
  const lines = text.trim().split('\n');
  test.each(lines.map((line) => line.trim()))(`${title}: %s`, (line) => check(person, base, line));
}

export const GIRL: PlanPerson = { birthday: '2024-01-15', sex: 2 };
export const BOY: PlanPerson = { birthday: '2024-01-15', sex: 1 };
