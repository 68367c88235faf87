import { currentLanguage } from '@/i18n/language';
import { productName } from '@/i18n/product-name';
import type { RouteRow } from '../row';
import { titlesOf } from '../titles';

/** Title of a page in the current language. */
export function titleOf(row: RouteRow): string {
  const [zh, en] = titlesOf(row);
  return currentLanguage() === 'en' ? en : zh;
}

/** Shows `<product name> · <title>` (specification §2). */
export function showTitle(title: string): void {
  document.title = `${productName()} · ${title}`;
}
