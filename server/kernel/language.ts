import { LANGUAGE_HEADER } from '@contract/envelope';
import type { IncomingHttpHeaders } from 'node:http';

/** A text in both languages. */
export interface Bilingual<T = string> {
  readonly zh: T;
  readonly en: T;
}

export type Language = 'zh-CN' | 'en';

/** Language of a request; Chinese unless English is requested. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const value = headers[LANGUAGE_HEADER];
  return typeof value === 'string' && /^en\b/i.test(value) ? 'en' : 'zh-CN';
}

/** The language that a request names; null where it names none. */
export const namedLanguage = (headers: IncomingHttpHeaders): Language | null =>
  typeof headers[LANGUAGE_HEADER] === 'string' ? languageOf(headers) : null;

/** A bilingual value in the requested language. */
export const inLanguage = <T>(value: Bilingual<T>, language: Language): T =>
  language === 'en' ? value.en : value.zh;
