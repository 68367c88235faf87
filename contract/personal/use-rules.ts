import type { Both } from './receiver-rules';

/** What the data of a person who is vaccinated is used for. The consents name each (test/check/consents.test.ts). */
export const PERSON_USES = [
  'identity',
  'eligibility',
  'booking',
  'guardian',
  'plan',
  'turns',
  'oneBooking',
  'oneDose',
  'beans',
  'membership',
  'lottery',
  'community',
  'hiddenNames',
  'accountOwner',
  'ownView',
  'wellbeing',
  'seriousAnswers',
  'shares',
] as const;
export type PersonUse = (typeof PERSON_USES)[number];

/** Words of a purpose, Chinese and English, and the uses that they name. */
export type PurposePart = readonly [
  uses: readonly [PersonUse, ...PersonUse[]],
  zh: string,
  en: string,
];

export interface PersonPurpose {
  readonly purpose: Both;
  readonly uses: readonly PersonUse[];
}

/** A purpose put together from its parts, so that no words of it are without a use. */
export function purposeOf(...parts: readonly PurposePart[]): PersonPurpose {
  return {
    purpose: [parts.map(([, zh]) => zh).join(''), parts.map(([, , en]) => en).join('')],
    uses: parts.flatMap(([uses]) => uses),
  };
}
