import { LANGUAGE_HEADER } from '@contract/envelope';
import type { IncomingHttpHeaders } from 'node:http';

/** A text in both languages. */
export interface Bilingual<T = string> {
  readonly zh: T;
  readonly en: T;
}

export type Language = 'zh-CN' | 'en';

/** Reader's language of a request; Chinese unless English is asked for. */
export function languageOf(headers: IncomingHttpHeaders): Language {
  const value = headers[LANGUAGE_HEADER];
  return typeof value === 'string' && /^en\b/i.test(value) ? 'en' : 'zh-CN';
}

/** The half of a bilingual value that the reader asked for. */
export const inLanguage = <T>(value: Bilingual<T>, language: Language): T =>
  language === 'en' ? value.en : value.zh;
