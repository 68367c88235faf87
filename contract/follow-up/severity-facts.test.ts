import { monthsBetween } from '../time/day-rules';
import { assess, LEVELS, SEVERITY_RULES, worse } from './severity-rules';
import type { Condition, Level } from './severity-rules';
import { SOURCES } from './source-rules';
import type { SourceName } from './source-rules';
import { SYMPTOMS } from './symptom-rules';

/** A healthy two-year-old, a day after a vaccine of no special schedule. */
const WELL: Condition = {
  symptoms: [],
  temperature: null,
  swelling: null,
  ageMonths: 24,
  hours: 24,
  vaccineCode: 'dtap',
};
const levelOf = (change: Partial<Condition>): Level => assess({ ...WELL, ...change }).level;
const HOURS = { day: 24, week: 168 };

/** What published texts ask for. The level may be any of those named: texts say "see a doctor", and not how soon. */
const FACTS: readonly (readonly [string, Partial<Condition>, readonly Level[], SourceName])[] = [
  // Fever, and no fever.
  [
    '38 °C under three months is a red sign',
    { ageMonths: 2, temperature: 38 },
    ['urgent', 'emergency'],
    'nice',
  ],
  [
    'a fever under three months that nobody measured may be one',
    { ageMonths: 2, symptoms: ['fever'] },
    ['urgent', 'emergency'],
    'nice',
  ],
  ['a fever of 38.6 °C is reported', { temperature: 38.6 }, ['clinic', 'urgent'], 'aefi'],
  [
    'above 39 °C a child is seen the same day',
    { temperature: 39.5 },
    ['urgent', 'emergency'],
    'cautious',
  ],
  [
    'a young baby of 35 °C is dangerously cold',
    { ageMonths: 2, temperature: 35 },
    ['clinic', 'urgent', 'emergency'],
    'imci',
  ],
  // How somebody behaves.
  [
    'who is woken and falls asleep again is red',
    { ageMonths: 1, symptoms: ['drowsy'] },
    ['urgent', 'emergency'],
    'nice',
  ],
  [
    'a baby of a month that vomits and moves little is not left at home',
    { ageMonths: 1, symptoms: ['vomiting', 'tired'] },
    ['clinic', 'urgent', 'emergency'],
    'imci',
  ],
  [
    'three hours of crying is an adverse event',
    { ageMonths: 3, symptoms: ['crying'] },
    ['urgent', 'emergency'],
    'who',
  ],
  // After rotavirus vaccine.
  [
    'vomiting and drowsiness on the fifth day',
    { vaccineCode: 'rota', ageMonths: 3, symptoms: ['vomiting', 'drowsy'], hours: 5 * HOURS.day },
    ['urgent', 'emergency'],
    'rotavirus',
  ],
  [
    'vomiting alone on the fifth day',
    { vaccineCode: 'rota', ageMonths: 3, symptoms: ['vomiting'], hours: 5 * HOURS.day },
    ['clinic', 'urgent', 'emergency'],
    'rotavirus',
  ],
  [
    'blood in the stool on the fifth day',
    { vaccineCode: 'rota', ageMonths: 3, symptoms: ['bloodyStool'], hours: 5 * HOURS.day },
    ['urgent', 'emergency'],
    'rotavirus',
  ],
  // What must not wait.
  ['trouble breathing', { symptoms: ['breathing'] }, ['emergency'], 'anaphylaxis'],
  [
    'hives within minutes, and nothing else yet',
    { symptoms: ['hives'], hours: 0 },
    ['urgent', 'emergency'],
    'aefi',
  ],
  ['a seizure', { symptoms: ['seizure'] }, ['emergency'], 'callNow'],
  [
    'spots that do not fade, 20 days after MMR: platelets may be low',
    { vaccineCode: 'mmr', symptoms: ['purpura'], hours: 20 * HOURS.day },
    ['urgent', 'emergency'],
    'aefi',
  ],
  [
    'weak limbs 20 days after oral polio vaccine',
    { vaccineCode: 'bopv', ageMonths: 5, symptoms: ['weakness'], hours: 20 * HOURS.day },
    ['urgent', 'emergency'],
    'aefi',
  ],
  // The place of the injection.
  [
    'pus four weeks after BCG is its usual course',
    { vaccineCode: 'bcg', ageMonths: 1, symptoms: ['pus'], hours: 4 * HOURS.week },
    ['home'],
    'bcg',
  ],
  [
    'pus half a year after BCG is not',
    { vaccineCode: 'bcg', ageMonths: 6, symptoms: ['pus'], hours: 180 * HOURS.day },
    ['clinic', 'urgent'],
    'bcg',
  ],
  [
    'a swollen node after BCG is reported',
    { vaccineCode: 'bcg', ageMonths: 3, symptoms: ['lymphNode'], hours: 60 * HOURS.day },
    ['clinic', 'urgent'],
    'aefi',
  ],
  [
    'an abscess after another vaccine is reported',
    { symptoms: ['pus'], hours: 10 * HOURS.day },
    ['clinic', 'urgent'],
    'aefi',
  ],
  ['2.5 cm of swelling is not reported yet', { swelling: 2.5 }, ['home'], 'aefi'],
];

test.each(FACTS)('%s', (_, change, levels, source) => {
  expect(levels).toContain(levelOf(change));
  expect(SOURCES[source].edition).not.toBe('');
});

describe('both sides of each limit', () => {
  test.each<[string, Partial<Condition>, Level, Partial<Condition>, Level]>([
    [
      'IMCI: 37.5 °C under two months',
      { ageMonths: 1, temperature: 37.4 },
      'home',
      { ageMonths: 1, temperature: 37.5 },
      'urgent',
    ],
    [
      '37.5 °C under three months',
      { ageMonths: 2, temperature: 37.4 },
      'home',
      { ageMonths: 2, temperature: 37.5 },
      'clinic',
    ],
    [
      '37.5 °C at one and two months',
      { ageMonths: 2, temperature: 37.5 },
      'clinic',
      { ageMonths: 1, temperature: 37.5 },
      'urgent',
    ],
    [
      '37.5 °C at two and three months',
      { ageMonths: 3, temperature: 37.5 },
      'home',
      { ageMonths: 2, temperature: 37.5 },
      'clinic',
    ],
    [
      'NICE: 38 °C under three months',
      { ageMonths: 2, temperature: 37.9 },
      'clinic',
      { ageMonths: 2, temperature: 38 },
      'urgent',
    ],
    [
      '38 °C at two and three months',
      { ageMonths: 3, temperature: 38 },
      'home',
      { ageMonths: 2, temperature: 38 },
      'urgent',
    ],
    [
      'NICE: 39 °C from three months',
      { ageMonths: 3, temperature: 38.9 },
      'clinic',
      { ageMonths: 3, temperature: 39 },
      'urgent',
    ],
    ['the texts: 38.5 °C', { temperature: 38.4 }, 'home', { temperature: 38.5 }, 'clinic'],
    ['39 °C of a child', { temperature: 38.9 }, 'clinic', { temperature: 39 }, 'urgent'],
    [
      '39 °C of an adult',
      { ageMonths: 400, temperature: 38.9 },
      'clinic',
      { ageMonths: 400, temperature: 39 },
      'urgent',
    ],
    ['40 °C', { temperature: 39.9 }, 'urgent', { temperature: 40 }, 'emergency'],
    [
      'IMCI: 35.5 °C under three months',
      { ageMonths: 2, temperature: 35.5 },
      'home',
      { ageMonths: 2, temperature: 35.4 },
      'urgent',
    ],
    [
      '35.4 °C at two and three months',
      { ageMonths: 3, temperature: 35.4 },
      'clinic',
      { ageMonths: 2, temperature: 35.4 },
      'urgent',
    ],
    ['35.5 °C of others', { temperature: 35.5 }, 'home', { temperature: 35.4 }, 'clinic'],
    [
      'NHS: 35 °C of anybody',
      { ageMonths: 900, temperature: 35 },
      'clinic',
      { ageMonths: 900, temperature: 34.9 },
      'urgent',
    ],
    [
      'an unmeasured fever at two and three months',
      { ageMonths: 3, symptoms: ['fever'] },
      'clinic',
      { ageMonths: 2, symptoms: ['fever'] },
      'urgent',
    ],
    [
      'an unmeasured fever at five and six months',
      { ageMonths: 6, symptoms: ['fever'] },
      'home',
      { ageMonths: 5, symptoms: ['fever'] },
      'clinic',
    ],
    [
      'listless at two and three months',
      { ageMonths: 3, symptoms: ['listless'] },
      'clinic',
      { ageMonths: 2, symptoms: ['listless'] },
      'urgent',
    ],
    [
      'tired at eleven and twelve months',
      { ageMonths: 12, symptoms: ['tired'] },
      'home',
      { ageMonths: 11, symptoms: ['tired'] },
      'clinic',
    ],
    [
      'tired with 37.2 and 37.3 °C',
      { symptoms: ['tired'], temperature: 37.2 },
      'home',
      { symptoms: ['tired'], temperature: 37.3 },
      'clinic',
    ],
    [
      'tired with a fever under five years and at five',
      { ageMonths: 60, symptoms: ['tired', 'fever'] },
      'home',
      { ageMonths: 59, symptoms: ['tired', 'fever'] },
      'clinic',
    ],
    [
      'vomiting at two and three months',
      { ageMonths: 3, symptoms: ['vomiting'] },
      'home',
      { ageMonths: 2, symptoms: ['vomiting'] },
      'clinic',
    ],
    [
      'diarrhoea at two and three months',
      { ageMonths: 3, symptoms: ['diarrhoea'] },
      'home',
      { ageMonths: 2, symptoms: ['diarrhoea'] },
      'clinic',
    ],
    [
      'vomiting after another vaccine and after rotavirus',
      { ageMonths: 3, symptoms: ['vomiting'] },
      'home',
      { ageMonths: 3, symptoms: ['vomiting'], vaccineCode: 'rota' },
      'clinic',
    ],
    [
      'a headache with a fever, and vomiting with both',
      { symptoms: ['headache', 'fever'] },
      'home',
      { symptoms: ['headache', 'fever', 'vomiting'] },
      'clinic',
    ],
    [
      'weakness at 17 and 18 years',
      { ageMonths: 215, symptoms: ['weakness'] },
      'urgent',
      { ageMonths: 216, symptoms: ['weakness'] },
      'emergency',
    ],
    [
      'a rash all over after a day and within it',
      { symptoms: ['hives'], hours: 24.1 },
      'urgent',
      { symptoms: ['hives'], hours: 24 },
      'emergency',
    ],
    [
      'pus two weeks after BCG and before',
      { vaccineCode: 'bcg', symptoms: ['pus'], hours: 337 },
      'home',
      { vaccineCode: 'bcg', symptoms: ['pus'], hours: 336 },
      'clinic',
    ],
    [
      'pus twelve weeks after BCG and later',
      { vaccineCode: 'bcg', symptoms: ['pus'], hours: 12 * HOURS.week },
      'home',
      { vaccineCode: 'bcg', symptoms: ['pus'], hours: 12 * HOURS.week + 1 },
      'clinic',
    ],
    ['2.5 cm', { swelling: 2.5 }, 'home', { swelling: 2.6 }, 'clinic'],
  ])('%s', (_, milder, mild, graver, grave) => {
    expect([levelOf(milder), levelOf(graver)]).toEqual([mild, grave]);
  });

  test.each<[string, Level]>([
    // 27 and 28 days: charts and lights make no difference there.
    ['2026-11-28', 'urgent'],
    ['2026-11-29', 'urgent'],
    ['2026-12-31', 'urgent'],
    ['2027-01-01', 'clinic'],
    ['2027-01-31', 'clinic'],
    ['2027-02-01', 'home'],
  ])('somebody born on 1 November 2026 has 37.6 °C on %s: %s', (day, level) => {
    expect(levelOf({ ageMonths: monthsBetween('2026-11-01', day), temperature: 37.6 })).toBe(level);
  });

  test('38.5 °C is for the clinic, 38.6 °C is reported by it', () => {
    expect(assess({ ...WELL, temperature: 38.5 })).toMatchObject({ report: false });
    expect(assess({ ...WELL, temperature: 38.6 })).toMatchObject({ report: true });
  });
});

const AGES = [0, 1, 2, 3, 5, 6, 11, 12, 59, 60, 215, 216, null];
const TIMES = [0, 24, 25, 336, 337, 2_016, 2_017];
const CODES = ['dtap', 'rota', 'bcg'];

test('two signs are never milder than the worse of them, at any age, time and temperature', () => {
  for (const ageMonths of AGES)
    for (const hours of TIMES)
      for (const vaccineCode of CODES)
        for (const temperature of [null, 35.4, 37.5, 38.5]) {
          const at = { ageMonths, hours, vaccineCode, temperature };
          const alone = SYMPTOMS.map((symptom) => levelOf({ ...at, symptoms: [symptom] }));
          SYMPTOMS.forEach((one, i) =>
            SYMPTOMS.slice(i + 1).forEach((other, j) => {
              const both = levelOf({ ...at, symptoms: [one, other] });
              const worst = worse(alone[i] ?? 'none', alone[i + 1 + j] ?? 'none');
              if (worse(worst, both) !== both)
                throw new Error(`${one} and ${other}: ${both}, ${JSON.stringify(at)}`);
            }),
          );
        }
});

test('a higher fever is never milder, nor is a younger baby', () => {
  for (const hours of TIMES)
    for (let tenths = 373; tenths <= 430; tenths += 1) {
      const temperature = tenths / 10;
      const levels = AGES.slice(0, -1).map((ageMonths) =>
        LEVELS.indexOf(levelOf({ ageMonths, temperature, hours })),
      );
      expect(levels).toEqual([...levels].sort((a, b) => b - a));
      for (const ageMonths of AGES) {
        const hotter = levelOf({ ageMonths, temperature: (tenths + 1) / 10, hours });
        expect(worse(levelOf({ ageMonths, temperature, hours }), hotter)).toBe(hotter);
      }
    }
});

test('who is sent to a doctor is also looked into', () => {
  for (const { id, level, report } of SEVERITY_RULES)
    if (level === 'urgent' || level === 'emergency') expect([id, report]).not.toEqual([id, false]);
});
