import { currentLanguage } from '@/i18n/language';
import { productName } from '@/i18n/product-name';
import type { RouteRow } from '../row';

/** Title of a page in the current language. */
export const titleOf = ({ title: [zh, en] }: RouteRow): string =>
  currentLanguage() === 'en' ? en : zh;

/** Shows `<product name> · <title>` (specification §2). */
export function showTitle(title: string): void {
  document.title = `${productName()} · ${title}`;
}
