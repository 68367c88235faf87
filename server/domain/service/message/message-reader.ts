import type { Language } from '../../../kernel/language';

/** Who reads a message: their language, and the day, `YYYY-MM-DD`; null: any day, as in a file. */
export interface MessageReader {
  readonly language: Language;
  readonly readOn: string | null;
}
