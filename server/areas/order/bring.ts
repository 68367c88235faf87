import { ageInYears, needsGuardian } from '@contract/linkman/age-rules';
import { DOCUMENT } from '@contract/linkman/document-rules';
import type { DocumentKind } from '@contract/linkman/document-rules';
import { needsTest } from '@contract/plan/bcg-rules';
import type { Bilingual, Language } from '../../kernel/language';
import { inLanguage } from '../../kernel/language';

const DOCUMENTS: Record<DocumentKind, Bilingual> = {
  [DOCUMENT.RESIDENT_ID]: {
    zh: '居民身份证或户口簿原件',
    en: 'Resident identity card or household register',
  },
  [DOCUMENT.PASSPORT]: { zh: '护照原件', en: 'Passport' },
  [DOCUMENT.HK_MACAU_PERMIT]: {
    zh: '港澳居民来往内地通行证原件',
    en: 'Hong Kong/Macau travel permit',
  },
  [DOCUMENT.TAIWAN_PERMIT]: { zh: '台湾居民来往大陆通行证原件', en: 'Taiwan travel permit' },
  [DOCUMENT.RESIDENCE_PERMIT]: {
    zh: '港澳台居民居住证原件',
    en: 'Hong Kong/Macau/Taiwan residence permit',
  },
  [DOCUMENT.FOREIGN_PERMANENT_RESIDENT]: {
    zh: '外国人永久居留身份证原件',
    en: 'Foreign permanent resident card',
  },
  [DOCUMENT.BIRTH_CERTIFICATE]: { zh: '出生医学证明原件', en: 'Birth certificate' },
};

const BOOKLET: Bilingual = { zh: '预防接种证（接种本）', en: 'Vaccination book' };
const RECORD: Bilingual = { zh: '既往接种记录（如有）', en: 'Earlier vaccination records, if any' };
const GUARDIAN: Bilingual = {
  zh: '监护人陪同并携带监护人身份证',
  en: 'A guardian, with their identity card',
};
const TEST: Bilingual = {
  zh: '结核菌素试验（PPD）阴性结果',
  en: 'The negative result of a tuberculin test',
};
const CODE: Bilingual = {
  zh: '这个预约的预约码或预约号',
  en: 'The code or reference of this appointment',
};

/** Below this age, in years, the desk asks for the vaccination booklet. */
const BOOKLET_AGE = 18;

/** What to bring to an appointment, one item per line. @param day of the appointment. */
export function bringList(
  person: {
    readonly birthday: string;
    readonly document_kind: DocumentKind;
    readonly vaccine_code: string;
  },
  day: string,
  language: Language,
): string[] {
  const { birthday } = person;
  const lines = [DOCUMENTS[person.document_kind]];
  lines.push(ageInYears(birthday, day) < BOOKLET_AGE ? BOOKLET : RECORD);
  if (needsGuardian(birthday, day)) lines.push(GUARDIAN);
  if (needsTest(person.vaccine_code, birthday, day)) lines.push(TEST);
  lines.push(CODE);
  return lines.map((line) => inLanguage(line, language));
}
