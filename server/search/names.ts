import { keywordOf } from './initial';
import type { Bilingual } from '../kernel/language';
import { otherNumerals } from './numerals';

const withoutRemark = (name: string): string => name.replace(/[（(].*$/, '').trim();
const asVaccine = (name: string): string => (name.endsWith('苗') ? name : `${name}疫苗`);

/** Common names of a vaccine with this short name: with and without the number of types and the word vaccine. */
export function namesOf({ zh, en }: Bilingual): string[] {
  const [keyword, spoken] = [keywordOf(zh), keywordOf(en)];
  const whole = asVaccine(withoutRemark(zh));
  const names = [
    keyword,
    asVaccine(keyword),
    whole,
    ...otherNumerals(whole),
    zh,
    spoken,
    `${spoken} vaccine`,
    en,
  ];
  return [...new Set(names)];
}
