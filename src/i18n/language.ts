import { create } from 'zustand';

/** Languages with a complete dictionary. */
export const LANGUAGES = ['zh-CN', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Language before a choice is made. */
export const DEFAULT_LANGUAGE: Language = 'zh-CN';

const useLanguageStore = create<{ language: Language }>(() => ({ language: DEFAULT_LANGUAGE }));

/** Current language, as a hook. */
export const useLanguage = (): Language => useLanguageStore((state) => state.language);

/** Current language, outside React. */
export const currentLanguage = (): Language => useLanguageStore.getState().language;

/** Called after each switch. Returns the unsubscriber. */
export const onLanguageChange = (listener: () => void): (() => void) =>
  useLanguageStore.subscribe((now, before) => {
    if (now.language !== before.language) listener();
  });

/** Switches every mounted text at once. The caller stores the choice. */
export const setLanguage = (language: Language): void => useLanguageStore.setState({ language });
