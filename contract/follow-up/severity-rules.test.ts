import {
  assess,
  asksTemperature,
  isTooCold,
  LEVELS,
  SEVERITY_RULES,
  symptomsIn,
} from './severity-rules';
import type { Condition, Level } from './severity-rules';
import { SOURCES } from './source-rules';
import { SYMPTOMS } from './symptom-rules';
import type { Symptom } from './symptom-rules';

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
const reports = (change: Partial<Condition>): boolean => assess({ ...WELL, ...change }).report;

describe('what must not wait', () => {
  test.each<[Symptom]>([['breathing'], ['faceSwelling'], ['collapse'], ['seizure'], ['stiffNeck']])(
    '%s alone calls for 120, at any age and time, after any vaccine',
    (symptom) => {
      for (const ageMonths of [0, 5, 24, 900, null])
        for (const hours of [0, 1, 24, 24 * 40])
          for (const vaccineCode of ['dtap', 'bcg', 'rota', 'mmr'])
            expect(levelOf({ symptoms: [symptom], ageMonths, hours, vaccineCode })).toBe(
              'emergency',
            );
      expect(reports({ symptoms: [symptom] })).toBe(true);
    },
  );

  test.each<[string, Partial<Condition>, Level]>([
    ['a rash all over within a day', { symptoms: ['hives'], hours: 24 }, 'emergency'],
    ['the same later', { symptoms: ['hives'], hours: 25 }, 'urgent'],
    ['the same later, with vomiting', { symptoms: ['hives', 'vomiting'], hours: 25 }, 'urgent'],
    ['vomiting without hives', { symptoms: ['vomiting'], hours: 1 }, 'home'],
    ['spots that stay under a glass', { symptoms: ['purpura'] }, 'urgent'],
    ['the same with fever', { symptoms: ['purpura', 'fever'] }, 'emergency'],
    ['the same with a fever of days', { symptoms: ['purpura', 'longFever'] }, 'emergency'],
    ['the same while listless', { symptoms: ['purpura', 'listless'] }, 'emergency'],
    ['the same with pain', { symptoms: ['purpura', 'pain'] }, 'urgent'],
    ['the same with 37.3 °C', { symptoms: ['purpura'], temperature: 37.3 }, 'emergency'],
    ['the same with 37.2 °C', { symptoms: ['purpura'], temperature: 37.2 }, 'urgent'],
    [
      'blood in the stool after rotavirus',
      { symptoms: ['bloodyStool'], vaccineCode: 'rota' },
      'emergency',
    ],
    ['blood in the stool after another', { symptoms: ['bloodyStool'] }, 'urgent'],
    ['weakness weeks later', { symptoms: ['weakness'], hours: 24 * 30 }, 'urgent'],
    ['weakness of an adult', { symptoms: ['weakness'], ageMonths: 900 }, 'emergency'],
    ['weakness at an unknown age', { symptoms: ['weakness'], ageMonths: null }, 'urgent'],
    ['crying for hours', { symptoms: ['crying'] }, 'urgent'],
    ['vomiting and crying', { symptoms: ['vomiting', 'crying'] }, 'urgent'],
    [
      'the same after rotavirus, before there is blood',
      { symptoms: ['vomiting', 'crying'], vaccineCode: 'rota' },
      'emergency',
    ],
    ['woken and soon asleep again', { symptoms: ['drowsy'] }, 'urgent'],
    ['the same of an old man', { symptoms: ['drowsy'], ageMonths: 900 }, 'urgent'],
    ['the same with 39 °C', { symptoms: ['drowsy'], temperature: 39 }, 'urgent'],
    ['takes no milk or water', { symptoms: ['notFeeding'] }, 'urgent'],
  ])('%s', (_, change, level) => {
    expect(levelOf(change)).toBe(level);
    expect(reports(change)).toBe(level !== 'home');
  });
});

describe('fever', () => {
  test.each<[number, number | null, number, Level, boolean]>([
    [37.2, 24, 24, 'home', false],
    [37.3, 24, 24, 'home', false],
    [38.4, 24, 24, 'home', false],
    // As the texts say; it is looked into from 38.6 on.
    [38.5, 24, 24, 'clinic', false],
    [38.6, 24, 24, 'clinic', true],
    [38.6, 24, 120, 'clinic', true],
    // Asked on the eighth day, and told of the second.
    [38.6, 24, 121, 'clinic', true],
    [38.9, 24, 8 * 24, 'clinic', true],
    [38.5, 24, 8 * 24, 'clinic', false],
    [38.4, 24, 8 * 24, 'home', false],
    [39, 24, 24, 'urgent', true],
    [39.9, 24, 24, 'urgent', true],
    [40, 24, 24, 'emergency', true],
    [40, null, 24 * 20, 'emergency', true],
    // Babies.
    [37.9, 2, 24, 'clinic', false],
    [38, 2, 24, 'urgent', true],
    [38, 3, 24, 'home', false],
    [38.9, 3, 24, 'clinic', true],
    [39, 3, 24, 'urgent', true],
    [39, 5, 24, 'urgent', true],
    [39, 6, 24, 'urgent', true],
    [38, null, 24, 'home', false],
  ])(
    '%d °C at %s months, %d hours after: %s, report %s',
    (temperature, ageMonths, hours, level, report) => {
      const found = assess({ ...WELL, symptoms: ['fever'], temperature, ageMonths, hours });
      expect({ level: found.level, report: found.report }).toEqual({ level, report });
    },
  );

  test.each<[Symptom, number | null, number | null, Level, boolean]>([
    ['fever', 0, null, 'urgent', true],
    ['fever', 2, null, 'urgent', true],
    ['longFever', 2, null, 'urgent', true],
    ['fever', 2, 37.4, 'home', false],
    ['fever', 3, null, 'clinic', false],
    ['fever', 5, null, 'clinic', false],
    ['fever', 6, null, 'home', false],
    ['fever', null, null, 'home', false],
    ['pain', 2, null, 'home', false],
  ])(
    '%s at %s months, measured as %s: %s, report %s',
    (symptom, ageMonths, temperature, level, report) => {
      const condition = { ...WELL, symptoms: [symptom], ageMonths, temperature };
      expect(assess(condition)).toMatchObject({ level, report });
      const isBaby = ageMonths !== null && ageMonths < 6;
      expect(asksTemperature(condition)).toBe(isBaby && temperature === null && symptom !== 'pain');
    },
  );

  test('one that lasts for days goes to the clinic without a thermometer', () => {
    expect(assess({ ...WELL, symptoms: ['longFever'] })).toEqual({
      level: 'clinic',
      report: true,
      rules: ['longFever'],
    });
  });
});

describe('the place of the injection', () => {
  test.each<[number, number, Level, boolean]>([
    [0.1, 24, 'home', false],
    [2.5, 24, 'home', false],
    [2.6, 24, 'clinic', true],
    [2.6, 120, 'clinic', true],
    [2.6, 8 * 24, 'clinic', true],
    [10, 24, 'clinic', true],
  ])('%d cm after %d hours: %s, report %s', (swelling, hours, level, report) => {
    const found = assess({ ...WELL, swelling, hours });
    expect({ level: found.level, report: found.report }).toEqual({ level, report });
  });

  test('pus is the usual course for weeks after BCG, and never after others', () => {
    const pusAt = (hours: number) =>
      assess({ ...WELL, symptoms: ['pus'], vaccineCode: 'bcg', hours });
    expect(pusAt(3 * 24)).toMatchObject({ level: 'clinic', report: true });
    expect(pusAt(28 * 24)).toMatchObject({ level: 'home', report: false });
    expect(pusAt(180 * 24)).toMatchObject({ level: 'clinic', report: true });
    expect(assess({ ...WELL, symptoms: ['pus'] })).toMatchObject({ level: 'clinic', report: true });
  });

  test('a swollen lymph node is reported after BCG', () => {
    expect(reports({ symptoms: ['lymphNode'], vaccineCode: 'bcg' })).toBe(true);
    expect(assess({ ...WELL, symptoms: ['lymphNode'] })).toMatchObject({
      level: 'clinic',
      report: false,
    });
  });
});

test.each<[Symptom]>([['pain'], ['tired'], ['headache'], ['diarrhoea']])(
  '%s alone is looked after at home',
  (symptom) => {
    expect(assess({ ...WELL, symptoms: [symptom] })).toEqual({
      level: 'home',
      report: false,
      rules: ['common'],
    });
  },
);

test('a rash is reported, also when a later round asks', () => {
  for (const hours of [24, 14 * 24])
    for (const vaccineCode of ['dtap', 'varicella'])
      expect(assess({ ...WELL, symptoms: ['rash'], hours, vaccineCode })).toEqual({
        level: 'clinic',
        report: true,
        rules: ['rash'],
      });
});

test('something else is for the clinic, and nothing named for home', () => {
  expect(levelOf({ symptoms: ['other'] })).toBe('clinic');
  expect(levelOf({})).toBe('home');
});

test('the most urgent rule decides, and all that apply are named, the most urgent first', () => {
  const found = assess({ ...WELL, symptoms: ['pain', 'seizure', 'hives'], temperature: 39.2 });
  expect(found.level).toBe('emergency');
  expect(found.rules).toEqual([
    'earlyHives',
    'seizure',
    'highFever',
    'hives',
    'fever386',
    'feverAdvice',
    'common',
  ]);
});

test.each<[number | null, boolean]>([
  [null, false],
  [35.4, true],
  [35.5, false],
  [38, false],
])('%p °C is to be measured again: %p', (temperature, is) => {
  expect(isTooCold(temperature)).toBe(is);
});

test('measures show symptoms that were not ticked', () => {
  expect(symptomsIn({ symptoms: ['pain'], temperature: 38, swelling: 1 })).toEqual([
    'pain',
    'fever',
    'swelling',
  ]);
  expect(symptomsIn({ symptoms: ['fever'], temperature: 37.2, swelling: null })).toEqual(['fever']);
});

test('every rule has an id of its own and a source, and every symptom a rule', () => {
  expect(new Set(SEVERITY_RULES.map(({ id }) => id)).size).toBe(SEVERITY_RULES.length);
  for (const { source, report, level } of SEVERITY_RULES) {
    expect(SOURCES[source].title).not.toBe('');
    if (report !== false) expect(SOURCES[report].title).not.toBe('');
    expect(LEVELS).toContain(level);
  }
  const named = SEVERITY_RULES.flatMap(({ any = [], all = [] }) => [...any, ...all]);
  expect(SYMPTOMS.filter((symptom) => !named.includes(symptom))).toEqual([]);
});

test('rules stand in the order of urgency', () => {
  const order = SEVERITY_RULES.map(({ level }) => LEVELS.indexOf(level));
  expect(order).toEqual([...order].sort((a, b) => b - a));
});
