import { systemInfo } from '@/platform/system-info';
import { localEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import type { Language } from './language';
import { DEFAULT_LANGUAGE, LANGUAGES, setLanguage } from './language';

const KEY = 'language';

/** The language for a device that speaks `tag` (BCP 47): Chinese for Chinese tags and for unknown ones. */
export function languageOf(tag: string): Language {
  return tag === '' || /^zh/i.test(tag) ? DEFAULT_LANGUAGE : 'en';
}

/** Switches the language and stores the choice. */
export function chooseLanguage(language: Language): void {
  tryToKeep(() => localEntries.write(KEY, { val: language, crossDomain: true }));
  setLanguage(language);
}

/** At start: the stored choice, else the device's language. */
export function restoreLanguage(): void {
  const remembered = localEntries.read<string>(KEY);
  const stored = LANGUAGES.find((each) => each === remembered);
  setLanguage(stored ?? languageOf(systemInfo().language));
}
