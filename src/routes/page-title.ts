import { useLanguage } from '@/i18n/language';
import { routeOf } from './table';
import type { RouteName } from './table';
import { titlesOf } from './titles';

/** Title of a page from the route table, in the current language. */
export function usePageTitle(name: RouteName): string {
  const [zh, en] = titlesOf(routeOf(name));
  return useLanguage() === 'en' ? en : zh;
}
