import {
  ALLERGY_HOURS,
  BABY_FEVER,
  FEVER_ADVICE,
  HIGH_FEVER,
  TOO_COLD,
} from './fever-advice-rules';
import type { Symptom } from './symptom-rules';
import type { SourceName } from './source-rules';

/** What is to be done, by urgency: nothing, care at home, call the clinic, see a doctor today, call 120 now. */
export const LEVELS = ['none', 'home', 'clinic', 'urgent', 'emergency'] as const;
export type Level = (typeof LEVELS)[number];

/** A rule fires where all that it names is so. */
export interface SeverityRule {
  readonly id: string;
  readonly level: Exclude<Level, 'none'>;
  /** By whose list the clinic is to look into it as a suspected adverse event (AEFI); false: it is not. */
  readonly report: SourceName | false;
  /** Of the level. */
  readonly source: SourceName;
  /** Name and day of the clinician who compared it with its source; without: nobody has. */
  readonly reviewed?: string;
  /** At least one of these. */
  readonly any?: readonly Symptom[];
  /** All of these. */
  readonly all?: readonly Symptom[];
  /** Only where the temperature was not measured. */
  readonly unmeasured?: true;
  /** °C, this or more. */
  readonly temperatureFrom?: number;
  /** °C, less than this. */
  readonly temperatureUnder?: number;
  /** cm, more than this. */
  readonly swellingOver?: number;
  /** Months of age, this or more. */
  readonly fromMonths?: number;
  /** Months of age, less than this. */
  readonly underMonths?: number;
  /** Hours since the vaccination, at most. */
  readonly withinHours?: number;
  /** Hours since the vaccination, more than this. */
  readonly overHours?: number;
  /** After these vaccines only. */
  readonly vaccines?: readonly string[];
  /** After other vaccines than these. */
  readonly exceptVaccines?: readonly string[];
}

const DAY = 24;
const WEEK = 7 * DAY;
/** Months of age at which a year, NICE's five years, and adulthood begin. */
const [ONE_YEAR, FIVE_YEARS, ADULT] = [12, 60, 216];
const { newborn, youngest, older } = BABY_FEVER;
/** Pus at the place of BCG is its usual course from two to twelve weeks after it. */
const BCG_PUS = { overHours: 2 * WEEK, withinHours: 12 * WEEK } as const;

/**
 * Every severity rule with its source. All that apply count, and the most urgent level decides: several signs are never
 * milder than the worst of them.
 */
export const SEVERITY_RULES: readonly SeverityRule[] = [
  // Call 120 now.
  {
    id: 'airway',
    level: 'emergency',
    report: 'aefi',
    source: 'anaphylaxis',
    any: ['breathing', 'faceSwelling'],
  },
  // Pale or blue, or not to be woken, is red in NICE's lights too.
  { id: 'collapse', level: 'emergency', report: 'aefi', source: 'anaphylaxis', any: ['collapse'] },
  // Alone it is no anaphylaxis yet, but at home nobody can treat what may follow.
  {
    id: 'earlyHives',
    level: 'emergency',
    report: 'aefi',
    source: 'cautious',
    any: ['hives'],
    withinHours: ALLERGY_HOURS,
  },
  { id: 'seizure', level: 'emergency', report: 'aefi', source: 'callNow', any: ['seizure'] },
  // A bulging fontanelle is named with it: red in NICE's lights.
  { id: 'meningism', level: 'emergency', report: 'aefi', source: 'callNow', any: ['stiffNeck'] },
  {
    id: 'purpuraAndFever',
    level: 'emergency',
    report: 'aefi',
    source: 'callNow',
    all: ['purpura'],
    any: ['fever', 'longFever', 'listless', 'drowsy', 'notFeeding', 'vomiting'],
  },
  {
    id: 'fever40',
    level: 'emergency',
    report: 'aefi',
    source: 'cautious',
    temperatureFrom: HIGH_FEVER.callNow,
  },
  {
    id: 'intussusception',
    level: 'emergency',
    report: 'rotavirus',
    source: 'cautious',
    any: ['bloodyStool'],
    vaccines: ['rota'],
  },
  // Without blood yet: it comes late.
  {
    id: 'intussusceptionSigns',
    level: 'emergency',
    report: 'rotavirus',
    source: 'cautious',
    all: ['vomiting'],
    any: ['crying', 'listless', 'drowsy', 'notFeeding'],
    vaccines: ['rota'],
  },
  // Of an adult it cannot be told from a stroke.
  {
    id: 'adultWeakness',
    level: 'emergency',
    report: 'aefi',
    source: 'stroke',
    any: ['weakness'],
    fromMonths: ADULT,
  },
  // See a doctor today.
  {
    id: 'newbornFever',
    level: 'urgent',
    report: 'cautious',
    source: 'imci',
    temperatureFrom: newborn.degrees,
    underMonths: newborn.underMonths,
  },
  {
    id: 'babyFever',
    level: 'urgent',
    report: 'cautious',
    source: 'nice',
    temperatureFrom: youngest.degrees,
    underMonths: youngest.underMonths,
  },
  // It may be any temperature.
  {
    id: 'babyUnmeasured',
    level: 'urgent',
    report: 'cautious',
    source: 'cautious',
    any: ['fever', 'longFever'],
    unmeasured: true,
    underMonths: youngest.underMonths,
  },
  // NICE's limit is for babies from three to six months; older ones are as ill more rarely, but not never.
  {
    id: 'highFever',
    level: 'urgent',
    report: 'aefi',
    source: 'cautious',
    temperatureFrom: HIGH_FEVER.sameDay,
  },
  {
    id: 'coldBaby',
    level: 'urgent',
    report: 'cautious',
    source: 'imci',
    temperatureUnder: TOO_COLD.degrees,
    underMonths: TOO_COLD.underMonths,
  },
  {
    id: 'cold',
    level: 'urgent',
    report: 'cautious',
    source: 'cold',
    temperatureUnder: TOO_COLD.allAges,
  },
  // Red: "if roused does not stay awake". The lights are for children; an adult who does so is no less ill.
  { id: 'drowsy', level: 'urgent', report: 'aefi', source: 'nice', any: ['drowsy'] },
  // IMCI's danger signs "not able to drink or breastfeed" and "vomits everything", at any age.
  { id: 'notFeeding', level: 'urgent', report: 'cautious', source: 'imci', any: ['notFeeding'] },
  // IMCI: moves only when stimulated.
  {
    id: 'babyListless',
    level: 'urgent',
    report: 'cautious',
    source: 'imci',
    any: ['listless'],
    underMonths: youngest.underMonths,
  },
  { id: 'hives', level: 'urgent', report: 'aefi', source: 'cautious', any: ['hives'] },
  // Red: a rash that does not fade.
  { id: 'purpura', level: 'urgent', report: 'aefi', source: 'nice', any: ['purpura'] },
  // Red: focal neurological signs.
  { id: 'weakness', level: 'urgent', report: 'aefi', source: 'nice', any: ['weakness'] },
  {
    id: 'bloodyStool',
    level: 'urgent',
    report: 'cautious',
    source: 'stomach',
    any: ['bloodyStool'],
    exceptVaccines: ['rota'],
  },
  // Red: a continuous cry. The WHO counts it from three hours on.
  { id: 'crying', level: 'urgent', report: 'who', source: 'nice', any: ['crying'] },
  // Call the clinic. What has to be reported within 5 or 15 days counts whenever it is told: a later round asks about
  // these days too.
  { id: 'fever386', level: 'clinic', report: 'aefi', source: 'aefi', temperatureFrom: 38.6 },
  // That is the limit of reporting; who is below it, but at that of the advice, is not left at home.
  {
    id: 'feverAdvice',
    level: 'clinic',
    report: false,
    source: 'cautious',
    temperatureFrom: FEVER_ADVICE.degrees,
  },
  // The charts end at two months, the lights begin at 38 °C: between them a baby is not left at home.
  {
    id: 'babyWarm',
    level: 'clinic',
    report: false,
    source: 'cautious',
    temperatureFrom: newborn.degrees,
    underMonths: youngest.underMonths,
  },
  {
    id: 'infantUnmeasured',
    level: 'clinic',
    report: false,
    source: 'cautious',
    any: ['fever', 'longFever'],
    unmeasured: true,
    fromMonths: youngest.underMonths,
    underMonths: older.underMonths,
  },
  // Most often measured badly: to be measured again, and asked about.
  {
    id: 'cool',
    level: 'clinic',
    report: false,
    source: 'cautious',
    temperatureUnder: TOO_COLD.degrees,
  },
  { id: 'longFever', level: 'clinic', report: 'cautious', source: 'cautious', any: ['longFever'] },
  // Amber: decreased activity, no smile. Of adults too, as the texts say.
  { id: 'listless', level: 'clinic', report: false, source: 'nice', any: ['listless'] },
  // Amber again: a baby cannot say that it is tired, and who ticks it has seen that it moves less.
  {
    id: 'infantTired',
    level: 'clinic',
    report: false,
    source: 'nice',
    any: ['tired'],
    underMonths: ONE_YEAR,
  },
  {
    id: 'childTiredAndHot',
    level: 'clinic',
    report: false,
    source: 'nice',
    all: ['tired'],
    any: ['fever', 'longFever'],
    underMonths: FIVE_YEARS,
  },
  {
    id: 'babyStomach',
    level: 'clinic',
    report: false,
    source: 'stomach',
    any: ['vomiting', 'diarrhoea'],
    underMonths: youngest.underMonths,
  },
  // The first sign of intussusception. A little vomiting after drops is common, so alone it is asked about by telephone.
  {
    id: 'rotaVomiting',
    level: 'clinic',
    report: 'rotavirus',
    source: 'rotavirus',
    any: ['vomiting'],
    vaccines: ['rota'],
  },
  // How meningitis may begin, before the neck is stiff.
  {
    id: 'headacheAndVomiting',
    level: 'clinic',
    report: false,
    source: 'cautious',
    all: ['headache', 'vomiting'],
    any: ['fever', 'longFever'],
  },
  // The scheme's "红肿（直径＞2.5 cm）、硬结（直径＞2.5 cm）".
  { id: 'swelling', level: 'clinic', report: 'aefi', source: 'aefi', swellingOver: 2.5 },
  { id: 'rash', level: 'clinic', report: 'aefi', source: 'aefi', any: ['rash'] },
  {
    id: 'abscess',
    level: 'clinic',
    report: 'aefi',
    source: 'aefi',
    any: ['pus'],
    exceptVaccines: ['bcg'],
  },
  // Too early for its course: bacteria, or somebody who had met tuberculosis before.
  {
    id: 'bcgEarlyPus',
    level: 'clinic',
    report: 'aefi',
    source: 'bcg',
    any: ['pus'],
    vaccines: ['bcg'],
    withinHours: BCG_PUS.overHours,
  },
  {
    id: 'bcgLatePus',
    level: 'clinic',
    report: 'aefi',
    source: 'bcg',
    any: ['pus'],
    vaccines: ['bcg'],
    overHours: BCG_PUS.withinHours,
  },
  {
    id: 'bcgNode',
    level: 'clinic',
    report: 'aefi',
    source: 'aefi',
    any: ['lymphNode'],
    vaccines: ['bcg'],
  },
  {
    id: 'node',
    level: 'clinic',
    report: false,
    source: 'cautious',
    any: ['lymphNode'],
    exceptVaccines: ['bcg'],
  },
  { id: 'other', level: 'clinic', report: false, source: 'cautious', any: ['other'] },
  // Care at home.
  {
    id: 'bcgScar',
    level: 'home',
    report: false,
    source: 'bcg',
    any: ['pus'],
    vaccines: ['bcg'],
    ...BCG_PUS,
  },
  {
    id: 'common',
    level: 'home',
    report: false,
    source: 'practice',
    any: ['fever', 'pain', 'swelling', 'tired', 'headache', 'vomiting', 'diarrhoea'],
  },
];
