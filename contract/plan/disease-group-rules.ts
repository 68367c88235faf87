/**
 * Diseases by which a dose history is read, in the order of a school's check (入学查验): those of the national programme by age,
 * then the others.
 */
export const DISEASE_GROUPS = [
  'hepatitisB',
  'tuberculosis',
  'polio',
  'diphtheriaTetanusPertussis',
  'measlesMumpsRubella',
  'japaneseEncephalitis',
  'meningococcal',
  'hepatitisA',
  'hpv',
  'hib',
  'pneumococcal',
  'rotavirus',
  'handFootMouth',
  'varicella',
  'influenza',
  'shingles',
  'rabies',
  'tetanus',
  'hepatitisE',
  'cholera',
  'typhoid',
  'haemorrhagicFever',
  /** A vaccine that the tables do not have. */
  'other',
] as const;
export type DiseaseGroup = (typeof DISEASE_GROUPS)[number];

/** Disease of each antigen of the schedule's tables. */
const GROUP_OF_ANTIGEN: Readonly<Record<string, DiseaseGroup>> = {
  HepB: 'hepatitisB',
  BCG: 'tuberculosis',
  Polio: 'polio',
  DTP: 'diphtheriaTetanusPertussis',
  Hib: 'hib',
  Measles: 'measlesMumpsRubella',
  JE: 'japaneseEncephalitis',
  MenA: 'meningococcal',
  MenAC: 'meningococcal',
  MenC2: 'meningococcal',
  MenC4: 'meningococcal',
  MenP4: 'meningococcal',
  HepA: 'hepatitisA',
  HPV2: 'hpv',
  HPV4: 'hpv',
  HPV9: 'hpv',
  Pneumococcal: 'pneumococcal',
  PPSV23: 'pneumococcal',
  Rotavirus: 'rotavirus',
  EV71: 'handFootMouth',
  Varicella: 'varicella',
  Influenza: 'influenza',
  Zoster: 'shingles',
  Rabies: 'rabies',
  Tetanus: 'tetanus',
  HepE: 'hepatitisE',
  Cholera: 'cholera',
  Typhoid: 'typhoid',
  HFRS: 'haemorrhagicFever',
};

/**
 * Diseases that antigens stand for, each once, in the order of {@link DISEASE_GROUPS}. A combined vaccine stands under each of
 * its diseases, as a school looks for them one by one.
 */
export function diseaseGroupsOf(antigens: readonly string[]): readonly DiseaseGroup[] {
  const groups = antigens.map((antigen) => GROUP_OF_ANTIGEN[antigen] ?? 'other');
  const found = DISEASE_GROUPS.filter((group) => groups.includes(group));
  return found.length > 0 ? found : ['other'];
}
