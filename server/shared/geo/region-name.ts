import type { Language } from '../../kernel/language';

interface Named {
  readonly name: string;
  readonly pinyin: string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A region's name in the reader's language: the official one, or its pinyin. */
export const regionName = (region: Named, language: Language): string =>
  language === 'en' ? capital(region.pinyin) : region.name;
