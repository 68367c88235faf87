import { currentLanguage } from './language';

/** The product's name in the current language. */
export const productName = (): string =>
  currentLanguage() === 'en' ? PRODUCT_NAME_EN : PRODUCT_NAME;
