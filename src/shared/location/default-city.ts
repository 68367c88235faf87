import { currentLanguage } from '@/i18n/language';

/** City that is shown, marked as the default, while none is chosen or found: the operator’s. */
export const DEFAULT_CITY =
  (typeof DEFAULT_CITY_SET === 'undefined' ? undefined : DEFAULT_CITY_SET) ??
  ({
    code: '110100',
    zh: '北京市',
    en: 'Beijing',
    centre: { latitude: 39.9042, longitude: 116.4074 },
  } as const);

/** Its name in the reader's language. */
export const defaultCityName = (): string =>
  currentLanguage() === 'en' ? DEFAULT_CITY.en : DEFAULT_CITY.zh;
