import type { DocumentedDose } from '@contract/plan/dose-history-endpoints';
import { isNamedVaccine, VACCINE_NAMES } from '@/i18n/vaccine-names';
import type { Language } from '@/i18n/language';
import { DISEASE_MESSAGES } from './disease-messages';
import { DOCUMENT_MESSAGES } from './record-messages';
import { groupedDoses } from './record-rules';

/** A text in Chinese and in English. */
export type Pair = readonly [zh: string, en: string];

type Dictionary<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** A message in both languages. */
export const pairOf = <Key extends string>(messages: Dictionary<Key>, key: Key): Pair => [
  messages['zh-CN'][key],
  messages.en[key],
];

/** Name of a dose's vaccine: of the product where a clinic recorded one, else of the vaccine. */
export function vaccineOf({ code, clinicRecord }: DocumentedDose): Pair {
  if (clinicRecord) return [clinicRecord.product.zh, clinicRecord.product.en];
  return isNamedVaccine(code) ? pairOf(VACCINE_NAMES, code) : [code, code];
}

export interface RecordPerson {
  readonly name: string;
  readonly sex: Pair;
  readonly birthday: string;
}

/** The whole record as lines of text in both languages, for a message. */
export function recordLines(person: RecordPerson, doses: readonly DocumentedDose[]): string {
  const [title, english] = pairOf(DOCUMENT_MESSAGES, 'title');
  const lineOf = (dose: DocumentedDose): string => {
    const [name, nameEn] = vaccineOf(dose);
    const [source] = pairOf(
      DOCUMENT_MESSAGES,
      dose.source === 'own' ? 'familySource' : 'clinicSource',
    );
    return [
      dose.doseNo === null ? '-' : String(dose.doseNo),
      dose.isDayEstimated ? `${dose.day} (${DOCUMENT_MESSAGES['zh-CN'].estimated})` : dose.day,
      `${name} / ${nameEn}`,
      dose.lot,
      dose.clinicRecord?.clinic.zh ?? '',
      source,
    ]
      .filter(Boolean)
      .join('  ');
  };
  return [
    `${title} / ${english}`,
    `${person.name}  ${person.sex.join(' / ')}  ${person.birthday}`,
    ...groupedDoses(doses).flatMap((group) => [
      '',
      pairOf(DISEASE_MESSAGES, group.disease).join(' / '),
      ...group.doses.map(lineOf),
    ]),
    '',
    DOCUMENT_MESSAGES['zh-CN'].law,
    DOCUMENT_MESSAGES.en.law,
  ].join('\n');
}
