import type { DocumentViolation } from '@contract/linkman/document-rules';
import type { Bilingual } from '../../kernel/language';

/** Why a document number is refused. */
export const DOCUMENT_VIOLATIONS: Record<DocumentViolation, Bilingual> = {
  length: { zh: '应为 18 位', en: 'it must have 18 characters' },
  format: {
    zh: '格式与所选证件类型不符，请核对证件类型和号码',
    en: 'it does not match the document type. Check both',
  },
  checksum: { zh: '可能输错了某一位，请核对', en: 'one character seems to be mistyped' },
  birthday: {
    zh: '第 7 至 14 位是出生日期，请核对是否输错',
    en: 'characters 7 to 14 must be a date of birth',
  },
  future: { zh: '其中的出生日期晚于今天', en: 'the date of birth in it is in the future' },
  prefix: {
    zh: '港澳台居民居住证应以 810000、820000 或 830000 开头',
    en: 'a residence permit begins with 810000, 820000 or 830000',
  },
  region: {
    zh: '居民身份证没有这样的开头，请核对前几位和证件类型',
    en: 'no resident identity card begins like this. Check the first digits and the document type',
  },
  residence: {
    zh: '这是港澳台居民居住证的号码，请改选这种证件',
    en: 'it is the number of a residence permit; choose that document type',
  },
};

/** Relation types, in the order of their numbers on the wire. */
export const RELATIONS: readonly {
  readonly value: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly name: Bilingual;
}[] = [
  { value: 1, name: { zh: '本人', en: 'Myself' } },
  { value: 2, name: { zh: '父母', en: 'Parent' } },
  { value: 3, name: { zh: '子女', en: 'Child' } },
  { value: 4, name: { zh: '配偶', en: 'Spouse' } },
  { value: 5, name: { zh: '亲戚', en: 'Relative' } },
  { value: 6, name: { zh: '朋友', en: 'Friend' } },
  { value: 7, name: { zh: '其他', en: 'Other' } },
];
